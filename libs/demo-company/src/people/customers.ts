import type { CustomerSeed } from '../demo-company.ts';
import { addressesOfCustomers } from './customer-addresses.ts';

type Terms = Omit<CustomerSeed, 'addresses' | 'number' | 'name' | 'selectedLocale' | 'discounts'>;

function customer(
  number: string,
  name: string,
  selectedLocale: string,
  discounts: CustomerSeed['discounts'],
  terms: Partial<Terms> = {},
): CustomerSeed {
  return {
    number,
    name,
    selectedLocale,
    discounts,
    hasCredit: false,
    needsOrderReference: false,
    isPartner: false,
    isTaxExempt: false,
    companySite: null,
    registration: null,
    ...terms,
    addresses: addressesOfCustomers[number] ?? [],
  };
}

/**
 * Customers with different discounts: no two of them pay the same for a gasket. A discount on a category includes its
 * descendants; the nearest one applies.
 */
export const customers: CustomerSeed[] = [
  customer('100001', 'Hamnverket Service AB', 'sv-se', {
    general: 12,
    categories: { spareparts: 18, gaskets: 25, channelplates: 22 },
  }),
  customer('100002', 'Laiterie du Rhône SAS', 'fr-fr', { general: 10, categories: { servicekits: 15 } }),
  customer(
    '100003',
    'Dubois Maintenance B.V.',
    'en-nl',
    { general: 5, categories: { gaskets: 30 } },
    { registration: { companyNumber: '90000123', electronicInvoiceNumber: '', vatId: 'NL900001239B01' } },
  ),
  customer(
    '100004',
    'Elmbridge Dairies Ltd',
    'en-gb',
    { general: 7.5, categories: { heatexchangers: 10, gaskets: 12.5 } },
    { hasCredit: true },
  ),
  customer(
    '100005',
    'Nordfrost Kyllager AB',
    'sv-se',
    { general: 15, categories: { heatexchangers: 20 } },
    { companySite: 'nordfrost' },
  ),
  customer('100006', 'Cervejaria Sul Ltda.', 'pt-br', { general: 6, categories: {} }),
  customer('100007', 'Mlekara Sever d.o.o.', 'sr-latn-rs', { general: 9, categories: { spareparts: 11 } }),
  customer(
    '100008',
    'Lakeside Brewing Co.',
    'en-us',
    { general: 4, categories: { accessories: 8, gaskets: 14 } },
    { isTaxExempt: true },
  ),
  customer(
    '200001',
    'Becker Kältetechnik GmbH',
    'de-de',
    { general: 28, categories: { spareparts: 35, remade: 20 } },
    { isPartner: true, needsOrderReference: true },
  ),
];
