import { Skeleton, SkeletonRows } from '@shop/design-system';
import { useText } from '../text.ts';
import styles from './confirmation-page.module.css';

/** What comes below the heading: the number, what happens next with two buttons, and the lines. */
export function ConfirmationSkeleton() {
  const t = useText();
  return (
    <div className={styles.confirmation}>
      <p className={styles.number} aria-hidden="true">
        <Skeleton shape="price" width="half" />
      </p>
      <div aria-hidden="true">
        <h2>{t('checkout.confirmation.next')}</h2>
        <div className={styles.next}>
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
        <div className={styles.actions}>
          <Skeleton shape="button" className={styles.button} />
          <Skeleton shape="button" className={styles.button} />
        </div>
      </div>
      <SkeletonRows rows={4} label={t('checkout.payment.loading')} />
    </div>
  );
}
