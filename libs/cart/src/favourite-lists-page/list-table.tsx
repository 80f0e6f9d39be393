import type { FavouriteListSummary } from '@shop/api-contracts';
import { Button, RecordTable, Tag, Td, Th, Tr, useFocusLater } from '@shop/design-system';
import { formatDate, localDay, useI18n } from '@shop/i18n';
import { paths, RemovedNotice, ShopLink, useRemovals } from '@shop/platform';
import { isOwn } from '../favourite-lists/list-order.ts';
import { useListChanges, useListErrorToast } from '../favourite-lists/use-list-changes.ts';
import type { useNaming } from '../favourite-lists/use-naming.tsx';
import { useText } from '../text.ts';
import styles from './favourite-lists-page.module.css';

interface ListTableProps {
  caption: string;
  lists: readonly FavouriteListSummary[];
  /** Content of the second column: when an own list changed, or who shares it. */
  detail: 'changed' | 'owner';
  naming: ReturnType<typeof useNaming>;
  /** Called when the focused element is removed. */
  leave: () => void;
}

export const listLinkId = (id: string): string => `list-${id}`;

/** Lists to open and copy; own ones also to rename and delete, with undo. */
export function ListTable({ caption, lists, detail, naming, leave }: ListTableProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const changes = useListChanges();
  const focusLater = useFocusLater();
  const showFailure = useListErrorToast();
  const removals = useRemovals((id) =>
    changes
      .remove({ id })
      .catch((error: unknown) => showFailure(error, lists.find((list) => list.id === id)?.name ?? '')),
  );
  const detailTitle = t(detail === 'changed' ? 'cart.lists.changed' : 'cart.lists.owner');
  return (
    <RecordTable caption={caption} middle className={styles.table}>
      <thead>
        <tr>
          <Th>{t('cart.lists.list')}</Th>
          <Th numeric>{t('cart.lists.lines')}</Th>
          <Th>{detailTitle}</Th>
          <Th>
            <span className="sr">{t('cart.lists.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => {
          const { id, name } = list;
          const removal = removals.of(id);
          if (removal === 'leaving') return null;
          if (removal === 'undoable') {
            return (
              <tr key={id}>
                <td colSpan={4}>
                  <RemovedNotice
                    text={t('cart.lists.deleted', { name })}
                    undoLabel={t('cart.lists.undo')}
                    undo={() => {
                      removals.undo(id);
                      focusLater(listLinkId(id));
                    }}
                    onEnd={(hadFocus) => {
                      removals.end(id);
                      if (hadFocus) leave();
                    }}
                  />
                </td>
              </tr>
            );
          }
          return (
            <Tr key={id}>
              <Td place="name" className={styles.name}>
                <ShopLink to={paths.favouriteList(id)} id={listLinkId(id)} className="strong">
                  <bdi>{name}</bdi>
                </ShopLink>{' '}
                {isOwn(list) && list.isShared && <Tag>{t('cart.lists.shared')}</Tag>}
              </Td>
              <Td place="end" numeric>
                <span className={styles.columnCount}>{list.size}</span>
                <span className={styles.ownCount}>{t('cart.lists.size', { count: list.size })}</span>
              </Td>
              <Td place="state" label={detailTitle}>
                <bdi>{detail === 'changed' ? formatDate(localDay(list.changedAt), tag) : list.owner}</bdi>
              </Td>
              <Td place="line" className={styles.actions}>
                <ListActions list={list} naming={naming} remove={() => removals.remove(id)} />
              </Td>
            </Tr>
          );
        })}
      </tbody>
    </RecordTable>
  );
}

interface ListActionsProps extends Pick<ListTableProps, 'naming'> {
  list: FavouriteListSummary;
  remove: () => void;
}

function ListActions({ list, naming, remove }: ListActionsProps) {
  const t = useText();
  const { name } = list;
  return (
    <span>
      {isOwn(list) && (
        <Button
          variant="bare"
          size="small"
          icon="pencil"
          aria-label={t('cart.lists.renameOf', { name })}
          onClick={() => naming.rename(list)}
        >
          {t('cart.lists.rename')}
        </Button>
      )}
      <Button
        variant="bare"
        size="small"
        icon="copy"
        aria-label={t('cart.lists.copyNamed', { name })}
        onClick={() => naming.copy(list)}
      >
        {t('cart.lists.copy')}
      </Button>
      {isOwn(list) && (
        <Button variant="bare" size="small" icon="bin" aria-label={t('cart.lists.deleteOf', { name })} onClick={remove}>
          {t('cart.lists.delete')}
        </Button>
      )}
    </span>
  );
}
