import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/** Files are kept for some time after they came, so that a cart becomes an order with its drawings. */
const unusedDays = 30;
const maxFiles = 500;

/** Ids of enclosures in a column of lines. */
const idsIn = (table: 'configuration' | 'shop_order' | 'quote_request' | 'generated_quote') =>
  sql<string>`select jsonb_path_query(lines, '$[*].enclosures[*].enclosureId') #>> '{}' from ${sql.table(table)}`;

/** Deletes drawings and data sheets that are in no configuration and no order, quote request or generated quote. */
export async function purgeEnclosures(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isOld = sql<boolean>`stored_at < now() - make_interval(days => ${sql.lit(unusedDays)})`;
    // one that was saved again meanwhile is no longer old once it is locked
    const { rows } = await sql<{ id: string }>`
      select id from stored_file join enclosure on file_id = id
      where not is_kept and ${isOld} and id not in (${idsIn('configuration')})
      limit ${sql.lit(maxFiles)} for update of stored_file`.execute(transaction);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    // orders, requests and quotes stay, so these are not looked for again
    await sql`
      update enclosure set is_kept = true where file_id = any(${ids}) and file_id in (
        ${idsIn('shop_order')} union all ${idsIn('quote_request')} union all ${idsIn('generated_quote')})`.execute(
      transaction,
    );
    await sql`
      delete from stored_file where id = any(${ids})
        and id in (select file_id from enclosure where not is_kept)
        and id not in (${idsIn('configuration')})`.execute(transaction);
  });
}
