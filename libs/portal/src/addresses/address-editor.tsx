import { calls, fieldBounds, NotAuthenticatedError, type Address, type AddressFields } from '@shop/api-contracts';
import { Button, buttonClass, Checkbox, Field, Form, FormActions, showToast } from '@shop/design-system';
import {
  AddressFieldset,
  addressOf,
  countriesQuery,
  countryStatesQuery,
  DraftNotice,
  enteredText,
  ownAddressesQuery,
  fieldErrorsOf,
  useAddressErrors,
  useFormDraft,
  useFormText,
  type FormValues,
} from '@shop/forms';
import {
  callOrThrow,
  paths,
  ShopLink,
  useApp,
  usePortalPerson,
  usePrefetchedQuery,
  useShopNavigate,
} from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SaveFailure } from '../layout/save-failure.tsx';
import { useText } from '../text.ts';
import type { ListState } from './address-list.tsx';
import { newAddress } from './address-page-path.ts';
import styles from './addresses.module.css';

/** Form of an existing or a new address, shown instead of the list. */
export function AddressEditor({ address }: { address?: Address }) {
  const t = useText();
  const inForm = useFormText();
  const { user, session } = usePortalPerson();
  const app = useApp();
  const countries = usePrefetchedQuery(countriesQuery());
  const states = usePrefetchedQuery(countryStatesQuery());
  const errorOf = useAddressErrors(countries);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // most deliveries stay in the market's country
  const usual = countries.some(({ code }) => code === app.locale.country) ? app.locale.country : '';
  const draft = useFormDraft({
    form: `address/${address?.id ?? newAddress}`,
    owner: session.accountRef,
    saved: address ? valuesOf(address) : { countryCode: usual, companyOrName: user.companyName },
  });
  const save = useSaveAddress(address, () => draft.finish());
  const errors = fieldErrorsOf(save.error, (field) => errorOf(field, save.variables?.countryCode ?? ''));
  const noteOf = (name: keyof AddressFields) => (draft.isRestored(name) ? inForm('form.notSaved') : undefined);
  const nameNote = noteOf('displayName') ?? inForm('form.optional');
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t(address ? 'portal.addresses.edit' : 'portal.addresses.add')}
      </h1>
      <Form
        key={draft.key}
        className={styles.form}
        errorsTitle={inForm('form.errors')}
        errors={errors}
        busy={save.isPending}
        onChange={draft.onChange}
        onSubmit={(entered) => save.mutateAsync(fieldsOf(entered))}
      >
        <DraftNotice draft={draft} />
        <AddressFieldset values={draft.values} countries={countries} states={states} noteOf={noteOf} />
        <Field
          name="displayName"
          label={t('portal.addresses.displayName')}
          labelNote={nameNote}
          hint={t('portal.addresses.displayNameHint')}
          defaultValue={draft.values['displayName'] ?? ''}
          maxLength={fieldBounds.name}
          counterText={(used, max) => inForm('form.counter', { used, max })}
          autoComplete="off"
        />
        <div>
          <Checkbox
            name="defaultDelivery"
            label={t('portal.addresses.useForDelivery')}
            defaultChecked={draft.values['defaultDelivery'] === 'on'}
          />
          <Checkbox
            name="defaultInvoice"
            label={t('portal.addresses.useForInvoice')}
            defaultChecked={draft.values['defaultInvoice'] === 'on'}
          />
        </div>
        {errors.length === 0 && !(save.error instanceof NotAuthenticatedError) && <SaveFailure error={save.error} />}
        <FormActions>
          <Button type="submit" variant="go" pending={save.isPending} pendingText={t('portal.saving')}>
            {t('portal.save')}
          </Button>
          <ShopLink
            to={paths.addresses()}
            state={{ shown: address?.id ?? '' } satisfies ListState}
            className={buttonClass()}
            onClick={() => draft.discard()}
          >
            {t('portal.cancel')}
          </ShopLink>
        </FormActions>
      </Form>
    </>
  );
}

/** Saves, then returns to the address in the list. */
function useSaveAddress(address: Address | undefined, finish: () => void) {
  const t = useText();
  const { api, queryClient } = useApp();
  const { scope } = usePortalPerson();
  const navigate = useShopNavigate();
  return useMutation({
    mutationFn: (body: AddressFields) =>
      address
        ? callOrThrow(api, calls.addresses.update, { params: { id: address.id }, body })
        : callOrThrow(api, calls.addresses.add, { body }),
    async onSuccess(saved) {
      finish();
      await queryClient.invalidateQueries({ queryKey: ownAddressesQuery(scope).queryKey });
      navigate(paths.addresses(), { replace: true, state: { shown: saved.id } satisfies ListState });
      showToast({ type: 'success', text: t('portal.addresses.saved', { name: saved.displayName }) });
    },
  });
}

const valuesOf = ({ id: _id, defaultDelivery, defaultInvoice, ...texts }: Address): FormValues => ({
  ...texts,
  defaultDelivery: defaultDelivery ? 'on' : '',
  defaultInvoice: defaultInvoice ? 'on' : '',
});

const fieldsOf = (entered: FormData): AddressFields => ({
  ...addressOf(entered),
  displayName: enteredText(entered, 'displayName') ?? '',
  defaultDelivery: entered.has('defaultDelivery'),
  defaultInvoice: entered.has('defaultInvoice'),
});
