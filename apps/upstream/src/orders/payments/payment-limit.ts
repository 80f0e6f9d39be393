import { sql, type Kysely } from 'kysely';
import type { Database, StoredLine } from '@shop/commerce-model';
import { Problem } from '../../problem/problem.ts';

/** Payments of a person that may end unpaid in an hour while they hold an article that is not made again. */
const maxUnpaid = 5;
const retryAfterSeconds = 3_600;

/**
 * A started payment reserves stock for half an hour, so whoever starts one after another without paying keeps an article from others. Throws a
 * Problem 429 `too_many_payments` for a further one with such an article; articles that are made again are never short.
 */
export async function assertPaymentsLeft(
  db: Kysely<Database>,
  { oid, lines }: { oid: string; lines: StoredLine[] },
): Promise<void> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment join shop_order as ordered on ordered.id = payment.order_id
    where ordered.oid = ${oid} and payment.state in ('cancelled', 'expired')
      and payment.created_at > now() - make_interval(secs => ${retryAfterSeconds})
      and exists (
        select from jsonb_array_elements(ordered.lines) as line
          join variant on variant.commercial_item_id = line->>'commercialItemId' join item on item.id = generic_item_id
        where variant.commercial_item_id = any (${ids}) and not (lead_time_days > 0 and not ('remade' = any (item.tags))))`.execute(
    db,
  );
  if (rows[0]!.count < maxUnpaid) return;
  throw new Problem(429, 'too_many_payments', 'Too many payments of a scarce article have not been completed', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
