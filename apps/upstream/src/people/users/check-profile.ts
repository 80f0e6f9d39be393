import type { Problem as ProblemBody, Profile, Settings } from '@shop/api-contracts';
import type { Person } from '../../access/person.ts';
import { hasPageAddress } from '../../mail/page-address.ts';
import { Problem } from '../../problem/problem.ts';
import { internationalPhoneNumber } from './phone-number.ts';
import { isVatId, tidyVatId } from './vat-id.ts';

type Flags = Pick<Settings, 'companyNumberEnabled' | 'electronicInvoiceNumberEnabled' | 'vatIdEnabled'>;

const fieldOfFlag = {
  companyNumberEnabled: 'companyNumber',
  electronicInvoiceNumberEnabled: 'electronicInvoiceNumber',
  vatIdEnabled: 'vatId',
} as const;

/**
 * Normalises a profile for storage: international phone number, VAT number without spaces. A field that the market does not
 * use keeps its value. A private person has no company data, unless they are those of a customer number. Throws a Problem 400 `invalid_request` with all errors at once.
 */
export function checkProfile(given: Profile, known: Person, flags: Flags, country: string): Profile {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const addError = (field: keyof Profile, message: string) => errors.push({ path: `body.${field}`, message });
  const profile = { ...given, vatId: tidyVatId(given.vatId) };
  const { isCompany } = given;

  // they stand in mails that go to others
  for (const field of ['firstName', 'lastName', 'companyName'] as const) {
    if (hasPageAddress(given[field])) addError(field, 'Must not contain the address of a page');
  }
  if (isCompany && given.companyName === '') addError('companyName', 'Company name required');
  if (given.phoneNumber !== '') {
    const phoneNumber = internationalPhoneNumber(given.phoneNumber, country);
    if (phoneNumber === null) addError('phoneNumber', 'Invalid phone number');
    else profile.phoneNumber = phoneNumber;
  }
  for (const [flag, field] of Object.entries(fieldOfFlag) as [keyof Flags, (typeof fieldOfFlag)[keyof Flags]][]) {
    if (flags[flag] === 'Off') profile[field] = known[field];
    else if (flags[flag] === 'Required' && given.isCompany && profile[field] === '') addError(field, 'Required');
    else if (field === 'vatId' && profile.vatId !== '' && !isVatId(profile.vatId))
      addError(field, 'Invalid VAT number');
  }
  if (!isCompany) Object.assign(profile, companyDataOf(known));
  if (errors.length > 0) throw new Problem(400, 'invalid_request', 'Profile has errors', { errors });
  return profile;
}

/** Company data that a person has without buying for a company of their own: those of the customer number, or none. */
function companyDataOf(known: Person): Partial<Profile> {
  const { companyName, companyNumber, electronicInvoiceNumber, vatId } = known;
  return known.customerNumber === null
    ? { companyName: '', companyNumber: '', electronicInvoiceNumber: '', vatId: '' }
    : { companyName, companyNumber, electronicInvoiceNumber, vatId };
}
