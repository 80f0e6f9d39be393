import type { FavouriteList } from '@shop/api-contracts';
import { Checkbox, RecordTable, Th, useFocusLater } from '@shop/design-system';
import { RemovedNotice, type Removals } from '@shop/platform';
import { useCallback, useEffect, useRef } from 'react';
import { useListChanges, useListErrorToast } from '../favourite-lists/use-list-changes.ts';
import { articleIdOf, isOnRequest, type CompleteItems } from '../lines/use-complete-items.ts';
import { usePriceTerms } from '../lines/use-price-terms.ts';
import { useText } from '../text.ts';
import { ListItemRow } from './list-item-row.tsx';
import type { Selection } from './use-selection.ts';
import styles from './favourite-list-page.module.css';

interface ListItemTableProps {
  list: FavouriteList;
  canChange: boolean;
  complete: CompleteItems;
  selection: Selection;
  removals: Removals;
  /** Called when the focused element is removed. */
  leave: () => void;
}

/** The articles of a list. Rows are memoized, since lists have hundreds of them. */
export function ListItemTable({ list, canChange, complete, selection, removals, leave }: ListItemTableProps) {
  const t = useText();
  const terms = usePriceTerms().shown;
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const focusLater = useFocusLater();
  const ids = list.items.filter(({ id }) => removals.of(id) === undefined).map(({ id }) => id);
  const chosenCount = selection.selectedOf(ids).length;

  const latest = useRef({ changes, showFailure, removals, list });
  useEffect(() => {
    latest.current = { changes, showFailure, removals, list };
  });
  const setQuantity = useCallback((id: string, quantity: number) => {
    const now = latest.current;
    now.changes.setQuantity(now.list, id, quantity).catch((error: unknown) => now.showFailure(error, now.list.name));
  }, []);
  const remove = useCallback((id: string) => latest.current.removals.remove(id), []);

  const isAllChosen = ids.length > 0 && chosenCount === ids.length;
  return (
    <RecordTable caption={t('cart.lists.linesOf', { name: list.name })} layout="lines" middle className={styles.table}>
      <thead>
        <tr>
          <Th className={styles.tick}>
            <Checkbox
              label={<span className={styles.allLabel}>{t('cart.lists.chooseAll')}</span>}
              checked={isAllChosen}
              indeterminate={chosenCount > 0 && !isAllChosen}
              onChange={() => selection.setAll(isAllChosen ? [] : ids)}
            />
          </Th>
          <Th className={styles.picture}>
            <span className="sr">{t('cart.lists.drawing')}</span>
          </Th>
          <Th>{t('cart.lists.article')}</Th>
          <Th className={styles.ownNumber}>{t('cart.lists.ownNumber')}</Th>
          <Th>{t('cart.lists.quantity')}</Th>
          <Th numeric unit={terms}>
            {t('cart.lists.each')}
          </Th>
          <Th numeric className={styles.lineTotal}>
            {t('cart.page.lineTotal')}
          </Th>
          <Th>{t('cart.lists.availability')}</Th>
          {canChange && (
            <Th>
              <span className="sr">{t('cart.lists.actions')}</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {list.items.map((line) => {
          const removal = removals.of(line.id);
          if (removal === 'leaving') return null;
          return removal === 'undoable' ? (
            <tr key={line.id}>
              <td colSpan={9}>
                <RemovedNotice
                  text={t('cart.lists.removed', { number: line.articleNumber })}
                  undoLabel={t('cart.lists.undo')}
                  undo={() => {
                    removals.undo(line.id);
                    focusLater(`line-${line.id}`);
                  }}
                  onEnd={(hadFocus) => {
                    removals.end(line.id);
                    if (hadFocus) leave();
                  }}
                />
              </td>
            </tr>
          ) : (
            <ListItemRow
              key={line.id}
              line={line}
              canChange={canChange}
              isAsking={line.item !== null && isOnRequest(line.item) && !complete.has(articleIdOf(line.item))}
              isChosen={selection.has(line.id)}
              onChoose={selection.toggle}
              onQuantity={setQuantity}
              onRemove={remove}
            />
          );
        })}
      </tbody>
    </RecordTable>
  );
}
