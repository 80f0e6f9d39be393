import { configuratorPermission } from '@shop/api-contracts';
import { address } from './customer-addresses.ts';
import type { UserSeed } from '../demo-company.ts';

/** Ids as issued by the sandbox identity provider. */
const oid = (number: number): string => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Given = Pick<UserSeed, 'email' | 'firstName' | 'lastName' | 'market' | 'locale'> & Partial<UserSeed>;

function user(number: number, given: Given): UserSeed {
  return {
    oid: oid(number),
    isCompany: true,
    companyName: '',
    phoneNumber: '',
    companyNumber: '',
    electronicInvoiceNumber: '',
    vatId: '',
    permissions: [configuratorPermission],
    customerNumbers: [],
    hasAcceptedTerms: true,
    addresses: [],
    ...given,
  };
}

/** Demo people with accounts, each for a case of its own; others are created at their first call. */
export const users: UserSeed[] = [
  user(1, {
    email: 'anna.lindqvist@hamnverket.example',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    market: 'SE',
    locale: 'sv-se',
    customerNumbers: ['100001'],
    companyName: 'Hamnverket Service AB',
    phoneNumber: '+46 40 555 01 21',
    companyNumber: '556900-0127',
    electronicInvoiceNumber: '7350009000121',
    vatId: 'SE556900012701',
  }),
  // a partner
  user(2, {
    email: 'paul.becker@becker-kaelte.example',
    firstName: 'Paul',
    lastName: 'Becker',
    market: 'DE',
    locale: 'de-de',
    customerNumbers: ['200001'],
    companyName: 'Becker Kältetechnik GmbH',
    phoneNumber: '+49 40 5550122',
    companyNumber: 'HRB 900122',
    vatId: 'DE900001228',
  }),
  // two customer numbers, used in different markets
  user(3, {
    email: 'marie.dubois@laiterie-rhone.example',
    firstName: 'Marie',
    lastName: 'Dubois',
    market: 'FR',
    locale: 'fr-fr',
    customerNumbers: ['100002', '100003'],
    companyName: 'Laiterie du Rhône SAS',
    phoneNumber: '+33 4 65 71 01 23',
    companyNumber: '900 001 231',
    electronicInvoiceNumber: '90000123100017',
    vatId: 'FR72900001231',
  }),
  // no customer number, buys privately
  user(4, {
    email: 'noah.evans@mail.example',
    firstName: 'Noah',
    lastName: 'Evans',
    market: 'GB',
    locale: 'en-gb',
    isCompany: false,
    phoneNumber: '+44 114 496 0124',
    addresses: [
      address({
        companyOrName: 'Noah Evans',
        displayName: 'Home',
        streetAddress: '27 Kiln Street',
        zipCode: 'S3 8GX',
        city: 'Sheffield',
        countryCode: 'GB',
        defaultDelivery: true,
        defaultInvoice: true,
      }),
    ],
  }),
  // pays on account, at other prices than the others
  user(5, {
    email: 'grace.osei@elmbridge.example',
    firstName: 'Grace',
    lastName: 'Osei',
    market: 'GB',
    locale: 'en-gb',
    customerNumbers: ['100004'],
    companyName: 'Elmbridge Dairies Ltd',
    phoneNumber: '+44 20 7946 0125',
    companyNumber: '09000125',
    vatId: 'GB900012505',
  }),
  // uses an exclusive company site
  user(6, {
    email: 'erik.nord@nordfrost.example',
    firstName: 'Erik',
    lastName: 'Nord',
    market: 'SE',
    locale: 'sv-se',
    customerNumbers: ['100005'],
    companyName: 'Nordfrost Kyllager AB',
    phoneNumber: '+46 40 555 01 26',
    companyNumber: '556900-0126',
  }),
  // has not accepted the terms
  user(7, {
    email: 'tereza.silva@cervejaria-sul.example',
    firstName: 'Tereza',
    lastName: 'Silva',
    market: 'BR',
    locale: 'pt-br',
    customerNumbers: ['100006'],
    hasAcceptedTerms: false,
    companyName: 'Cervejaria Sul Ltda.',
    phoneNumber: '+55 47 3555 0127',
    companyNumber: '90.000.127/0001-00',
  }),
  // without the permission for the configurator
  user(8, {
    email: 'dragana.petrovic@mlekara.example',
    firstName: 'Dragana',
    lastName: 'Petrović',
    market: 'RS',
    locale: 'sr-latn-rs',
    customerNumbers: ['100007'],
    permissions: [],
    companyName: 'Mlekara Sever d.o.o.',
    phoneNumber: '+381 21 5550128',
    companyNumber: '90000128',
  }),
  // buys without tax
  user(9, {
    email: 'sam.carter@lakeside-brewing.example',
    firstName: 'Sam',
    lastName: 'Carter',
    market: 'US',
    locale: 'en-us',
    customerNumbers: ['100008'],
    companyName: 'Lakeside Brewing Co.',
    phoneNumber: '+1 414 555 0129',
  }),
  // a colleague of Marie, who works for one customer number only
  user(10, {
    email: 'luc.moreau@laiterie-rhone.example',
    firstName: 'Luc',
    lastName: 'Moreau',
    market: 'FR',
    locale: 'fr-fr',
    customerNumbers: ['100002'],
    companyName: 'Laiterie du Rhône SAS',
    phoneNumber: '+33 4 65 71 01 30',
    companyNumber: '900 001 231',
    electronicInvoiceNumber: '90000123100017',
    vatId: 'FR72900001231',
  }),
];
