import type { PartnerLocation } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { Person } from '../access/person.ts';

/** Loads locations by id, in the form of the contract; unknown ids are missing in the result. */
export async function readLocations(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, PartnerLocation>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('partner_location')
    .innerJoin('partner', 'partner.id', 'partner_id')
    .selectAll('partner_location')
    .select(['partner.name as partner', 'is_own', 'website'])
    .where((where) => where('partner_location.id', '=', where.fn.any(where.val([...new Set(ids)]))))
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        partner: row.partner,
        name: row.name,
        isOwn: row.is_own,
        streetAddress: row.street_address,
        zipCode: row.zip_code,
        city: row.city,
        countryCode: row.country_code,
        position: positionOf(row),
        phoneNumber: row.phone_number,
        email: row.email,
        website: row.website,
        services: row.services,
        languages: row.languages,
      },
    ]),
  );
}

export interface PartnerOfPerson {
  id: string;
  name: string;
  locationIds: string[];
}

/** The partner whose customer number the person uses; null for others. */
export async function partnerOf(
  db: Kysely<Database>,
  { customerNumber }: Pick<Person, 'customerNumber'>,
): Promise<PartnerOfPerson | null> {
  if (customerNumber === null) return null;
  const rows = await db
    .selectFrom('partner')
    .leftJoin('partner_location', 'partner_location.partner_id', 'partner.id')
    .select(['partner.id', 'partner.name', 'partner_location.id as locationId'])
    .where('customer_number', '=', customerNumber)
    .orderBy('partner_location.id')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return { id: first.id, name: first.name, locationIds: rows.flatMap(({ locationId }) => locationId ?? []) };
}

const positionOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
