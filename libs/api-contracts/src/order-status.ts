import * as z from 'zod/mini';

/** Status of a placed order. */
export const orderStatusSchema = z.enum([
  'received',
  'inProduction',
  'partlyShipped',
  'shipped',
  'delivered',
  'cancelled',
]);
export type OrderStatus = z.output<typeof orderStatusSchema>;
