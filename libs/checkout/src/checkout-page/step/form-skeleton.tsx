import { Skeleton } from '@shop/design-system';
import styles from '../checkout-page.module.css';

/** Skeleton of a form. */
export function FormSkeleton() {
  return (
    <div className={styles.formSkeleton} aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="small" width="third" />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
