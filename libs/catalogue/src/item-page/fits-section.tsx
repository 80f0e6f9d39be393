import type { RelatedItems } from '@shop/api-contracts';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { ItemTable } from '../item-card/later-item-table.ts';
import { useText } from '../text.ts';
import type { ItemSection } from './item-section.ts';
import type { Related } from './use-related-items.ts';

/** More columns than these say little about articles of several kinds. */
const mostColumns = 3;

/** For a part: the units it belongs to. */
export function fitsSection({ data }: Related, t: ReturnType<typeof useText>): ItemSection | null {
  if (!data || data.fits.length === 0) return null;
  return {
    id: 'fits',
    title: t('catalogue.item.fits'),
    lead: t('catalogue.item.fits.lead'),
    content: <Fits {...data} />,
  };
}

function Fits({ fits, columns }: RelatedItems) {
  const t = useText();
  const name = t('catalogue.item.fits');
  const select = useItemListEvents({ id: 'fits', name, items: fits });
  return <ItemTable items={fits} columns={sharedColumns(fits, columns)} caption={name} names onSelect={select} />;
}

/** Columns in which most of the articles have something to say. */
export function sharedColumns(items: RelatedItems['fits'], columns: RelatedItems['columns']): RelatedItems['columns'] {
  const having = (id: string) =>
    items.filter(({ attributes }) => attributes.some((one) => one.id === id && one.values.length > 0)).length;
  return columns.filter(({ id }) => having(id) * 2 > items.length).slice(0, mostColumns);
}
