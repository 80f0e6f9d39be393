import { calls } from '@shop/api-contracts';
import { Form } from '@shop/design-system';
import {
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
import { useCheckout } from '../../order/checkout-context.ts';
import { useSaveStep } from '../../order/use-save-step.ts';
import { useText } from '../../text.ts';
import { AddressChoice } from './address-choice.tsx';
import { StepActions } from '../step/step-actions.tsx';
import { StepFailure } from '../step/step-failure.tsx';
import { useKeepAddress } from './use-keep-address.ts';
import { WithAddressLists } from './with-address-lists.tsx';
import styles from '../checkout-page.module.css';

/** Step for the delivery address. */
export function DeliveryStep() {
  return <WithAddressLists>{(lists) => <DeliveryForm {...lists} />}</WithAddressLists>;
}

function DeliveryForm({ addresses, countries, states }: AddressLists) {
  const t = useText();
  const inForm = useFormText();
  const { api, locale } = useApp();
  const { order, person } = useCheckout();
  const errorOf = useAddressErrors(countries);
  const keepAddress = useKeepAddress();
  const draft = useFormDraft({
    form: `checkout/${order.cartId}/delivery`,
    owner: person.session.accountRef,
    saved: addressValues({
      addresses,
      countries,
      saved: order.shippingAddress,
      country: locale.country,
      companyOrName: person.user.companyName,
    }),
  });
  const save = useSaveStep({
    step: 'delivery',
    send: ({ address }: EnteredAddress) =>
      callOrThrow(api, calls.orders.setShippingAddress, { params: { id: order.orderId }, body: address }),
    onSaved(_saved, { address, isToBeKept }) {
      draft.finish();
      if (isToBeKept) keepAddress(address);
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
      onSubmit={(entered) => save.mutateAsync(enteredAddress(entered, addresses))}
    >
      <DraftNotice draft={draft} />
      <AddressChoice
        label={t('checkout.delivery.where')}
        addresses={addresses}
        countries={countries}
        states={states}
        draft={draft}
      />
      {errors.length === 0 && <StepFailure error={save.error} />}
      <StepActions isPending={save.isPending} />
    </Form>
  );
}
