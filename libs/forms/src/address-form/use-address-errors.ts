import type { Country } from '@shop/api-contracts';
import { useFormText } from '../form-text.ts';

/** The sentence for an error in a field of an address, whoever found it. */
export function useAddressErrors(countries: readonly Country[]): (field: string, countryCode: string) => string {
  const t = useFormText();
  return (field, countryCode) => {
    switch (field) {
      case 'companyOrName':
      case 'streetAddress':
      case 'city':
      case 'countryCode':
      case 'stateCode':
        return t(`address.error.${field}`);
      case 'zipCode': {
        const example = countries.find(({ code }) => code === countryCode)?.postalCode?.example;
        return example ? t('address.error.zipCode', { example }) : t('address.error.zipCodeMissing');
      }
      default:
        return t('form.error');
    }
  };
}
