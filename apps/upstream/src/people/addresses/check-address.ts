import { fieldBounds, type AddressFields, type OrderAddress, type Problem as ProblemBody } from '@shop/api-contracts';
import { isZipOfState, tidyZipCode } from '@shop/commerce-model';
import { Problem } from '../../problem/problem.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';

type FieldErrors = NonNullable<ProblemBody['errors']>;

/**
 * Normalises an address for storage: postal code as it is written, a name made of addressee and city when it is missing.
 * Throws a Problem 400 `invalid_request` with all errors at once when country, postal code and state do not match.
 */
export function checkAddress(given: AddressFields, countries: ReferenceData['countries']): AddressFields {
  const errors = addressErrors(given, countries);
  if (errors.length > 0) throw new Problem(400, 'invalid_request', 'Address has errors', { errors });
  return {
    ...given,
    zipCode: tidyZipCode(given),
    displayName: given.displayName || `${given.companyOrName}, ${given.city}`.slice(0, fieldBounds.name),
  };
}

/**
 * Validates a delivery or invoice address of an order the same way; errors are below `path`. Throws a Problem 422
 * `invalid_address`.
 */
export function checkOrderAddress(
  given: OrderAddress,
  countries: ReferenceData['countries'],
  path = 'body',
): OrderAddress {
  const errors = addressErrors(given, countries, path);
  if (errors.length > 0) throw new Problem(422, 'invalid_address', 'Address has errors', { errors });
  return { ...given, zipCode: tidyZipCode(given) };
}

function addressErrors(given: OrderAddress, countries: ReferenceData['countries'], path = 'body'): FieldErrors {
  const errors: FieldErrors = [];
  const addError = (field: keyof OrderAddress, message: string) => errors.push({ path: `${path}.${field}`, message });
  const country = countries.find(({ code }) => code === given.countryCode);
  if (!country) addError('countryCode', 'No delivery to this country');
  const { postalCode, states = [] } = country ?? {};
  const zipCode = tidyZipCode(given);
  if (postalCode && !new RegExp(`^(?:${postalCode.pattern})$`).test(zipCode)) {
    addError('zipCode', `Postal code must look like ${postalCode.example}`);
  }
  const isState = states.some(({ code }) => code === given.stateCode);
  if (states.length > 0 && !isState) addError('stateCode', 'Unknown state of the country');
  // the state sets the tax
  if (given.countryCode === 'US' && isState && errors.length === 0 && !isZipOfState(zipCode, given.stateCode)) {
    addError('zipCode', 'ZIP code of another state');
  }
  if (country && states.length === 0 && given.stateCode !== '') addError('stateCode', 'The country has no states');
  return errors;
}
