import type { RelatedItems } from '@shop/api-contracts';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { ItemTable } from '../item-card/item-table.tsx';
import { useText } from '../text.ts';
import { sharedColumns } from './shared-columns.ts';

/** A table of the alternatives, named by the reason why each is one. */
export function Alternatives({ alternatives, columns }: RelatedItems) {
  const t = useText();
  const name = t('catalogue.item.alternatives');
  const items = alternatives.map(({ item }) => item);
  const select = useItemListEvents({ id: 'alternatives', name, items });
  return (
    <ItemTable
      items={alternatives.map(({ item, reason }) => ({ ...item, name: reason || item.name }))}
      columns={sharedColumns(items, columns)}
      caption={name}
      names
      onSelect={(_, index) => items[index] && select(items[index], index)}
    />
  );
}
