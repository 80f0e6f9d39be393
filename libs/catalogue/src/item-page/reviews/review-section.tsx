import type { Item } from '@shop/api-contracts';
import { hydrateLater } from '@shop/platform';
import type { useText } from '../../text.ts';
import type { ItemSection } from '../section/item-section.ts';

const Reviews = hydrateLater(async () => (await import('./reviews.tsx')).Reviews);

/** Customer reviews of the article, and the form to write one. */
export function reviewSection(item: Item, t: ReturnType<typeof useText>): ItemSection {
  return { id: 'reviews', title: t('catalogue.item.reviews'), content: <Reviews item={item} /> };
}
