import type { AddressFields } from '@shop/api-contracts';

type Required = Pick<AddressFields, 'companyOrName' | 'streetAddress' | 'zipCode' | 'city' | 'countryCode'>;

/** An address with defaults, named after addressee and place unless it has a name. */
export function address(given: Required & Partial<AddressFields>): AddressFields {
  return {
    displayName: `${given.companyOrName}, ${given.city}`,
    addressLineTwo: '',
    stateCode: '',
    defaultDelivery: false,
    defaultInvoice: false,
    ...given,
  };
}

const both = { defaultDelivery: true, defaultInvoice: true };

const hamnverket = { companyOrName: 'Hamnverket Service AB', countryCode: 'SE' };

/** Addresses by customer number: the formats of our markets, one long list, and edge cases for pages. */
export const addressesOfCustomers: Record<string, AddressFields[]> = {
  '100001': [
    address({
      ...hamnverket,
      displayName: 'Huvudkontor Malmö',
      streetAddress: 'Skeppsbron 7',
      zipCode: '211 20',
      city: 'Malmö',
      defaultInvoice: true,
    }),
    address({
      ...hamnverket,
      displayName: 'Centrallager',
      streetAddress: 'Hamngatan 12',
      addressLineTwo: 'Port 4, varumottagning',
      zipCode: '211 22',
      city: 'Malmö',
      defaultDelivery: true,
    }),
    address({ ...hamnverket, streetAddress: 'Frihamnsgatan 30', zipCode: '417 55', city: 'Göteborg' }),
    address({ ...hamnverket, streetAddress: 'Magasinsgatan 2', zipCode: '252 25', city: 'Helsingborg' }),
    address({ ...hamnverket, streetAddress: 'Oljehamnsvägen 8', zipCode: '374 30', city: 'Karlshamn' }),
    address({ ...hamnverket, streetAddress: 'Kajplats 5', zipCode: '392 30', city: 'Kalmar' }),
    address({ ...hamnverket, streetAddress: 'Norra Hamnvägen 1', zipCode: '602 38', city: 'Norrköping' }),
    address({ ...hamnverket, streetAddress: 'Loudden 14', zipCode: '115 42', city: 'Stockholm' }),
    address({ ...hamnverket, streetAddress: 'Fredriksskans 9', zipCode: '803 20', city: 'Gävle' }),
    address({ ...hamnverket, streetAddress: 'Tunadalshamnen 3', zipCode: '862 86', city: 'Sundsvall' }),
    address({
      ...hamnverket,
      displayName: 'M/S "Svanen" <maskinrum>',
      companyOrName: 'Kvarnholmens "Kyl & <Värme>" AB',
      streetAddress: 'Varvsgatan 11 & 13',
      zipCode: '211 19',
      city: 'Malmö',
    }),
    address({
      ...hamnverket,
      displayName: 'Servicebåt i Köpenhamn',
      companyOrName: 'Hamnverket Service c/o Øresund Værft ApS',
      streetAddress: 'Refshalevej 153',
      zipCode: '1432',
      city: 'København K',
      countryCode: 'DK',
    }),
  ],
  '100002': [
    address({
      companyOrName: 'Laiterie du Rhône SAS',
      streetAddress: '48 route des Alpages',
      zipCode: '69380',
      city: 'Lozanne',
      countryCode: 'FR',
      ...both,
    }),
    address({
      companyOrName: 'Laiterie du Rhône SAS',
      displayName: 'Atelier de maintenance',
      streetAddress: "12 bis, rue de l'Écluse",
      zipCode: '01480',
      city: 'Jassans-Riottier',
      countryCode: 'FR',
    }),
  ],
  '100003': [
    address({
      companyOrName: 'Dubois Maintenance B.V.',
      streetAddress: 'Waalhaven Oostzijde 81',
      zipCode: '3087 BM',
      city: 'Rotterdam',
      countryCode: 'NL',
      ...both,
    }),
    address({
      companyOrName: 'Dubois Maintenance B.V.',
      displayName: 'Afhaalpunt België',
      streetAddress: 'Noorderlaan 98',
      zipCode: '2030',
      city: 'Antwerpen',
      countryCode: 'BE',
    }),
  ],
  '100004': [
    address({
      companyOrName: 'Elmbridge Dairies Ltd',
      streetAddress: 'Unit 6, Mole Business Park',
      addressLineTwo: 'Station Road',
      zipCode: 'KT22 7BA',
      city: 'Leatherhead',
      countryCode: 'GB',
      ...both,
    }),
    address({
      companyOrName: 'Elmbridge Dairies Ltd',
      displayName: 'Cream plant (the long lane)',
      streetAddress:
        'Old Creamery Buildings, Upper Meadow Farm, Long Lane between Little Bookham and Great Bookham Common',
      zipCode: 'KT23 4PL',
      city: 'Leatherhead',
      countryCode: 'GB',
    }),
  ],
  '100005': [
    address({
      companyOrName: 'Nordfrost Kyllager AB',
      streetAddress: 'Frysvägen 1',
      zipCode: '972 54',
      city: 'Luleå',
      countryCode: 'SE',
      ...both,
    }),
  ],
  '100006': [
    address({
      companyOrName: 'Cervejaria Sul Ltda.',
      streetAddress: 'Rua dos Tanoeiros 77',
      addressLineTwo: 'Galpão 3, Distrito Industrial',
      zipCode: '89219-600',
      city: 'Joinville',
      countryCode: 'BR',
      stateCode: 'SC',
      ...both,
    }),
  ],
  '100007': [
    address({
      companyOrName: 'Mlekara Sever d.o.o.',
      streetAddress: 'Bulevar mlekara 15',
      zipCode: '24000',
      city: 'Subotica',
      countryCode: 'RS',
      ...both,
    }),
  ],
  '100008': [
    address({
      companyOrName: 'Lakeside Brewing Co.',
      displayName: 'Brewhouse',
      streetAddress: '2210 S Harbor Dr',
      addressLineTwo: 'Dock 2',
      zipCode: '53207',
      city: 'Milwaukee',
      countryCode: 'US',
      stateCode: 'WI',
      defaultDelivery: true,
    }),
    address({
      companyOrName: 'Lakeside Brewing Co. Accounts Payable',
      displayName: 'Accounting',
      streetAddress: '500 Congress Ave, Suite 1400',
      zipCode: '78701-1234',
      city: 'Austin',
      countryCode: 'US',
      stateCode: 'TX',
      defaultInvoice: true,
    }),
  ],
  '200001': [
    address({
      companyOrName: 'Becker Kältetechnik GmbH',
      streetAddress: 'Kältestraße 9',
      zipCode: '21079',
      city: 'Hamburg',
      countryCode: 'DE',
      ...both,
    }),
    address({
      companyOrName: 'Becker Kältetechnik GmbH',
      displayName: 'Lager Österreich',
      streetAddress: 'Industriezeile 36',
      zipCode: '4020',
      city: 'Linz',
      countryCode: 'AT',
    }),
  ],
};
