import type { Item } from '@shop/api-contracts';
import { hydrateLater } from '@shop/platform';
import type { useText } from '../../text.ts';
import type { ItemSection } from '../section/item-section.ts';
import type { Related } from './use-related-items.ts';

const Alternatives = hydrateLater(async () => (await import('./alternatives.tsx')).Alternatives);

/** Alternative articles, each with the reason. */
export function alternativesSection(item: Item, { data }: Related, t: ReturnType<typeof useText>): ItemSection | null {
  if (!data || data.alternatives.length === 0) return null;
  return {
    id: 'alternatives',
    title: t('catalogue.item.alternatives'),
    lead: t('catalogue.item.alternatives.lead'),
    content: <Alternatives item={item} related={data} />,
  };
}
