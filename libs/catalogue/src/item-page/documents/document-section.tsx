import type { Item } from '@shop/api-contracts';
import { hydrateLater } from '@shop/platform';
import type { useText } from '../../text.ts';
import type { ItemSection } from '../section/item-section.ts';

const Documents = hydrateLater(async () => (await import('./documents.tsx')).Documents);

/** Manuals, certificates and instructions. */
export function documentSection({ documents = [] }: Item, t: ReturnType<typeof useText>): ItemSection | null {
  if (documents.length === 0) return null;
  return {
    id: 'documents',
    title: t('catalogue.item.documents'),
    content: <Documents documents={documents} />,
  };
}
