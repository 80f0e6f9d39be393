import type { Database } from '@shop/commerce-model';
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { fileNameOf } from '../http/files/file-name.ts';
import { cartFrozen } from '../carts/cart-store.ts';
import { notFound, Problem } from '../problem/problem.ts';
import type { SavedConfiguration } from './saved-configuration.ts';

/** How long a configuration may be saved after its session was started. */
const sessionHours = 24;

/**
 * Stores a configuration under the session's id, for the person of the session; carts that have it get a new version.
 * Idempotent. Throws a Problem: 404 `session_unknown`, also when it has ended, 409 `cart_frozen`, 422 `item_unknown`.
 */
export async function saveConfiguration(db: Kysely<Database>, saved: SavedConfiguration): Promise<string> {
  const session = await db
    .selectFrom('configurator_session')
    .select(['oid', 'configuration_id'])
    .where('id', '=', saved.sessionId)
    .where(sql<boolean>`started_at > now() - make_interval(hours => ${sql.lit(sessionHours)})`)
    .executeTakeFirst();
  if (!session) throw notFound('session_unknown', 'The session of the configurator is unknown or has ended');
  await assertArticles(db, saved);
  await lockCarts(db, session.configuration_id);

  const lines = await storeEnclosures(db, saved.lines);
  const row = {
    names: JSON.stringify(saved.names),
    lines: JSON.stringify(lines),
    list_price: saved.listPrice,
    design: saved.design,
    saved_at: String(saved.savedAt),
  };
  const written = await db
    .insertInto('configuration')
    .values({ id: session.configuration_id, oid: session.oid, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, changed_at: sql`now()` })
        .where('configuration.oid', '=', session.oid)
        .where('configuration.saved_at', '<', row.saved_at),
    )
    .returning('id')
    .executeTakeFirst();
  if (written) {
    await sql`update cart set version = version + 1, changed_at = now()
      where state = 'open' and id in (
        select cart_id from cart_configuration where configuration_id = ${session.configuration_id})`.execute(db);
  }
  return session.configuration_id;
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

/** Files are named by their content and stay: orders and quote requests refer to them after the next change. */
async function storeEnclosures(db: Kysely<Database>, lines: SavedConfiguration['lines']) {
  const files = new Map<string, { id: string; name: string; type: string; bytes: Uint8Array; hash: string }>();
  const stored = lines.map(({ enclosures, ...line }) => {
    if (enclosures.length === 0) return line;
    const listed = enclosures.map(({ name: given, content }) => {
      const name = fileNameOf(given);
      const hash = createHash('sha256').update(content).digest('hex');
      const enclosureId = createHash('sha256')
        .update(JSON.stringify([name, hash]))
        .digest('hex')
        .slice(0, 32);
      files.set(enclosureId, { id: enclosureId, name, type: 'application/pdf', bytes: content, hash });
      return { enclosureId, name };
    });
    return { ...line, enclosures: listed };
  });
  if (files.size > 0) {
    await db
      .insertInto('stored_file')
      .values([...files.values()])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return stored;
}
