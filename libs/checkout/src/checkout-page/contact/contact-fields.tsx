import { fieldBounds, type OrderContact } from '@shop/api-contracts';
import { Field, FormRow, TextArea } from '@shop/design-system';
import { PhoneField, useFormText, type FormDraft } from '@shop/forms';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { numberFields } from './contact-values.ts';
import { useContactErrors } from './use-contact-errors.ts';

type ContactField = Exclude<keyof OrderContact, 'customerOrderReference'>;

interface ContactFieldsProps {
  draft: FormDraft;
  /** True for customers with a number: only they have the numbers that the market may require. */
  isCustomer: boolean;
  /** Of the account: mails go there, whatever address is entered, since nobody has confirmed that one. */
  accountEmail: string;
  /** The purchase order as a file. */
  file: ReactNode;
}

/** The contact fields, depending on market and customer; the purchase-order number stands beside the button that orders. */
export function ContactFields({ draft, isCustomer, accountEmail, file }: ContactFieldsProps) {
  const t = useText();
  const inForm = useFormText();
  const settings = usePrefetchedQuery(settingsQuery());
  const errorOf = useContactErrors();
  const fieldOf = (name: ContactField, isRequired = false) => {
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

const bounds: Record<ContactField, number> = {
  email: fieldBounds.email,
  phoneNumber: fieldBounds.phoneNumber,
  yourReference: fieldBounds.reference,
  remark: fieldBounds.remark,
  companyNumber: fieldBounds.registrationNumber,
  electronicInvoiceNumber: fieldBounds.registrationNumber,
  vatId: fieldBounds.registrationNumber,
};
