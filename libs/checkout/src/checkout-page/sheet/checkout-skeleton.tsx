import { Skeleton } from '@shop/design-system';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';
import sheet from './checkout-sheet.module.css';

/** Skeleton of the sheet, with the same layout to avoid shifts. */
export function CheckoutSkeleton({
  isAwaited = false,
}: {
  /** True beside the invitation to sign in, which has the page's heading. */
  isAwaited?: boolean;
}) {
  const t = useText();
  const title = t('checkout.sheet.title');
  return (
    <div aria-busy="true">
      <div className={sheet.grid}>
        <div className={sheet.main}>
          {/* not focusable: the focus waits for the final heading */}
          {isAwaited ? <p className={styles.skeletonTitle}>{title}</p> : <h1>{title}</h1>}
          <p role="status" className={sheet.lead}>
            {t('checkout.loading')}
          </p>
          <div className={sheet.sections} aria-hidden="true">
            {Array.from({ length: 5 }, (_, index) => (
              <div key={index} className={styles.sectionSkeleton}>
                <Skeleton width="half" />
                <Skeleton shape="small" width="third" />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.formSkeleton} aria-hidden="true">
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
