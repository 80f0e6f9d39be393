import { hydrateLater } from '@shop/platform';
import type { useText } from '../../text.ts';
import type { ItemSection } from '../section/item-section.ts';
import type { Related } from './use-related-items.ts';

const Fits = hydrateLater(async () => (await import('./fits.tsx')).Fits);

/** For a part: the articles it fits. */
export function fitsSection({ data }: Related, t: ReturnType<typeof useText>): ItemSection | null {
  if (!data || data.fits.length === 0) return null;
  return {
    id: 'fits',
    title: t('catalogue.item.fits'),
    lead: t('catalogue.item.fits.lead'),
    content: <Fits {...data} />,
  };
}
