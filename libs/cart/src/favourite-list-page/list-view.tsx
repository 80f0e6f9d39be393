import type { FavouriteList, FavouriteListItem } from '@shop/api-contracts';
import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink, useRemovals } from '@shop/platform';
import { useMemo, useRef } from 'react';
import { isOwn } from '../favourite-lists/list-order.ts';
import { useListChanges, useListErrorToast } from '../favourite-lists/use-list-changes.ts';
import { articleIdOf, isOnRequest, useCompleteItems, type CompleteItems } from '../lines/use-complete-items.ts';
import { useText } from '../text.ts';
import { AddListLine } from './add-list-line.tsx';
import { ListConfigurations } from './list-configurations.tsx';
import { ListFreight } from './list-freight.tsx';
import { ListHead } from './list-head.tsx';
import { ListItemTable } from './list-item-table.tsx';
import { ListOrderBar } from './list-order-bar.tsx';
import { useSelection } from './use-selection.ts';
import styles from './favourite-list-page.module.css';

/** A loaded list: its facts and actions, lines, configured machines and freight. */
export function ListView({ list: asListed, scope }: { list: FavouriteList; scope: string }) {
  const t = useText();
  const cards = useMemo(() => asListed.items.flatMap(({ item }) => (item ? [item] : [])), [asListed]);
  const complete = useCompleteItems(cards, scope);
  const list = useMemo(
    () => ({ ...asListed, items: asListed.items.map((line) => completeLine(line, complete)) }),
    [asListed, complete],
  );
  const isAsking = cards.some((item) => isOnRequest(item) && !complete.has(articleIdOf(item)));
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const selection = useSelection();
  const removals = useRemovals((id) =>
    changes.removeItem(list, id).catch((error: unknown) => showFailure(error, list.name)),
  );
  const present = list.items.filter(({ id }) => removals.of(id) === undefined);
  const isEmpty = list.items.length + list.configurations.length === 0;
  return (
    <>
      <ListHead list={list} lineCount={present.length + list.configurations.length} scope={scope} heading={heading} />
      {isEmpty && (
        <EmptyState
          title={t('cart.lists.empty')}
          actions={
            <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
              {t('cart.lists.find')}
            </ShopLink>
          }
        >
          <p>{t('cart.lists.emptyText')}</p>
        </EmptyState>
      )}
      {list.items.length > 0 && (
        <ListItemTable
          list={list}
          canChange={isOwn(list)}
          complete={complete}
          selection={selection}
          removals={removals}
          leave={() => heading.current?.focus()}
        />
      )}
      {list.configurations.length > 0 && <ListConfigurations list={list} canChange={isOwn(list)} />}
      {!isEmpty && <ListOrderBar list={list} items={present} selection={selection} isAsking={isAsking} />}
      <div className={styles.tools}>
        {isOwn(list) && <AddListLine list={list} />}
        {!isEmpty && <ListFreight list={list} />}
      </div>
    </>
  );
}

/** The very line where nothing is new, so that its row is not drawn again. */
function completeLine(line: FavouriteListItem, complete: CompleteItems): FavouriteListItem {
  const item = line.item && complete.get(articleIdOf(line.item));
  return item ? { ...line, item } : line;
}
