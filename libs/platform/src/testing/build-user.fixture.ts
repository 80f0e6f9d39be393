import type { Address, User } from '@shop/api-contracts';

export const buildUser = (user: Partial<User> = {}): User => ({
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

export const buildAddress = (address: Partial<Address> & Pick<Address, 'id'>): Address => ({
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
