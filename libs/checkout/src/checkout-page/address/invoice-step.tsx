import { calls } from '@shop/api-contracts';
import { Checkbox, Form } from '@shop/design-system';
import {
  AddressText,
  DraftNotice,
  addressValues,
  enteredAddress,
  fieldErrorsOf,
  type AddressLists,
  type EnteredAddress,
  useAddressErrors,
  useFormDraft,
  useFormText,
} from '@shop/forms';
import { callOrThrow, useApp } from '@shop/platform';
import { useState } from 'react';
import { useCheckout } from '../../order/checkout-context.ts';
import { useSaveStep } from '../../order/use-save-step.ts';
import { useText } from '../../text.ts';
import { AddressChoice } from './address-choice.tsx';
import { StepActions } from '../step/step-actions.tsx';
import { StepFailure } from '../step/step-failure.tsx';
import { useKeepAddress } from './use-keep-address.ts';
import { WithAddressLists } from './with-address-lists.tsx';
import styles from '../checkout-page.module.css';

/** Step for the invoice address, by default the delivery address. */
export function InvoiceStep() {
  return <WithAddressLists>{(lists) => <InvoiceForm {...lists} />}</WithAddressLists>;
}

function InvoiceForm({ addresses, countries, states }: AddressLists) {
  const inForm = useFormText();
  const { api, locale } = useApp();
  const { order, person } = useCheckout();
  const params = { id: order.orderId };
  const errorOf = useAddressErrors(countries);
  const keepAddress = useKeepAddress();
  const draft = useFormDraft({
    form: `checkout/${order.cartId}/invoice`,
    owner: person.session.accountRef,
    saved: {
      asDelivery: order.invoiceAddress === null ? 'on' : '',
      ...addressValues({
        addresses,
        countries,
        saved: order.invoiceAddress,
        isUsual: ({ defaultInvoice }) => defaultInvoice,
        country: locale.country,
        companyOrName: person.user.companyName,
      }),
    },
  });
  const save = useSaveStep({
    step: 'invoice',
    send: (entered: EnteredAddress | null) =>
      entered
        ? callOrThrow(api, calls.orders.setInvoiceAddress, { params, body: entered.address })
        : callOrThrow(api, calls.orders.removeInvoiceAddress, { params }),
    onSaved(_saved, entered) {
      draft.finish();
      if (entered?.isToBeKept) keepAddress(entered.address);
    },
  });
  const errors = fieldErrorsOf(save.error, (field) => errorOf(field, save.variables?.address.countryCode ?? ''));
  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={save.isPending}
      onChange={draft.onChange}
      onSubmit={(entered) => save.mutateAsync(entered.has('asDelivery') ? null : enteredAddress(entered, addresses))}
    >
      <DraftNotice draft={draft} />
      <InvoiceFields lists={{ addresses, countries, states }} draft={draft} />
      {errors.length === 0 && <StepFailure error={save.error} />}
      <StepActions isPending={save.isPending} />
    </Form>
  );
}

interface InvoiceFieldsProps {
  lists: Pick<AddressLists, 'addresses' | 'countries' | 'states'>;
  draft: ReturnType<typeof useFormDraft>;
}

function InvoiceFields({ lists, draft }: InvoiceFieldsProps) {
  const t = useText();
  const { order } = useCheckout();
  const [isAsDelivery, setAsDelivery] = useState(draft.values['asDelivery'] === 'on');
  return (
    <>
      <Checkbox
        name="asDelivery"
        label={t('checkout.invoice.asDelivery')}
        checked={isAsDelivery}
        onChange={(event) => setAsDelivery(event.currentTarget.checked)}
      />
      {isAsDelivery && order.shippingAddress && <AddressText address={order.shippingAddress} />}
      {!isAsDelivery && <AddressChoice label={t('checkout.invoice.where')} {...lists} draft={draft} />}
    </>
  );
}
