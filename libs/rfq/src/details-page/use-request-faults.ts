import { useFormText } from '@shop/platform';
import { useText } from '../text.ts';

const named = ['firstName', 'lastName', 'email', 'phoneNumber', 'wantedDate'] as const;

/** The sentence for a fault in a field of the request, whoever found it. */
export function useRequestFaults(): (field: string) => string {
  const t = useText();
  const inForm = useFormText();
  return (field) => {
    const name = named.find((one) => one === field);
    return name ? t(`rfq.fault.${name}`) : inForm('form.fault');
  };
}
