import type { Problem as ProblemBody, Profile, Settings } from '@shop/api-contracts';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { Person } from '../access/person.ts';
import { Problem } from '../problem.ts';
import { isVatId, tidyVatId } from './vat-id.ts';

type Flags = Pick<Settings, 'companyNumberEnabled' | 'electronicInvoiceNumberEnabled' | 'vatIdEnabled'>;

const fieldOfFlag = {
  companyNumberEnabled: 'companyNumber',
  electronicInvoiceNumberEnabled: 'electronicInvoiceNumber',
  vatIdEnabled: 'vatId',
} as const;

/**
 * The profile as it is stored: phone number international, VAT id without spaces. A field that the market does not ask for keeps what it
 * was. Throws a Problem 400 `invalid_request` with all faults at once.
 */
export function checkProfile(given: Profile, known: Person, flags: Flags, country: string): Profile {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const fault = (field: keyof Profile, message: string) => errors.push({ path: `body.${field}`, message });
  const profile = { ...given, vatId: tidyVatId(given.vatId) };

  if (given.isCompany && given.companyName === '') fault('companyName', 'A company has a name');
  if (given.phoneNumber !== '') {
    // A number without its country is read as one of the market.
    const phoneNumber = parsePhoneNumberFromString(given.phoneNumber, country as CountryCode);
    if (phoneNumber?.isValid()) profile.phoneNumber = phoneNumber.formatInternational();
    else fault('phoneNumber', 'This is no phone number');
  }
  for (const [flag, field] of Object.entries(fieldOfFlag) as [keyof Flags, (typeof fieldOfFlag)[keyof Flags]][]) {
    if (flags[flag] === 'Off') profile[field] = known[field];
    else if (flags[flag] === 'Required' && given.isCompany && profile[field] === '') fault(field, 'This is needed');
    else if (field === 'vatId' && profile.vatId !== '' && !isVatId(profile.vatId)) fault(field, 'This is no VAT id');
  }
  if (errors.length > 0) throw new Problem(400, 'invalid_request', 'The profile has faults', { errors });
  return profile;
}
