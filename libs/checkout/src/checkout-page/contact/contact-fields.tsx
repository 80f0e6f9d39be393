import { fieldBounds, type Order, type OrderContact } from '@shop/api-contracts';
import { Field, FormRow, TextArea } from '@shop/design-system';
import { PhoneField, useFormText, type FormDraft } from '@shop/forms';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { numberFields } from './contact-values.ts';
import { useContactErrors } from './use-contact-errors.ts';

interface ContactFieldsProps {
  draft: FormDraft;
  order: Order;
  /** True for customers with a number: only they have the numbers that the market may require. */
  isCustomer: boolean;
  /** Of the account: mails go there, whatever address is entered, since nobody has confirmed that one. */
  accountEmail: string;
  /** Shown with the purchase-order number. */
  file: ReactNode;
}

/** The eight contact fields, depending on market and customer. */
export function ContactFields({ draft, order, isCustomer, accountEmail, file }: ContactFieldsProps) {
  const t = useText();
  const inForm = useFormText();
  const settings = usePrefetchedQuery(settingsQuery());
  const errorOf = useContactErrors();
  const fieldOf = (name: keyof OrderContact, isRequired = false) => {
    const note = draft.isRestored(name) ? inForm('form.notSaved') : isRequired ? undefined : inForm('form.optional');
    return {
      name,
      label: t(`checkout.contact.${name}`),
      defaultValue: draft.values[name] ?? '',
      maxLength: bounds[name],
      counterText: (used: number, max: number) => inForm('form.counter', { used, max }),
      required: isRequired,
      errorText: () => errorOf(name),
      ...(note === undefined ? {} : { labelNote: note }),
    };
  };
  const askedNumbers = numberFields.filter(({ flag }) => settings[flag] !== 'Off');
  return (
    <>
      <FormRow>
        <Field
          {...fieldOf('email', true)}
          variant="email"
          hint={t('checkout.contact.emailHint', { email: accountEmail })}
        />
        <PhoneField
          {...fieldOf('phoneNumber', true)}
          country={settings.market.country}
          hint={t('checkout.contact.phoneNumberHint')}
          invalidText={t('checkout.contact.error.phoneNumber')}
        />
      </FormRow>
      <Field {...fieldOf('yourReference')} autoComplete="name" hint={t('checkout.contact.yourReferenceHint')} />
      <Field
        {...fieldOf('customerOrderReference', order.requiresOrderReference)}
        autoComplete="off"
        spellCheck={false}
        hint={t(
          order.requiresOrderReference
            ? 'checkout.contact.customerOrderReferenceNeeded'
            : 'checkout.contact.customerOrderReferenceHint',
        )}
      />
      {file}
      {askedNumbers.length > 0 && (
        <FormRow>
          {askedNumbers.map(({ name, flag }) => (
            <Field
              key={name}
              {...fieldOf(name, settings[flag] === 'Required' && isCustomer)}
              autoComplete="off"
              spellCheck={false}
              {...(name === 'vatId' ? { hint: t('checkout.contact.vatIdHint') } : {})}
            />
          ))}
        </FormRow>
      )}
      <TextArea {...fieldOf('remark')} hint={t('checkout.contact.remarkHint')} />
    </>
  );
}

const bounds: Record<keyof OrderContact, number> = {
  email: fieldBounds.email,
  phoneNumber: fieldBounds.phoneNumber,
  yourReference: fieldBounds.reference,
  customerOrderReference: fieldBounds.reference,
  remark: fieldBounds.remark,
  companyNumber: fieldBounds.registrationNumber,
  electronicInvoiceNumber: fieldBounds.registrationNumber,
  vatId: fieldBounds.registrationNumber,
};
