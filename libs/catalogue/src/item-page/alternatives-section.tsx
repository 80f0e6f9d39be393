import type { RelatedItems } from '@shop/api-contracts';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { ItemTable } from '../item-card/later-item-table.ts';
import { useText } from '../text.ts';
import { sharedColumns } from './fits-section.tsx';
import type { ItemSection } from './item-section.ts';
import type { Related } from './use-related-items.ts';

/** Articles that would do as well, each with the reason why. */
export function alternativesSection({ data }: Related, t: ReturnType<typeof useText>): ItemSection | null {
  if (!data || data.alternatives.length === 0) return null;
  return {
    id: 'alternatives',
    title: t('catalogue.item.alternatives'),
    lead: t('catalogue.item.alternatives.lead'),
    content: <Alternatives {...data} />,
  };
}

function Alternatives({ alternatives, columns }: RelatedItems) {
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
