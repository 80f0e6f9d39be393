import type { Kysely } from 'kysely';
import { articleKeyOf, type Database, settingsOf } from '@shop/commerce-model';
import { ownerOf, placeOf, type Owner } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';

export { ownerOf };

/** Whether this market and company site have own article numbers at all (customArticleNumbersEnabled). */
export function hasOwnNumbers(reference: ReferenceData, { market, companyId }: MarketContext): boolean {
  const site = companyId === null ? undefined : reference.companies.get(companyId);
  return settingsOf(market, site).customArticleNumbersEnabled;
}

/** Whose own numbers count: null for visitors, and in markets that have none. */
export function ownerInMarket(reference: ReferenceData, context: MarketContext, person: Person | null): Owner | null {
  return person !== null && hasOwnNumbers(reference, context) ? ownerOf(person) : null;
}

/** What the owner calls these articles, by commercial id; one query. */
export async function readOwnNumbers(
  db: Kysely<Database>,
  owner: Owner,
  commercialItemIds: string[],
): Promise<Map<string, string>> {
  if (commercialItemIds.length === 0) return new Map();
  const { column, value } = placeOf(owner);
  const rows = await db
    .selectFrom('custom_article_number')
    .select(['commercial_item_id as id', 'number'])
    .where(column, '=', value)
    .where((where) => where('commercial_item_id', '=', where.fn.any(where.val(commercialItemIds))))
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** An empty number takes it away. */
export async function setOwnNumber(
  db: Kysely<Database>,
  owner: Owner,
  commercialItemId: string,
  number: string,
): Promise<void> {
  const { column, value } = placeOf(owner);
  if (number === '') {
    await db
      .deleteFrom('custom_article_number')
      .where(column, '=', value)
      .where('commercial_item_id', '=', commercialItemId)
      .execute();
    return;
  }
  const named = { number, key: articleKeyOf(number) };
  await db
    .insertInto('custom_article_number')
    .values({ ...owner, commercial_item_id: commercialItemId, ...named })
    .onConflict((conflict) =>
      conflict.columns([column, 'commercial_item_id']).where(column, 'is not', null).doUpdateSet(named),
    )
    .execute();
}
