import type { Country } from '@shop/api-contracts';
import { useFormText } from '../form-text.ts';

/** The sentence for a fault in a field of an address, whoever found it. */
export function useAddressFaults(countries: readonly Country[]): (field: string, countryCode: string) => string {
  const t = useFormText();
  return (field, countryCode) => {
    switch (field) {
      case 'companyOrName':
      case 'streetAddress':
      case 'city':
      case 'countryCode':
      case 'stateCode':
        return t(`address.fault.${field}`);
      case 'zipCode': {
        const example = countries.find(({ code }) => code === countryCode)?.postalCode?.example;
        return example ? t('address.fault.zipCode', { example }) : t('address.fault.zipCodeMissing');
      }
      default:
        return t('form.fault');
    }
  };
}
