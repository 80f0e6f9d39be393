import { Skeleton } from '@shop/design-system';
import { useText } from '../text.ts';
import styles from './request-form.module.css';

/** The request while it is loading: fields, and the articles beside or below them. */
export function RequestSkeleton() {
  const t = useText();
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className="sr">
        {t('rfq.ask.loading')}
      </p>
      <div className={styles.lead}>
        <Skeleton width="most" />
      </div>
      <div className={`${styles.form} ${styles.columns}`} aria-hidden="true">
        <div className={styles.column}>
          <Skeleton shape="title" width="third" />
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index}>
              <Skeleton shape="small" width="third" />
              <Skeleton shape="button" />
            </div>
          ))}
        </div>
        <div className={styles.column}>
          <Skeleton shape="title" width="half" />
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index}>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
