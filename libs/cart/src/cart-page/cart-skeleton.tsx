import { Skeleton } from '@shop/design-system';
import { useText } from '../text.ts';
import pageStyles from './cart-page.module.css';
import styles from './cart-skeleton.module.css';

const rows = 4;

/** Skeleton of table and totals, with the same layout to avoid shifts. */
export function CartSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className={pageStyles.grid}>
      <p role="status" className="sr">
        {t('cart.page.loading')}
      </p>
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.line}>
            <Skeleton shape="mini" />
            <div>
              <Skeleton width={index % 2 ? 'half' : 'most'} />
              <Skeleton width="third" />
            </div>
            <Skeleton shape="button" />
            <Skeleton width="most" />
          </div>
        ))}
      </div>
      <div className={styles.totals} aria-hidden="true">
        <Skeleton width="most" />
        <Skeleton shape="title" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
