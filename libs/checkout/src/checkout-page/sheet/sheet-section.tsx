import { StateMark, StepMark } from '@shop/design-system';
import { checkoutSteps, ShopLink, type CheckoutStep } from '@shop/platform';
import type { ReactNode } from 'react';
import { insideSheet, useStepPath } from '../../order/offered-cart.ts';
import { useText } from '../../text.ts';
import styles from './sheet-section.module.css';

/** A part of the order that has a section of its own: every step but the review, which is the closed sheet. */
export type SheetStep = Exclude<CheckoutStep, 'review'>;

/** Id of a section's heading, which gets the focus when the section opens or closes. */
export const headingIdOf = (step: SheetStep): string => `checkout-${step}`;

const places = checkoutSteps.filter((step) => step !== 'review');

interface SheetSectionProps {
  step: SheetStep;
  /**
   * `open`: is edited; `set`: says what is chosen and can be opened; `missing`: can be opened and is to be filled in; `ahead`: waits for an
   * earlier section; `locked`: cannot change.
   */
  state: 'open' | 'set' | 'missing' | 'ahead' | 'locked';
  /** True if the section can be closed: nothing is missing. */
  canClose: boolean;
  /** True if it was closed with changes that are not saved. */
  isUnsaved: boolean;
  /** What is chosen. */
  value: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** One section of the sheet: closed it says what is set, open it is the form to change it. */
export function SheetSection({ step, state, canClose, isUnsaved, value, children }: SheetSectionProps) {
  const t = useText();
  const stepPath = useStepPath();
  const title = t(`checkout.step.${step}`);
  const isOpen = state === 'open';
  const isSaid = state === 'set' || state === 'locked';
  return (
    <section aria-labelledby={headingIdOf(step)} className={styles.section} data-state={state}>
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <StepMark
            number={places.indexOf(step) + 1}
            state={isOpen ? 'current' : isSaid && !isUnsaved ? 'done' : 'ahead'}
          />
        </span>
        <h2 id={headingIdOf(step)} tabIndex={-1} aria-current={isOpen ? 'step' : undefined}>
          {title}
        </h2>
        {!isOpen && (
          <div className={styles.value}>
            {isUnsaved && <StateMark tone="signal">{t('checkout.sheet.notSaved')}</StateMark>}
            {state === 'ahead' || state === 'missing' ? <p className="muted">{t('checkout.sheet.ahead')}</p> : value}
          </div>
        )}
        {(state === 'set' || state === 'missing') && (
          <ShopLink
            {...insideSheet}
            to={stepPath(step)}
            prefetch={false}
            className={styles.change}
            aria-label={t('checkout.review.changeOf', { step: title })}
          >
            {t('checkout.review.change')}
          </ShopLink>
        )}
        {isOpen && canClose && (
          <ShopLink
            {...insideSheet}
            to={stepPath('review')}
            prefetch={false}
            className={styles.change}
            aria-label={t('checkout.sheet.closeOf', { step: title })}
          >
            {t('checkout.sheet.close')}
          </ShopLink>
        )}
      </header>
      {isOpen && <div className={styles.body}>{children}</div>}
    </section>
  );
}
