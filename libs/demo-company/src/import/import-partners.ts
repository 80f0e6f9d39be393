import type { Kysely } from 'kysely';
import { bulkInsert, type Database, mediaFileOf } from '@shop/commerce-model';
import type { DemoCompany } from '../demo-company.ts';
import { importMedia } from './import-media.ts';

/** Imports partners with their locations, positions of postal codes, and tools for partners. */
export async function importPartners(
  db: Kysely<Database>,
  { partners, postalAreas, applications }: DemoCompany,
): Promise<void> {
  await bulkInsert(
    db,
    'partner',
    partners.map(({ id, name, isOwn, customerNumber, website, answersItself }) => ({
      id,
      name,
      is_own: isOwn,
      customer_number: customerNumber,
      website,
      answers_itself: answersItself,
    })),
  );
  await bulkInsert(
    db,
    'partner_location',
    partners.flatMap(({ id: partnerId, locations }) =>
      locations.map(({ id, name, position, services, languages, countries, categories, ...location }) => ({
        id,
        partner_id: partnerId,
        name,
        street_address: location.streetAddress,
        zip_code: location.zipCode,
        city: location.city,
        country_code: location.countryCode,
        latitude: position?.[0] ?? null,
        longitude: position?.[1] ?? null,
        phone_number: location.phoneNumber,
        email: location.email,
        services,
        languages,
        countries,
        categories,
      })),
    ),
  );
  await bulkInsert(
    db,
    'postal_area',
    postalAreas.map(({ countryCode, ...area }) => ({ country_code: countryCode, ...area })),
  );
  const pictures = new Map(
    applications.map(({ id, picture }) => [id, mediaFileOf(`${id}.svg`, 'image/svg+xml', picture)]),
  );
  await importMedia(db, pictures.values());
  await bulkInsert(
    db,
    'partner_application',
    applications.map(({ id, name, description, address, countries }, position) => ({
      id,
      position,
      address,
      image: pictures.get(id)!.src,
      texts: { name, description },
      countries,
    })),
  );
}
