import { dayIn, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { pdfPageCount } from './pdf-page-count.ts';
import { lastExpiryDay } from './last-expiry-day.ts';

/**
 * Accepts or refuses a certificate as a clerk of the demo, who can only see whether it is a readable PDF of at least one
 * page that ends within ten years. Returns the reason when there is nothing to decide, else null.
 */
export async function decideTaxExempt(db: Kysely<Database>, id: string): Promise<string | null> {
  const exempt = await db
    .selectFrom('tax_exempt')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .where('tax_exempt.id', '=', id)
    .where('state', '=', 'received')
    .select(['bytes', sql<string>`expiry_date::text`.as('expiryDate')])
    .select(sql<string>`(select data ->> 'timeZone' from market where country = 'US')`.as('timeZone'))
    .executeTakeFirst();
  if (!exempt) return 'removed or decided meanwhile';
  const refusal =
    pdfPageCount(Buffer.from(exempt.bytes)) === 0
      ? ('unreadable' as const)
      : exempt.expiryDate > lastExpiryDay(dayIn(exempt.timeZone))
        ? ('endsTooLate' as const)
        : null;
  await db
    .updateTable('tax_exempt')
    .set({ state: refusal ? 'refused' : 'accepted', refusal })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .execute();
  return null;
}
