import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { cartFrozen } from '../carts/cart-store.ts';
import { unstorableTexts } from '../http/unstorable-texts.ts';
import { notFound, Problem } from '../problem/problem.ts';
import type { SavedConfiguration } from './saved-configuration.ts';
import { storeEnclosures, withoutFiles } from './store-enclosures.ts';

/** How long a configuration may be saved after its session was started. */
const sessionHours = 24;
/** How far the configurator's clock may be ahead. */
const clockAllowanceMs = 5 * 60_000;

/**
 * Stores a configuration under the session's id, for the person of the session; carts that have it get a new version.
 * What was saved at that time or later is not stored again, nor refused. Throws a Problem: 404 `session_unknown`, also
 * when it has ended, 409 `cart_frozen`, 422 `saved_in_future`, `text_invalid`, `item_unknown`.
 */
export async function saveConfiguration(db: Kysely<Database>, saved: SavedConfiguration): Promise<string> {
  assertStorable(saved);
  const session = await db
    .selectFrom('configurator_session')
    .select(['oid', 'configuration_id'])
    .where('id', '=', saved.sessionId)
    .where(sql<boolean>`started_at > now() - make_interval(hours => ${sql.lit(sessionHours)})`)
    .executeTakeFirst();
  if (!session) throw notFound('session_unknown', 'The session of the configurator is unknown or has ended');
  const id = session.configuration_id;
  if (await isSaved(db, id, saved.savedAt)) return id;
  await assertArticles(db, saved);
  await lockCarts(db, id);

  const { lines, files } = withoutFiles(saved.lines);
  const row = {
    names: JSON.stringify(saved.names),
    lines: JSON.stringify(lines),
    list_price: saved.listPrice,
    design: saved.design,
    saved_at: String(saved.savedAt),
  };
  const written = await db
    .insertInto('configuration')
    .values({ id, oid: session.oid, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, changed_at: sql`now()` })
        .where('configuration.oid', '=', session.oid)
        .where('configuration.saved_at', '<', row.saved_at),
    )
    .returning('id')
    .executeTakeFirst();
  if (!written) return id;
  await storeEnclosures(db, files);
  await sql`update cart set version = version + 1, changed_at = now()
    where state = 'open' and id in (select cart_id from cart_configuration where configuration_id = ${id})`.execute(db);
  return id;
}

function assertStorable({ sessionId, savedAt, names, design, lines }: SavedConfiguration): void {
  // it would be the last one for ever: what is saved afterwards would count as earlier
  if (savedAt > Date.now() + clockAllowanceMs) {
    throw new Problem(422, 'saved_in_future', 'The configuration was saved in the future: compare the clocks');
  }
  const files = lines.flatMap(({ enclosures }) => enclosures.map(({ name }) => name));
  const errors = unstorableTexts({ sessionId, names, design, files }, 'body');
  if (errors.length > 0) throw new Problem(422, 'text_invalid', 'A text has an invalid character', { errors });
}

/** Whether this message, or a later one, has been stored. */
async function isSaved(db: Kysely<Database>, id: string, savedAt: number): Promise<boolean> {
  const found = await db
    .selectFrom('configuration')
    .select('id')
    .where('id', '=', id)
    .where('saved_at', '>=', String(savedAt))
    .executeTakeFirst();
  return found !== undefined;
}

/** A cart that is being paid keeps what the buyer has seen. */
async function lockCarts(db: Kysely<Database>, configurationId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from cart where state = 'open'
      and id in (select cart_id from cart_configuration where configuration_id = ${configurationId})
    order by id for update`.execute(db);
  if (rows.length === 0) return;
  const paying = await db
    .selectFrom('shop_order')
    .select('id')
    .where('state', '=', 'paying')
    .where(
      'cart_id',
      'in',
      rows.map(({ id }) => id),
    )
    .executeTakeFirst();
  if (paying !== undefined) throw cartFrozen();
}

async function assertArticles(db: Kysely<Database>, { lines }: SavedConfiguration): Promise<void> {
  const ids = [...new Set(lines.map(({ commercialItemId }) => commercialItemId))];
  const found = await db
    .selectFrom('variant')
    .select('commercial_item_id as id')
    .where('commercial_item_id', 'in', ids)
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const items = ids.filter((id) => !known.has(id));
  if (items.length > 0) throw new Problem(422, 'item_unknown', 'Article not found', { members: { items } });
}
