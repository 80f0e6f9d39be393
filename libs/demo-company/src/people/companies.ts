import type { StoredCompanySite } from '@shop/commerce-model';
import { nordfrostLogo } from '../nordfrost-logo.ts';

/** Company sites; `nordfrost` is exclusive, the others show the whole shop under the company's own address. */
export const companies: StoredCompanySite[] = [
  {
    id: 'nordfrost',
    name: 'Nordfrost Kyllager AB',
    exclusive: true,
    settings: { shippingEnabled: true, customArticleNumbersEnabled: true },
    logo: nordfrostLogo,
  },
  { id: 'elmbridge', name: 'Elmbridge Dairies Ltd', exclusive: false, settings: { resultView: 'list' } },
  // a name that must be escaped; the company picks up its goods
  {
    id: 'kessel24',
    name: 'Müller & Söhne "Kessel <24>" GmbH',
    exclusive: false,
    settings: { shippingEnabled: false },
  },
];
