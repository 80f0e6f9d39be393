import { addressSchema, type Address } from '../addresses.ts';
import { countrySchema, countryStatesSchema, type Country, type CountryStates } from '../markets/countries.ts';
import { userSchema, type User } from '../user.ts';
import { built } from './built.fixture.ts';

/** A buyer with a customer number. */
export const buildUser = (user: Partial<User> = {}): User =>
  built(userSchema, {
    signedIn: true,
    loaded: true,
    oid: 'o-1',
    email: 'anna@hamnverket.example',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    companyName: 'Hamnverket Service AB',
    phoneNumber: '+44 114 496 0182',
    companyNumber: '556900-0121',
    electronicInvoiceNumber: '',
    vatId: '',
    isCompany: true,
    isBusinessUser: false,
    gcmNumber: '100001',
    hasMultipleGcmNumbers: false,
    permissions: [],
    favouriteLists: [],
    acceptedTermsAndConditions: true,
    ...user,
  });

export const buildAddress = (address: Partial<Address> & Pick<Address, 'id'>): Address =>
  built(addressSchema, {
    displayName: `Works ${address.id}`,
    companyOrName: 'Elmbridge Dairies Ltd',
    streetAddress: `${address.id} Mill Lane`,
    addressLineTwo: '',
    zipCode: 'S3 8AB',
    city: 'Sheffield',
    countryCode: 'GB',
    stateCode: '',
    defaultDelivery: false,
    defaultInvoice: false,
    ...address,
  });

const country = (code: string, name: string, more: Partial<Country> = {}): Country =>
  built(countrySchema, { code, name, hasStates: false, postalCode: null, ...more });

/** With and without postal codes, one with states. */
export const countries: Country[] = [
  country('BR', 'Brazil', { postalCode: { pattern: '[0-9]{5}-?[0-9]{3}', example: '89201-400' } }),
  country('IE', 'Ireland'),
  country('GB', 'United Kingdom', {
    postalCode: { pattern: '[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}', example: 'S3 8AB' },
  }),
  country('US', 'United States', {
    hasStates: true,
    postalCode: { pattern: '[0-9]{5}(-[0-9]{4})?', example: '53204' },
  }),
];

export const countryStates: CountryStates[] = [
  built(countryStatesSchema, { countryCode: 'US', states: [{ code: 'WI', name: 'Wisconsin' }] }),
];
