import { sql } from 'kysely';

/**
 * IANA time zone of the market that sold an order, for a query that reads `shop_order`. An order has the day of its
 * market for everybody: on pages, documents and mails, whichever zone a reader or a server is in.
 */
export const marketZone = sql<string>`coalesce(
  (select data ->> 'timeZone' from market where market.country = shop_order.country), 'UTC')`;
