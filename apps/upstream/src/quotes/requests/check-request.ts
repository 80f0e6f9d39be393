import type { Problem as ProblemBody, QuoteContact } from '@shop/api-contracts';
import { dayIn, minorUnitsOf } from '@shop/commerce-model';
import { hasPageAddress } from '../../mail/page-address.ts';
import { Problem } from '../../problem/problem.ts';
import { internationalPhoneNumber } from '../../people/users/phone-number.ts';
import { isDay } from '../time-zones.ts';

/** A later day is a typing error. */
const maxYearsAhead = 2;

interface Given {
  contact: QuoteContact;
  wantedDate: string | null;
  lines: { targetPrice: string | null; wantedDate: string | null }[];
}

/** Ten thousand million; more is a typing error. */
const highestTargetPrice = 1_000_000_000_000;

/**
 * Validates a request and returns the contact with an international phone number. Throws a Problem 422
 * `invalid_contact` with all errors at once, including days (from today, in the market or at the customer, to two years ahead) and
 * target prices.
 */
export function checkRequest(
  { contact, wantedDate, lines }: Given,
  { country, timeZones }: { country: string; timeZones: string[] },
): QuoteContact {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const addError = (path: string, message: string) => errors.push({ path: `body.${path}`, message });
  const days = timeZones.map((zone) => dayIn(zone)).sort();
  const [today] = days;
  const lastDay = `${Number(days.at(-1)!.slice(0, 4)) + maxYearsAhead}${days.at(-1)!.slice(4)}`;
  const checkDay = (day: string | null, path: string): void => {
    if (day === null) return;
    if (!isDay(day)) addError(path, 'Invalid day');
    else if (day < today!) addError(path, 'The day is in the past');
    else if (day > lastDay) addError(path, 'The day is more than two years ahead');
  };

  const phoneNumber = internationalPhoneNumber(contact.phoneNumber, country);
  if (phoneNumber === null) addError('contact.phoneNumber', 'Invalid phone number');
  // suppliers get mails that name these
  for (const field of ['firstName', 'lastName', 'companyName', 'reference'] as const) {
    if (hasPageAddress(contact[field])) addError(`contact.${field}`, 'Must not contain the address of a page');
  }
  checkDay(wantedDate, 'wantedDate');
  lines.forEach((line, n) => {
    checkDay(line.wantedDate, `lines.${n}.wantedDate`);
    const price = line.targetPrice === null ? null : minorUnitsOf(line.targetPrice);
    if (price !== null && (price <= 0 || price > highestTargetPrice)) {
      addError(`lines.${n}.targetPrice`, 'Invalid price');
    }
  });
  if (errors.length > 0) throw new Problem(422, 'invalid_contact', 'Request has errors', { errors });
  return { ...contact, phoneNumber: phoneNumber! };
}
