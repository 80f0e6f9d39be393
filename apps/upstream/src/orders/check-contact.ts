import type { OrderContact, Problem as ProblemBody, Settings } from '@shop/api-contracts';
import { Problem } from '../problem/problem.ts';
import { internationalPhoneNumber } from '../people/users/phone-number.ts';
import { tidyVatId } from '../people/users/vat-id.ts';

type Flags = Pick<Settings, 'companyNumberEnabled' | 'electronicInvoiceNumberEnabled' | 'vatIdEnabled'>;

const fieldOfFlag = {
  companyNumberEnabled: 'companyNumber',
  electronicInvoiceNumberEnabled: 'electronicInvoiceNumber',
  vatIdEnabled: 'vatId',
} as const;

export interface ContactRules {
  flags: Flags;
  /** Of the market: of phone numbers without one. */
  country: string;
  /** What is required is required of companies: nobody else has such numbers. */
  isCompany: boolean;
  requiresOrderReference: boolean;
  vatIdCheck: 'valid' | 'invalid' | 'notVerified' | null;
}

/**
 * The contact as it is stored: phone number international, VAT id without spaces, empty what the market does not ask for. Throws a Problem
 * 422 `invalid_contact` with all errors at once.
 */
export function checkContact(given: OrderContact, rules: ContactRules): OrderContact {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const addError = (field: keyof OrderContact, message: string) => errors.push({ path: `body.${field}`, message });
  const contact = { ...given, vatId: tidyVatId(given.vatId) };

  const phoneNumber = internationalPhoneNumber(given.phoneNumber, rules.country);
  if (phoneNumber === null) addError('phoneNumber', 'This is no phone number');
  else contact.phoneNumber = phoneNumber;
  if (rules.requiresOrderReference && given.customerOrderReference === '') {
    addError('customerOrderReference', 'This is needed');
  }
  for (const [flag, field] of Object.entries(fieldOfFlag) as [keyof Flags, (typeof fieldOfFlag)[keyof Flags]][]) {
    if (rules.flags[flag] === 'Off') contact[field] = '';
    else if (rules.flags[flag] === 'Required' && rules.isCompany && contact[field] === '')
      addError(field, 'This is needed');
  }
  if (contact.vatId !== '' && rules.vatIdCheck === 'invalid') addError('vatId', 'This is no VAT id');
  if (errors.length > 0) throw new Problem(422, 'invalid_contact', 'The contact has errors', { errors });
  return contact;
}
