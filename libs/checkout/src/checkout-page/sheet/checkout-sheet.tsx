import type { Order } from '@shop/api-contracts';
import { DefinitionList, Notice } from '@shop/design-system';
import { useHasDraft, useHoldInput } from '@shop/forms';
import { useI18n } from '@shop/i18n';
import { ShopLink, type CheckoutStep } from '@shop/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCheckout } from '../../order/checkout-context.ts';
import { useLinesPage } from '../../order/offered-cart.ts';
import { isReached } from '../../order/steps.ts';
import { PaymentFailureNotice } from '../../payment/payment-failure-notice.tsx';
import { PaymentMethodsField } from '../../payment/payment-methods-field.tsx';
import { PaymentUnderWay } from '../../payment/payment-under-way.tsx';
import { usePayment } from '../../payment/use-payment.ts';
import { useText } from '../../text.ts';
import { DeliveryStep } from '../address/delivery-step.tsx';
import { InvoiceStep } from '../address/invoice-step.tsx';
import { ContactStep } from '../contact/contact-step.tsx';
import { FreightStep } from '../freight/freight-step.tsx';
import { StepFailure } from '../step/step-failure.tsx';
import { orderSums } from '../summary/order-sums.tsx';
import { OrderLines } from './order-lines.tsx';
import { PlaceOrder } from './place-order.tsx';
import { ContactValue, DeliveryValue, FreightValue, InvoiceValue, PaymentValue } from './section-values.tsx';
import { headingIdOf, SheetSection, type SheetStep } from './sheet-section.tsx';
import { useFitConfirmations } from './use-fit-confirmations.ts';
import styles from './checkout-sheet.module.css';

/** Sections with a form whose input is kept. */
const draftedSteps = ['contact', 'delivery', 'invoice', 'freight'] as const satisfies readonly SheetStep[];

interface CheckoutSheetProps {
  /** The section that is open; `review`: none. */
  step: CheckoutStep;
  /** The order as its sums are shown, perhaps with freight that is not saved yet. */
  shown: Order;
  /** What has changed since the order was begun, with the way on; `acknowledge` lets the reader pay again. */
  changed: ((acknowledge: () => void) => ReactNode) | undefined;
}

/** The whole order on one sheet: sections that say what is set and are edited in place, what it costs, number and button. */
export function CheckoutSheet({ step, shown, changed }: CheckoutSheetProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const { order, filledFrom } = useCheckout();
  const linesPage = useLinesPage(order);
  const confirmation = useFitConfirmations(order);
  const payment = usePayment(order);
  const isUnderWay = order.state === 'paying' && !payment.isBusy && !payment.session;
  const open = payment.session ? 'payment' : order.state === 'paying' ? undefined : step;
  useSectionFocus(open);
  const unsaved = useUnsavedSections(open);

  const isComplete = order.step === 'review';
  const section = (name: SheetStep, value: ReactNode, form: ReactNode) => {
    const isChangeable = order.state === 'open' && !payment.isBusy && !payment.session;
    const isMissing = name === order.step;
    const isAhead = !isReached(name, order);
    const state = name === open ? 'open' : isAhead ? 'ahead' : !isChangeable ? 'locked' : isMissing ? 'missing' : 'set';
    return (
      <SheetSection
        step={name}
        state={state}
        canClose={isComplete && isChangeable}
        isUnsaved={unsaved.includes(name)}
        value={value}
      >
        {form}
      </SheetSection>
    );
  };
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <h1 tabIndex={-1}>{t('checkout.sheet.title')}</h1>
        <p className={styles.lead}>
          {filledFrom !== null && `${t('checkout.sheet.filledFrom', { number: filledFrom })} `}
          {t(isComplete ? 'checkout.sheet.lead' : 'checkout.sheet.leadMissing')}
        </p>
        <div className={styles.notices}>
          {changed?.(payment.acknowledge)}
          {isUnderWay ? (
            <PaymentUnderWay order={order} pay={payment} />
          ) : (
            <PaymentFailureNotice failure={payment.failure} onReview={payment.acknowledge} />
          )}
          {confirmation.isTold && confirmation.open.length > 0 && (
            <Notice type="critical" live title={t('checkout.fit.open', { count: confirmation.open.length })}>
              {t('checkout.fit.openText')}
            </Notice>
          )}
          {confirmation.isFailed && <StepFailure error={confirmation.error} />}
        </div>
        <div className={styles.sections}>
          {section('contact', <ContactValue order={order} />, <ContactStep />)}
          {section('delivery', <DeliveryValue order={order} />, <DeliveryStep />)}
          {section('invoice', <InvoiceValue order={order} />, <InvoiceStep />)}
          {section('freight', <FreightValue order={order} />, <FreightStep />)}
          {section(
            'payment',
            <PaymentValue method={payment.method} />,
            <PaymentMethodsField order={order} payment={payment} />,
          )}
        </div>
      </div>
      <aside className={styles.order} aria-label={t('checkout.summary')}>
        <div className={styles.costs}>
          <header className={styles.orderHead}>
            <h2>{t('checkout.summary')}</h2>
            <span className="muted nb">{t('checkout.summary.lines', { count: order.lines.length })}</span>
            {order.state === 'open' && <ShopLink to={linesPage.to}>{linesPage.editText}</ShopLink>}
          </header>
          {order.quoteNumber && (
            <p className={styles.offer}>{t('checkout.summary.offer', { number: order.quoteNumber })}</p>
          )}
          {order.generatedQuoteNumber && (
            <p className={styles.offer}>
              {t('checkout.summary.generatedQuote', { number: order.generatedQuoteNumber })}
            </p>
          )}
          <OrderLines order={order} confirmation={confirmation} />
          <DefinitionList items={orderSums(shown, { t, tag })} />
        </div>
        {!isUnderWay && !payment.session && (
          <PlaceOrder
            payment={payment}
            confirmation={confirmation}
            unsaved={unsaved[0]}
            edited={isComplete && open !== 'review' && open !== 'payment' ? open : undefined}
          />
        )}
      </aside>
    </div>
  );
}

/** Sections that were closed with changes in them: they are kept, and hold the order like an open one. */
function useUnsavedSections(open: CheckoutStep | undefined): SheetStep[] {
  const { order, person } = useCheckout();
  const hasDraft = useHasDraft(person.session.accountRef);
  const unsaved = draftedSteps.filter((step) => step !== open && hasDraft(`checkout/${order.cartId}/${step}`));
  useHoldInput(unsaved.length > 0);
  return unsaved;
}

/** Moves the focus to the section that opens, or to the one that has just been closed. */
function useSectionFocus(open: CheckoutStep | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    if (last === open) return;
    before.current = open;
    const target = open === undefined || open === 'review' ? last : open;
    if (target !== undefined && target !== 'review') document.getElementById(headingIdOf(target))?.focus();
  }, [open]);
}
