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

/** Returns the error text for a contact field, for errors of the browser and of the server. */
export function useContactErrors(): (field: string) => string {
  const t = useText();
  const inForm = useFormText();
  return (field) => {
    if (field === 'unprintable') return inForm('form.error.unprintable');
    if (field === 'unregistered') return t('checkout.contact.error.unregistered');
    const name = named.find((one) => one === field);
    return name ? t(`checkout.contact.error.${name}`) : inForm('form.error');
  };
}
