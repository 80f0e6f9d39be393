import type { CategoryItems, ItemCard, ItemColumn } from '@shop/api-contracts';
import { chooseUnit } from '@shop/cart';
import { CardGrid, classNames } from '@shop/design-system';
import { useIdentityScope } from '@shop/platform';
import { memo, useCallback } from 'react';
import { ItemCardTile } from '../item-card/item-card-tile.tsx';
import type { ItemTableProps } from '../item-card/item-table.tsx';
import { ItemTable } from '../item-card/lazy-item-table.ts';
import type { ResultView } from '../sort-and-view/sort-and-view.tsx';
import { useTrueScale } from '../true-scale/true-scale.ts';
import styles from './filtered-list.module.css';

/** Number of cards initially in view on a desktop. */
const cardsInView = 4;

interface ItemListProps extends Pick<ItemTableProps, 'list' | 'caption' | 'sort' | 'sortHref' | 'names'> {
  items: readonly ItemCard[];
  columns: readonly ItemColumn[];
  view: ResultView;
  /** True while other articles load; the old ones stay, dimmed. */
  busy: boolean;
  /** That the articles fit: one that is opened is added for it. */
  unit: CategoryItems['fits'];
  /** Of a category whose drawings can be shown in one scale. */
  drawnSize?: CategoryItems['drawnSize'];
  onSelect: (item: ItemCard, index: number) => void;
}

export function ItemList({ items, columns, view, busy, unit, drawnSize, onSelect: report, ...table }: ItemListProps) {
  const scope = useIdentityScope();
  const isTrueScale = useTrueScale();
  const onSelect = useCallback(
    (item: ItemCard, index: number) => {
      if (unit) chooseUnit(unit, item.commercialItemId, scope);
      report(item, index);
    },
    [unit, scope, report],
  );
  if (view === 'list') {
    return (
      <div className={classNames(styles.table, busy && styles.busy)} aria-busy={busy || undefined}>
        <ItemTable items={items} columns={columns} onSelect={onSelect} {...table} />
      </div>
    );
  }
  return (
    <CardGrid busy={busy}>
      <Cards {...{ items, columns, onSelect }} drawnSize={isTrueScale ? drawnSize : undefined} />
    </CardGrid>
  );
}

/** Not rendered again while only filters change: each press of one would render every card. */
const Cards = memo(function Cards({
  items,
  columns,
  drawnSize,
  onSelect,
}: Pick<ItemListProps, 'items' | 'columns' | 'drawnSize' | 'onSelect'>) {
  return items.map((item, index) => (
    <ItemCardTile
      key={`${item.genericItemId}-${item.commercialItemId ?? ''}`}
      item={item}
      columns={columns}
      drawnSize={drawnSize}
      priority={index < cardsInView}
      onSelect={() => onSelect(item, index)}
    />
  ));
});
