import { paths, ShopLink } from '@shop/platform';
import { Field, Form } from '@shop/design-system';
import { useFormText } from '@shop/forms';
import type { Payment } from '../../payment/use-payment.ts';
import { PayButton } from '../../payment/pay-button.tsx';
import { useCheckout } from '../../order/checkout-context.ts';
import { useText } from '../../text.ts';
import { useContactErrors } from '../contact/use-contact-errors.ts';
import type { SheetStep } from './sheet-section.tsx';
import { useOrderReference } from './use-order-reference.ts';
import type { FitConfirmations } from './use-fit-confirmations.ts';
import styles from './checkout-sheet.module.css';

interface PlaceOrderProps {
  payment: Payment;
  confirmation: FitConfirmations;
  /** The section that is being edited; the order is placed once it is saved or closed. */
  edited: SheetStep | undefined;
  /** The first section that was closed with changes that are not saved. */
  unsaved: SheetStep | undefined;
}

/** The purchase-order number and the button, which stays in view; on wide screens both do. */
export function PlaceOrder({ payment, confirmation, edited, unsaved }: PlaceOrderProps) {
  const t = useText();
  const inForm = useFormText();
  const errorOf = useContactErrors();
  const { order, setReferenceGiven } = useCheckout();
  const reference = useOrderReference();
  const { draft, errors } = reference;
  const isComplete = order.step === 'review';
  const isHeld = edited !== undefined || unsaved !== undefined;
  const isRequired = order.requiresOrderReference;
  return (
    <Form
      key={draft.key}
      className={styles.place}
      data-sticky={isComplete && !isHeld ? true : undefined}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={payment.isBusy}
      onChange={reference.onChange}
      onSubmit={() => {
        // Enter in the field is no order while something is missing
        if (!isComplete || isHeld || !payment.method || payment.isBlocked) return;
        if (confirmation.hold()) return;
        payment.pay(payment.method, reference.finish);
      }}
    >
      <p className={styles.terms}>
        <bdi>
          {t('checkout.payment.terms')} <ShopLink to={paths.terms()}>{t('checkout.payment.termsLink')}</ShopLink>
        </bdi>
      </p>
      {isComplete && edited && (
        <p className={styles.terms}>{t('checkout.sheet.saveFirst', { step: t(`checkout.step.${edited}`) })}</p>
      )}
      {isComplete && !edited && unsaved && (
        <p className={styles.terms} role="status">
          {t('checkout.sheet.unsaved', { step: t(`checkout.step.${unsaved}`) })}
        </p>
      )}
      <div className={styles.numberAndButton}>
        <Field
          name="customerOrderReference"
          label={t('checkout.contact.customerOrderReference')}
          {...(isRequired ? {} : { labelNote: inForm('form.optional') })}
          required={isRequired}
          defaultValue={draft.values['customerOrderReference'] ?? ''}
          maxLength={reference.maxLength}
          autoComplete="off"
          spellCheck={false}
          onBlur={({ currentTarget }) => setReferenceGiven(currentTarget.value.trim() !== '')}
          errorText={() => errorOf('customerOrderReference')}
        />
        <div className={styles.button}>
          <PayButton order={order} payment={payment} isDisabled={!isComplete || isHeld} />
        </div>
      </div>
    </Form>
  );
}
