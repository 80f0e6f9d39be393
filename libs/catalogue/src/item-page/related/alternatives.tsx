import type { Item, RelatedItems } from '@shop/api-contracts';
import { buttonClass } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useMemo } from 'react';
import { comparePath, maxCompared } from '../../compare-tray/compare-address.ts';
import { useItemListEvents } from '../../item-card/item-list-events.ts';
import { ItemTable } from '../../item-card/item-table.tsx';
import { useText } from '../../text.ts';
import { sharedColumns } from './shared-columns.ts';
import styles from './alternatives.module.css';

interface AlternativesProps {
  item: Item;
  related: RelatedItems;
}

/** Table of alternatives with reasons, and a link to their comparison. */
export function Alternatives({ item, related: { alternatives, columns } }: AlternativesProps) {
  const t = useText();
  const name = t('catalogue.item.alternatives');
  const items = alternatives.map((one) => one.item);
  const select = useItemListEvents({ id: 'alternatives', name, items });
  const named = useMemo(
    () => alternatives.map((one) => ({ ...one.item, name: one.reason || one.item.name })),
    [alternatives],
  );
  return (
    <>
      <div className={styles.table}>
        <ItemTable
          items={named}
          columns={sharedColumns(items, columns)}
          caption={name}
          names
          onSelect={(_, index) => items[index] && select(items[index], index)}
        />
      </div>
      <ShopLink
        to={comparePath({ categoryId: item.categoryId, items: [item, ...items].slice(0, maxCompared) })}
        rel="nofollow"
        className={`${buttonClass()} ${styles.compare}`}
      >
        {t('catalogue.compare.alternatives')}
      </ShopLink>
    </>
  );
}
