import { useFormText } from '@shop/forms';
import { useText } from '../../text.ts';

const named = [
  'email',
  'phoneNumber',
  'customerOrderReference',
  'companyNumber',
  'electronicInvoiceNumber',
  'vatId',
] as const;

/** The sentence for a fault in a field of the contact, whoever found it. */
export function useContactFaults(): (field: string) => string {
  const t = useText();
  const inForm = useFormText();
  return (field) => {
    const name = named.find((one) => one === field);
    return name ? t(`checkout.contact.fault.${name}`) : inForm('form.fault');
  };
}
