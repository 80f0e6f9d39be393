import { hydrateLater, notFound, useIdentityScope, usePrefetchedQuery } from '@shop/platform';
import { useParams, useSearchParams } from 'react-router';
import { CompareTray } from '../compare-tray/lazy-compare.ts';
import { useSalesDetails } from '../item-card/use-sales-details.ts';
import { readItemAddress, itemQueryOf } from './variants/item-address.ts';
import { ItemHead } from './item-head.tsx';
import { ItemSections } from './item-sections.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { ItemSummary } from './item-summary.tsx';
import { useViewItemEvent } from './use-view-item-event.ts';
import styles from './item-page.module.css';

const SalesStrip = hydrateLater(async () => (await import('./sales/sales-strip.tsx')).SalesStrip);
const ViewedItem = hydrateLater(async () => (await import('./viewed-item.tsx')).ViewedItem);

/** An article: drawing, key figures, choice of variant, price and availability, then its data in numbered sections. */
export function ItemPage() {
  const params = useParams();
  const [search] = useSearchParams();
  const scope = useIdentityScope();
  const address = readItemAddress(params, search);
  if (!address) throw notFound();
  const item = usePrefetchedQuery(itemQueryOf(address, scope));
  const { salesDetails } = useSalesDetails(item);
  useViewItemEvent(item);
  return (
    <>
      <ItemHead item={item} salesDetails={salesDetails} />
      <div className={styles.top}>
        <ItemSheet item={item} />
        <ItemSummary item={item} address={address} />
      </div>
      <ItemSections item={item} />
      <div className={styles.foot}>
        <SalesStrip item={item} />
        <CompareTray onlyOf={item.categoryId} />
      </div>
      <ViewedItem item={item} />
    </>
  );
}
