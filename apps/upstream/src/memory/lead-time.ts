import { sql } from 'kysely';

/** Working days until more than the stock can be sent; 0 when the article cannot be made again, as a remade unit. */
export const leadTimeDays = sql<number>`
  (case when 'remade' = any (item.tags) then 0 else variant.lead_time_days end)`.as('leadTimeDays');
