import type { Problem as ProblemBody, QuoteContact } from '@shop/api-contracts';
import { minorUnitsOf } from '@shop/commerce-model';
import { Problem } from '../../problem/problem.ts';
import { internationalPhoneNumber } from '../../people/users/phone-number.ts';
import { dayIn, isDay } from '../time-zones.ts';

interface Given {
  contact: QuoteContact;
  wantedDate: string | null;
  lines: { targetPrice: string | null; wantedDate: string | null }[];
}

/** More is a slip of the hand: ten thousand millions. */
const highestTargetPrice = 1_000_000_000_000;

/**
 * The contact as it is stored: phone number international. Throws a Problem 422 `invalid_contact` with all errors at once, also those of
 * days (not before today, where the market or the customer is) and target prices.
 */
export function checkRequest(
  { contact, wantedDate, lines }: Given,
  { country, timeZones }: { country: string; timeZones: string[] },
): QuoteContact {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const addError = (path: string, message: string) => errors.push({ path: `body.${path}`, message });
  const [today] = timeZones.map((zone) => dayIn(zone)).sort();
  const checkDay = (day: string | null, path: string): void => {
    if (day === null) return;
    if (!isDay(day)) addError(path, 'There is no such day');
    else if (day < today!) addError(path, 'This day is past');
  };

  const phoneNumber = internationalPhoneNumber(contact.phoneNumber, country);
  if (phoneNumber === null) addError('contact.phoneNumber', 'This is no phone number');
  checkDay(wantedDate, 'wantedDate');
  lines.forEach((line, n) => {
    checkDay(line.wantedDate, `lines.${n}.wantedDate`);
    const price = line.targetPrice === null ? null : minorUnitsOf(line.targetPrice);
    if (price !== null && (price <= 0 || price > highestTargetPrice)) {
      addError(`lines.${n}.targetPrice`, 'This is no price');
    }
  });
  if (errors.length > 0) throw new Problem(422, 'invalid_contact', 'The request has errors', { errors });
  return { ...contact, phoneNumber: phoneNumber! };
}
