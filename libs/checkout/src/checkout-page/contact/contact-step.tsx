import { calls, type OrderContact } from '@shop/api-contracts';
import { Form, Notice } from '@shop/design-system';
import { DraftNotice, fieldErrorsOf, useFormDraft, useFormText } from '@shop/forms';
import { callOrThrow, hasCustomerNumber, useApp } from '@shop/platform';
import { useCheckout } from '../../order/checkout-context.ts';
import { useSaveStep } from '../../order/use-save-step.ts';
import { useText } from '../../text.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactOf, contactValues, referenceOf } from './contact-values.ts';
import { OrderFile } from './order-file.tsx';
import { StepActions } from '../step/step-actions.tsx';
import { StepFailure } from '../step/step-failure.tsx';
import { useContactErrors } from './use-contact-errors.ts';
import styles from '../checkout-page.module.css';

/** Form for the contact person and the buyer's own references. */
export function ContactStep() {
  const t = useText();
  const inForm = useFormText();
  const { api } = useApp();
  const { order, person, typedReference } = useCheckout();
  const errorOf = useContactErrors();
  const draft = useFormDraft({
    form: `checkout/${order.cartId}/contact`,
    owner: person.session.accountRef,
    saved: contactValues(order, person.user),
  });
  const save = useSaveStep({
    step: 'contact',
    send: (body: OrderContact) => callOrThrow(api, calls.orders.setContact, { params: { id: order.orderId }, body }),
    onSaved: () => draft.finish(),
  });
  const errors = fieldErrorsOf(save.error, errorOf);
  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={save.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) => save.mutateAsync(contactOf(entered, typedReference.current?.trim() ?? referenceOf(order)))}
    >
      <DraftNotice draft={draft} />
      {order.vatIdCheck === 'notVerified' && (
        <Notice type="informative" title={t('checkout.contact.vatNotVerified')}>
          {t('checkout.contact.vatNotVerifiedText')}
        </Notice>
      )}
      <ContactFields
        draft={draft}
        isCustomer={hasCustomerNumber(person.scope)}
        accountEmail={person.user.email}
        file={<OrderFile />}
      />
      {errors.length === 0 && <StepFailure error={save.error} />}
      <StepActions isPending={save.isPending} />
    </Form>
  );
}
