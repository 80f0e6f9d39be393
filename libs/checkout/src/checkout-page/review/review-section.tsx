import { ShopLink, type CheckoutStep } from '@shop/platform';
import type { ReactNode } from 'react';
import { useStepPath } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import styles from './review.module.css';

/** Input of one step, with a link to change it. */
export function ReviewSection({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const t = useText();
  const stepPath = useStepPath();
  const title = t(`checkout.step.${step}`);
  return (
    <section aria-labelledby={`review-${step}`} className={styles.section}>
      <header>
        <h2 id={`review-${step}`}>{title}</h2>
        <ShopLink to={stepPath(step)} aria-label={t('checkout.review.changeOf', { step: title })}>
          {t('checkout.review.change')}
        </ShopLink>
      </header>
      {children}
    </section>
  );
}
