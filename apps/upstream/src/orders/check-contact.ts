import {
  unregisteredMessage,
  type OrderContact,
  type Problem as ProblemBody,
  type Settings,
} from '@shop/api-contracts';
import { hasPageAddress } from '../mail/page-address.ts';
import { Problem } from '../problem/problem.ts';
import { internationalPhoneNumber } from '../people/users/phone-number.ts';
import { tidyVatId } from '../people/users/vat-id.ts';
import type { VatIdCheck } from '../people/vat-numbers/check-vat-number.ts';

type Flags = Pick<Settings, 'companyNumberEnabled' | 'electronicInvoiceNumberEnabled' | 'vatIdEnabled'>;

const fieldOfFlag = {
  companyNumberEnabled: 'companyNumber',
  electronicInvoiceNumberEnabled: 'electronicInvoiceNumber',
  vatIdEnabled: 'vatId',
} as const;

export interface ContactRules {
  flags: Flags;
  /** Country of the market, for phone numbers without a country code. */
  country: string;
  /** Required numbers are required of companies only. */
  isCompany: boolean;
  requiresOrderReference: boolean;
  vatIdCheck: VatIdCheck;
}

/**
 * Normalises a contact for storage: international phone number, VAT number without spaces, fields unused in the market
 * empty. Throws a Problem 422 `invalid_contact` with all errors at once.
 */
export function checkContact(given: OrderContact, rules: ContactRules): OrderContact {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const addError = (field: keyof OrderContact, message: string) => errors.push({ path: `body.${field}`, message });
  const contact = { ...given, vatId: tidyVatId(given.vatId) };

  const phoneNumber = internationalPhoneNumber(given.phoneNumber, rules.country);
  if (phoneNumber === null) addError('phoneNumber', 'Invalid phone number');
  else contact.phoneNumber = phoneNumber;
  for (const field of ['yourReference', 'customerOrderReference'] as const) {
    if (hasPageAddress(given[field])) addError(field, 'Must not contain the address of a page');
  }
  if (rules.requiresOrderReference && given.customerOrderReference === '') {
    addError('customerOrderReference', 'Required');
  }
  for (const [flag, field] of Object.entries(fieldOfFlag) as [keyof Flags, (typeof fieldOfFlag)[keyof Flags]][]) {
    if (rules.flags[flag] === 'Off') contact[field] = '';
    else if (rules.flags[flag] === 'Required' && rules.isCompany && contact[field] === '') addError(field, 'Required');
  }
  if (contact.vatId !== '' && rules.vatIdCheck === 'invalid') addError('vatId', 'Invalid VAT number');
  if (contact.vatId !== '' && rules.vatIdCheck === 'unregistered') addError('vatId', unregisteredMessage);
  if (errors.length > 0) throw new Problem(422, 'invalid_contact', 'Contact has errors', { errors });
  return contact;
}
