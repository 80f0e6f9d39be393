import { fieldBounds, type AddressFields, type OrderAddress, type Problem as ProblemBody } from '@shop/api-contracts';
import { Problem } from '../../problem/problem.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';

type FieldErrors = NonNullable<ProblemBody['errors']>;

/**
 * The address as it is stored: postal code in capitals, a name made from addressee and city where it has none. Throws a Problem 400
 * `invalid_request` with all errors at once where country, postal code and state do not belong together.
 */
export function checkAddress(given: AddressFields, countries: ReferenceData['countries']): AddressFields {
  const errors = addressErrors(given, countries);
  if (errors.length > 0) throw new Problem(400, 'invalid_request', 'The address has errors', { errors });
  return {
    ...given,
    zipCode: given.zipCode.toUpperCase(),
    displayName: given.displayName || `${given.companyOrName}, ${given.city}`.slice(0, fieldBounds.name),
  };
}

/** Where an order goes, checked alike; errors are named below `path`. Throws a Problem 422 `invalid_address`. */
export function checkOrderAddress(
  given: OrderAddress,
  countries: ReferenceData['countries'],
  path = 'body',
): OrderAddress {
  const errors = addressErrors(given, countries, path);
  if (errors.length > 0) throw new Problem(422, 'invalid_address', 'The address has errors', { errors });
  return { ...given, zipCode: given.zipCode.toUpperCase() };
}

function addressErrors(given: OrderAddress, countries: ReferenceData['countries'], path = 'body'): FieldErrors {
  const errors: FieldErrors = [];
  const addError = (field: keyof OrderAddress, message: string) => errors.push({ path: `${path}.${field}`, message });
  const country = countries.find(({ code }) => code === given.countryCode);
  if (!country) addError('countryCode', 'Nothing is delivered to this country');
  const { postalCode, states = [] } = country ?? {};
  if (postalCode && !new RegExp(`^(?:${postalCode.pattern})$`).test(given.zipCode)) {
    addError('zipCode', `Postal codes there look like ${postalCode.example}`);
  }
  if (states.length > 0 && !states.some(({ code }) => code === given.stateCode)) {
    addError('stateCode', 'The country has no such state');
  }
  if (country && states.length === 0 && given.stateCode !== '') addError('stateCode', 'The country has no states');
  return errors;
}
