import type { AnswerOf, InstallationInformation, Problem as ProblemBody, units } from '@shop/api-contracts';
import { tidyZipCode } from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { Problem } from '../../problem/problem.ts';
import { isOwn, lockOwnRegistration, unitUnknown } from '../registration/registrations.ts';

/** Where an own unit stands; null when nobody has said. Throws a Problem 404 unit_unknown for others. */
export async function readInstallation({
  db,
  person,
  params,
}: SignedInCall<typeof units.installation>): Promise<AnswerOf<typeof units.installation>> {
  const row = await db
    .selectFrom('unit_registration')
    .leftJoin('unit_installation', 'unit_installation.equipment_id', 'unit_registration.equipment_id')
    .select(['in_use_at', 'address', 'zip', 'city', 'region', 'country', 'longitude', 'latitude'])
    .where('unit_registration.equipment_id', '=', params.id)
    .where(isOwn(person))
    .executeTakeFirst();
  if (!row) throw unitUnknown(params.id);
  if (row.in_use_at === null) return null;
  const { in_use_at: inUseAt, address, zip, city, region, country, longitude, latitude } = row;
  // not null together with the column above
  return {
    inUseAt,
    address: address!,
    zip: zip!,
    city: city!,
    region: region!,
    country: country!,
    longitude,
    latitude,
  };
}

/** Says where an own unit stands. Throws a Problem: 404 `unit_unknown` for others, 422 `invalid_address`. */
export async function setInstallation({
  db,
  person,
  params,
  body,
  catalogue,
}: SignedInCall<typeof units.setInstallation>): Promise<InstallationInformation> {
  await lockOwnRegistration(db, params.id, person);
  const given = checkInstallation(body, catalogue.reference.countries);
  const { inUseAt, ...rest } = given;
  const place = { in_use_at: inUseAt, ...rest };
  await db
    .insertInto('unit_installation')
    .values({ equipment_id: params.id, ...place })
    .onConflict((conflict) => conflict.column('equipment_id').doUpdateSet(place))
    .execute();
  return given;
}

/** A postal code as it is written in its country. Throws a Problem 422 `invalid_address` with all errors. */
export function checkInstallation(
  given: InstallationInformation,
  countries: ReferenceData['countries'],
): InstallationInformation {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const addError = (field: keyof InstallationInformation, message: string) =>
    errors.push({ path: `body.${field}`, message });
  const country = countries.find(({ code }) => code === given.country);
  if (given.country !== '' && !country) addError('country', 'Unknown country');
  const { postalCode, states = [] } = country ?? {};
  const zip = country ? tidyZipCode({ zipCode: given.zip, countryCode: country.code }) : given.zip;
  if (zip !== '' && postalCode && !new RegExp(`^(?:${postalCode.pattern})$`).test(zip)) {
    addError('zip', `Postal code must look like ${postalCode.example}`);
  }
  if (given.region !== '' && states.length > 0 && !states.some(({ code }) => code === given.region)) {
    addError('region', 'Unknown state of the country');
  }
  if ((given.longitude === null) !== (given.latitude === null)) {
    addError(given.longitude === null ? 'longitude' : 'latitude', 'A position needs both degrees');
  }
  if (errors.length > 0) throw new Problem(422, 'invalid_address', 'The place has errors', { errors });
  return { ...given, zip };
}
