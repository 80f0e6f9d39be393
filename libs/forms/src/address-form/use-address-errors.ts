import type { Country } from '@shop/api-contracts';
import { useFormText } from '../form-text.ts';

/** Returns the error text for a field of an address, for errors of the browser and of the server. */
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
        // the state sets the tax, so both have to agree
        if (example && countryCode === 'US') return t('address.error.zipCode.US', { example });
        return example ? t('address.error.zipCode', { example }) : t('address.error.zipCodeMissing');
      }
      case 'unprintable':
        return t('form.error.unprintable');
      default:
        return t('form.error');
    }
  };
}
