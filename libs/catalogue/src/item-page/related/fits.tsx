import type { RelatedItems } from '@shop/api-contracts';
import { useItemListEvents } from '../../item-card/item-list-events.ts';
import { ItemTable } from '../../item-card/item-table.tsx';
import { useText } from '../../text.ts';
import { sharedColumns } from './shared-columns.ts';

/** The articles that a part fits. */
export function Fits({ fits, columns }: RelatedItems) {
  const t = useText();
  const name = t('catalogue.item.fits');
  const select = useItemListEvents({ id: 'fits', name, items: fits });
  return <ItemTable items={fits} columns={sharedColumns(fits, columns)} caption={name} names onSelect={select} />;
}
