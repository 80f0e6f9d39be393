import type { CartItemId } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { type Database, lineKeyOf } from '@shop/commerce-model';
import type { LineRow } from './cart-store.ts';

/** All lines of a cart, in order. */
export async function readLines(db: Kysely<Database>, cartId: string): Promise<LineRow[]> {
  return db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .orderBy('line_id')
    .execute();
}

export async function readLine(db: Kysely<Database>, cartId: string, id: CartItemId): Promise<LineRow | undefined> {
  return db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('item_key', '=', lineKeyOf(id))
    .executeTakeFirst();
}

/** Inserts new lines and updates changed ones, in one statement. */
export async function writeLines(db: Kysely<Database>, lines: LineRow[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into cart_line select * from jsonb_populate_recordset(null::cart_line, ${JSON.stringify(lines)}::jsonb)
    on conflict (cart_id, line_id) do update set position = excluded.position, quantity = excluded.quantity,
      note = excluded.note, custom_article_number = excluded.custom_article_number, seen = excluded.seen,
      change = excluded.change, changed_in = excluded.changed_in`.execute(db);
}

export async function removeLines(db: Kysely<Database>, cartId: string, lineIds: string[]): Promise<void> {
  await db
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where((where) => where('line_id', '=', where.fn.any(where.val(lineIds))))
    .execute();
}

/** What an add needs to know of a cart, in one query. */
export interface PresentLines {
  /** Lines with the requested keys. */
  lines: LineRow[];
  /** Of all lines. */
  count: number;
  /** First position after the last line. */
  end: number;
  /** Lines that a proof goes with. */
  proofs: number;
}

export async function readPresentLines(
  db: Kysely<Database>,
  cartId: string,
  itemKeys: string[],
): Promise<PresentLines> {
  const { rows } = await sql<PresentLines>`
    select count(*)::int as count, coalesce(max(position) + 1, 0) as "end",
      count(*) filter (where cart_item_id ->> 'proof' is not null)::int as proofs,
      coalesce(json_agg(to_json(cart_line)) filter (where item_key = any (${itemKeys})), '[]') as lines
    from cart_line where cart_id = ${cartId}`.execute(db);
  return rows[0]!;
}

/** Renumbers the lines, leaving a gap at `place` (zero-based) for a new one. */
export async function makeRoom(db: Kysely<Database>, cartId: string, place: number): Promise<void> {
  await sql`
    update cart_line set position = n + (n >= ${place}::int)::int
    from (select line_id as counted, row_number() over (order by position, line_id)::int - 1 as n
      from cart_line where cart_id = ${cartId}) as counting
    where cart_id = ${cartId} and line_id = counted`.execute(db);
}

/** Unique for the life of a cart: undoing a removal creates a line with a new id. */
export const newLineId = (): string => randomBytes(6).toString('hex');
