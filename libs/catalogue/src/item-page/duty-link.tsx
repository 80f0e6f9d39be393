import type { Item } from '@shop/api-contracts';
import { settingsQuery, ShopLink, unitPaths, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './item-page.module.css';

/** Leads from a unit to the proof of what it does at a duty; nothing for other articles, and in markets without that. */
export function DutyLink({ item: { categoryId, commercialItemId } }: { item: Item }) {
  const t = useText();
  const { replacementUnitsCategoryId } = usePrefetchedQuery(settingsQuery());
  if (commercialItemId === null || categoryId !== replacementUnitsCategoryId) return null;
  return (
    <p className={styles.notice} data-chrome>
      <ShopLink
        to={unitPaths.replacementProof(new URLSearchParams({ compare: commercialItemId }).toString())}
        className="target"
        prefetch={false}
      >
        {t('catalogue.item.duty')}
      </ShopLink>
    </p>
  );
}
