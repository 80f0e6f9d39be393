import { Skeleton } from '@shop/design-system';
import type { CheckoutStep } from '@shop/platform';
import { useText } from '../../text.ts';
import { StepList } from './step-list.tsx';
import styles from '../checkout-page.module.css';

interface CheckoutSkeletonProps {
  /** Undefined if the address names no step. */
  step: CheckoutStep | undefined;
  /** True beside the invitation to sign in, which has the page's heading. */
  isAwaited?: boolean;
}

/** Skeleton of a checkout step, with the same layout to avoid shifts. */
export function CheckoutSkeleton({ step = 'contact', isAwaited = false }: CheckoutSkeletonProps) {
  const t = useText();
  const title = t(`checkout.step.${step}`);
  return (
    <div aria-busy="true">
      <StepList step={step} />
      <p role="status" className="sr">
        {t('checkout.loading')}
      </p>
      <div className={styles.grid}>
        <div className={styles.summarySkeleton} aria-hidden="true">
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton shape="title" />
        </div>
        <div className={styles.step}>
          {/* not focusable: the focus waits for the final heading */}
          {isAwaited ? <p className={styles.skeletonTitle}>{title}</p> : <h1>{title}</h1>}
          <FormSkeleton />
        </div>
      </div>
    </div>
  );
}

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
