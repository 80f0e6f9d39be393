import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { ReferenceData } from '../../memory/reference-data.ts';

/** A place that supplies a market. */
export interface Supplier {
  locationId: string;
  isOwn: boolean;
  /** What it supplies, with all below; empty: everything. */
  categories: string[];
}

/** Of names in all languages; databases sort them as they were set up. */
const byName = new Intl.Collator('en');

/** All places that supply the market of a country: the own sales company first, then partners by name. */
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
 * Ids of the places that supply all of these articles (one, or the parts of a configuration), in the order of the suppliers; the own sales
 * company where nobody does (docs/decisions/0013).
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
