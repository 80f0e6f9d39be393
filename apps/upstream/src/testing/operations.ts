import { allEndpoints, type AddressFields, type Endpoint, type Profile } from '@shop/api-contracts';

/** A good call of an operation, and what it has to do with whoever calls. */
export interface Operation {
  /** With the query that is its own; `:address` stands for the id of an address of the caller. */
  path: string;
  body?: object;
  /** What of somebody's it names: for everybody else that does not exist. */
  names?: 'address' | 'customer number';
  /** Its answer is about whoever calls. */
  isPersonal?: true;
}

export const someAddress: AddressFields = {
  displayName: 'Workshop',
  companyOrName: 'Somebody Ltd',
  streetAddress: '1 Some Street',
  addressLineTwo: '',
  zipCode: 'S3 8AB',
  city: 'Sheffield',
  countryCode: 'GB',
  stateCode: '',
  defaultDelivery: false,
  defaultInvoice: false,
};

export const someProfile: Profile = {
  isCompany: false,
  firstName: 'Some',
  lastName: 'Body',
  companyName: '',
  phoneNumber: '',
  companyNumber: '',
  electronicInvoiceNumber: '',
  vatId: '',
};

/** The customer number that calls of the table choose; whoever makes them is a member of it. */
export const chosenCustomerNumber = '100002';

const id = 'GX032';

/** Every operation of the contracts; tests fail while one is missing here. */
export const operations: Record<string, Operation> = {
  'addresses.list': { path: '/user/addresses', isPersonal: true },
  'addresses.add': { path: '/user/addresses', body: someAddress, isPersonal: true },
  'addresses.update': { path: '/user/addresses/:address', body: someAddress, names: 'address', isPersonal: true },
  'addresses.remove': { path: '/user/addresses/:address', names: 'address', isPersonal: true },
  'attributes.list': { path: '/attributes' },
  'categories.tree': { path: '/categories' },
  'content.blocks': { path: '/content?blocks=start,faq' },
  'content.page': { path: '/content/pages/wanted' },
  'countries.list': { path: '/countries' },
  'countries.states': { path: '/countrystates' },
  'feedback.send': { path: '/sendfeedback', body: { email: 'somebody@mail.example', text: 'Hello' } },
  'items.addresses': { path: '/items/addresses' },
  'items.byCategory': { path: '/items/category/gasketed?partial=true' },
  'items.get': { path: `/items/${id}` },
  'items.list': { path: `/items?item=${id}_gasketed` },
  'items.related': { path: `/items/${id}/related` },
  'items.reviews': { path: `/items/${id}/reviews` },
  'items.search': { path: '/items/search?expression=plate&limit=12' },
  'items.suggestions': { path: '/items/suggestions?expression=pla' },
  'keywords.list': { path: '/keywords' },
  'markets.default': { path: '/markets/default' },
  'markets.get': { path: '/markets/nl?language=nl' },
  'markets.list': { path: '/markets' },
  'settings.get': { path: '/settings' },
  'terms.get': { path: '/termsandconditions' },
  'terms.sale': { path: '/termsandconditions/sale' },
  'user.get': { path: '/user', isPersonal: true },
  'user.update': { path: '/user', body: someProfile, isPersonal: true },
  'user.companies': { path: '/user/companies', isPersonal: true },
  'user.selectCompany': {
    path: '/user/company',
    body: { gcmNumber: chosenCustomerNumber },
    names: 'customer number',
    isPersonal: true,
  },
  'user.setLocale': { path: '/user/locale', body: { market: 'GB', locale: 'en-gb' } },
  'user.acceptTerms': { path: '/user/acceptterms' },
};

export const methodOf = ({ method }: Endpoint) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

/** Each endpoint with its call. */
export function goodCalls(addressId = 'none'): (Operation & { endpoint: Endpoint })[] {
  return allEndpoints.map((endpoint) => {
    const operation = operations[endpoint.name];
    if (!operation) throw new Error(`${endpoint.name} is missing in testing/operations.ts`);
    return { ...operation, endpoint, path: operation.path.replace(':address', addressId) };
  });
}
