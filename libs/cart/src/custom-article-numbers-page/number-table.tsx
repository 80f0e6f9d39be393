import { fieldBounds, type CustomArticleNumberEntry } from '@shop/api-contracts';
import { Drawing, IconButton, RecordTable, Td, Th, Tr, UnbrokenNumbers, useFocusLater } from '@shop/design-system';
import { RemovedNotice, ShopLink, useRemovals } from '@shop/platform';
import { useRef } from 'react';
import { cartItemIdOf } from '../cart/cart-action-of.ts';
import { CommitField } from '../lines/commit-field.tsx';
import { linePath } from '../lines/line-path.ts';
import { useText } from '../text.ts';
import { useSetOwnNumber } from './use-set-own-number.ts';
import styles from './custom-article-numbers-page.module.css';

interface NumberTableProps {
  entries: readonly CustomArticleNumberEntry[];
  /** Called when the focused element is removed. */
  leave: () => void;
}

const keyOf = ({ item }: CustomArticleNumberEntry): string => item.commercialItemId ?? '';
const rowId = (key: string): string => `number-${key}`;

/** Own numbers beside ours, editable in place. */
export function NumberTable({ entries, leave }: NumberTableProps) {
  const t = useText();
  const setNumber = useSetOwnNumber();
  const focusLater = useFocusLater();
  // read when the time has run out, possibly after its row was filtered out
  const removed = useRef(new Map<string, CustomArticleNumberEntry>());
  const removals = useRemovals(async (id) => {
    const entry = removed.current.get(id);
    if (entry) await setNumber(entry.item, '');
  });
  const remove = (entry: CustomArticleNumberEntry) => {
    removed.current.set(keyOf(entry), entry);
    removals.remove(keyOf(entry));
  };
  return (
    <RecordTable caption={t('cart.numbers.title')} middle className={styles.table}>
      <thead>
        <tr>
          <Th className={styles.picture}>
            <span className="sr">{t('cart.lists.drawing')}</span>
          </Th>
          <Th>{t('cart.lists.article')}</Th>
          <Th>{t('cart.lists.ownNumber')}</Th>
          <Th>
            <span className="sr">{t('cart.lists.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const key = keyOf(entry);
          const removal = removals.of(key);
          if (removal === 'leaving') return null;
          return removal === 'undoable' ? (
            <tr key={key}>
              <td colSpan={4}>
                <RemovedNotice
                  text={t('cart.numbers.removed', { own: entry.customArticleNumber, number: entry.item.articleNumber })}
                  undoLabel={t('cart.lists.undo')}
                  undo={() => {
                    removals.undo(key);
                    focusLater(rowId(key));
                  }}
                  onEnd={(hadFocus) => {
                    removals.end(key);
                    if (hadFocus) leave();
                  }}
                />
              </td>
            </tr>
          ) : (
            <NumberRow
              key={key}
              entry={entry}
              onSet={(number) => void setNumber(entry.item, number)}
              onRemove={() => remove(entry)}
            />
          );
        })}
      </tbody>
    </RecordTable>
  );
}

interface NumberRowProps {
  entry: CustomArticleNumberEntry;
  onSet: (number: string) => void;
  onRemove: () => void;
}

function NumberRow({ entry, onSet, onRemove }: NumberRowProps) {
  const t = useText();
  const { item, customArticleNumber } = entry;
  const image = item.images.small ?? item.images.medium;
  return (
    <Tr id={rowId(keyOf(entry))} tabIndex={-1}>
      <Td place="picture" className={styles.picture}>
        {image && <Drawing image={image} width={44} height={44} alt="" size="mini" className={styles.drawing} />}
      </Td>
      <Td place="name" className={styles.article}>
        <ShopLink to={linePath(cartItemIdOf(item), item)} className="art" prefetch={false}>
          {item.articleNumber}
        </ShopLink>
        <span className={styles.name}>
          <UnbrokenNumbers text={item.name} />
        </span>
      </Td>
      <Td label={t('cart.lists.ownNumber')} className={styles.own}>
        <CommitField
          label={t('cart.numbers.of', { number: item.articleNumber })}
          value={customArticleNumber}
          maxLength={fieldBounds.customArticleNumber}
          className={styles.field}
          // an emptied number is deleted, with undo
          onCommit={(number) => (number === '' ? onRemove() : onSet(number))}
        />
      </Td>
      <Td place="end" className={styles.remove}>
        <IconButton
          icon="bin"
          size="small"
          label={t('cart.numbers.remove', { number: item.articleNumber })}
          onClick={onRemove}
        />
      </Td>
    </Tr>
  );
}
