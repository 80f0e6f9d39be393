import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { ReferenceData } from '../../memory/reference-data.ts';

/** A location that supplies a market. */
export interface Supplier {
  locationId: string;
  isOwn: boolean;
  /** Categories it supplies, with descendants; empty: everything. */
  categories: string[];
}

/** For names in all languages, independent of the database's collation. */
const byName = new Intl.Collator('en');

/** All locations that supply a market: our own sales company first, then partners by name. */
export async function readSuppliers(db: Kysely<Database>, country: string): Promise<Supplier[]> {
  const rows = await db
    .selectFrom('partner_location')
    .innerJoin('partner', 'partner.id', 'partner_id')
    .select(['partner_location.id as locationId', 'is_own as isOwn', 'categories'])
    .select(sql<string>`partner.name || ' ' || partner_location.name`.as('name'))
    .where(({ eb, fn }) => eb(eb.val(country), '=', fn.any('countries')))
    .orderBy('partner_location.id')
    .execute();
  return rows.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || byName.compare(a.name, b.name));
}

/**
 * Ids of the locations that supply all of these articles (one, or the parts of a configuration), in the order of the
 * suppliers; our own sales company when there is none (docs/decisions/0013).
 */
export function suppliersOf(
  articles: { categoryIds: string[] }[],
  suppliers: Supplier[],
  categories: ReferenceData['categories'],
): string[] {
  const places = articles.map(
    ({ categoryIds }) => new Set(categoryIds.flatMap((id) => categories.get(id)?.path.map((one) => one.id) ?? [])),
  );
  const able = suppliers.filter(
    (supplier) =>
      supplier.categories.length === 0 ||
      places.every((above) => supplier.categories.some((category) => above.has(category))),
  );
  return (able.length > 0 ? able : suppliers.filter(({ isOwn }) => isOwn)).map(({ locationId }) => locationId);
}
