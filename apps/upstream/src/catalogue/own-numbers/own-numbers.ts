import type { Kysely } from 'kysely';
import { articleKeyOf, type Database, settingsOf } from '@shop/commerce-model';
import { ownerOf, placeOf, type Owner } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';

export { ownerOf };

/** True when this market and company site have own article numbers (customArticleNumbersEnabled). */
export function hasOwnNumbers(reference: ReferenceData, { market, companyId }: MarketContext): boolean {
  const site = companyId === null ? undefined : reference.companies.get(companyId);
  return settingsOf(market, site).customArticleNumbersEnabled;
}

/** Owner of the own numbers in use: null for visitors, and in markets without them. */
export function ownerInMarket(reference: ReferenceData, context: MarketContext, person: Person | null): Owner | null {
  return person !== null && hasOwnNumbers(reference, context) ? ownerOf(person) : null;
}

/** Own numbers of these articles, by commercial id; one query. */
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

/** Sets a number; an empty one deletes it. */
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
  await setOwnNumbers(db, owner, new Map([[commercialItemId, number]]));
}

/** Sets numbers, none of them empty, by commercial id; one query. */
export async function setOwnNumbers(
  db: Kysely<Database>,
  owner: Owner,
  numbers: ReadonlyMap<string, string>,
): Promise<void> {
  if (numbers.size === 0) return;
  const rows = [...numbers].map(([id, number]) => ({
    ...{ ...owner, commercial_item_id: id, number },
    key: articleKeyOf(number),
  }));
  await db
    .insertInto('custom_article_number')
    // fixed order, so that colleagues who set the same at once do not deadlock
    .values(rows.sort((a, b) => (a.commercial_item_id < b.commercial_item_id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns([placeOf(owner).column, 'commercial_item_id'])
        .where(placeOf(owner).column, 'is not', null)
        .doUpdateSet((set) => ({ number: set.ref('excluded.number'), key: set.ref('excluded.key') })),
    )
    .execute();
}
