import {
  fieldBounds,
  isPrintable,
  unprintableMessage,
  type AddressFields,
  type OrderAddress,
  type Problem as ProblemBody,
} from '@shop/api-contracts';
import { isZipOfState } from '@shop/commerce-model';
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

/** Number of characters after which a country's postal codes have their space or hyphen; negative: from the end. */
const partedAt: Record<string, { at: number; by: ' ' | '-' }> = {
  BR: { at: 5, by: '-' },
  CA: { at: 3, by: ' ' },
  CZ: { at: 3, by: ' ' },
  GB: { at: -3, by: ' ' },
  GR: { at: 3, by: ' ' },
  IE: { at: 3, by: ' ' },
  MT: { at: 3, by: ' ' },
  NL: { at: 4, by: ' ' },
  PL: { at: 2, by: '-' },
  PT: { at: 4, by: '-' },
  SE: { at: 3, by: ' ' },
  SK: { at: 3, by: ' ' },
  US: { at: 5, by: '-' },
};

/**
 * A postal code as it is written in its country: in capitals, with its space or hyphen where there is one, and without
 * other spaces.
 */
export function tidyZipCode({ zipCode, countryCode }: Pick<OrderAddress, 'zipCode' | 'countryCode'>): string {
  const code = zipCode.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const part = partedAt[countryCode];
  if (!part) return code;
  const plain = code.replaceAll(/[ -]/g, '');
  const [head, tail] = [plain.slice(0, part.at), plain.slice(part.at)];
  return head === '' || tail === '' ? plain : head + part.by + tail;
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
  for (const field of ['companyOrName', 'streetAddress', 'addressLineTwo', 'city'] as const) {
    if (!isPrintable(given[field])) addError(field, unprintableMessage);
  }
  if (country && states.length === 0 && given.stateCode !== '') addError('stateCode', 'The country has no states');
  return errors;
}
