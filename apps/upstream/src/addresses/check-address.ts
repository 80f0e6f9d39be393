import { fieldBounds, type AddressFields, type Problem as ProblemBody } from '@shop/api-contracts';
import { Problem } from '../problem.ts';
import type { ReferenceData } from '../reference-data/reference-data.ts';

/**
 * The address as it is stored: postal code in capitals, a name made from addressee and city where it has none. Throws a Problem 400
 * `invalid_request` with all faults at once where country, postal code and state do not belong together.
 */
export function checkAddress(given: AddressFields, countries: ReferenceData['countries']): AddressFields {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const fault = (field: keyof AddressFields, message: string) => errors.push({ path: `body.${field}`, message });
  const country = countries.find(({ code }) => code === given.countryCode);
  const address = {
    ...given,
    zipCode: given.zipCode.toUpperCase(),
    displayName: given.displayName || `${given.companyOrName}, ${given.city}`.slice(0, fieldBounds.name),
  };

  if (!country) fault('countryCode', 'Nothing is delivered to this country');
  const { postalCode, states = [] } = country ?? {};
  if (postalCode && !new RegExp(`^(?:${postalCode.pattern})$`).test(given.zipCode)) {
    fault('zipCode', `Postal codes there look like ${postalCode.example}`);
  }
  if (states.length > 0 && !states.some(({ code }) => code === given.stateCode)) {
    fault('stateCode', 'The country has no such state');
  }
  if (country && states.length === 0 && given.stateCode !== '') fault('stateCode', 'The country has no states');
  if (errors.length > 0) throw new Problem(400, 'invalid_request', 'The address has faults', { errors });
  return address;
}
