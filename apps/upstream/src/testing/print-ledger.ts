import { join } from 'node:path';
import { connectPostgres, openDirectory } from '../database/connection.ts';

/**
 * Prints orders, payments and stock as one line of JSON for the checker of a fault run: `print-ledger.ts DATA_DIR`
 * after upstream has ended, or with DATABASE_URL. Amounts are in minor units.
 */
const { DATABASE_URL } = process.env;
const connection = DATABASE_URL
  ? connectPostgres(DATABASE_URL)
  : await openDirectory(join(process.argv[2] ?? '.data', 'upstream'), () => Promise.resolve(null));
const { db } = connection;
const [orders, payments, reservations, articles, jobs] = await Promise.all([
  db.selectFrom('shop_order').selectAll().where('cart_id', 'is not', null).execute(),
  db.selectFrom('payment').selectAll().execute(),
  db
    .selectFrom('stock_reservation')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .where('cart_id', 'is not', null)
    .selectAll('stock_reservation')
    .execute(),
  db.selectFrom('variant').select(['commercial_item_id', 'stock']).execute(),
  db.selectFrom('outbox').select('key').where('done_at', 'is', null).execute(),
]);
await connection.close();
console.log(
  JSON.stringify({
    orders: orders.map((order) => ({
      id: order.id,
      cartId: order.cart_id,
      state: order.state,
      orderNumber: order.order_number,
      paymentMethod: order.payment_method,
      total: order.totals?.total ?? null,
      currency: order.currency,
    })),
    payments: payments.map((payment) => ({
      id: payment.id,
      orderId: payment.order_id,
      provider: payment.provider,
      state: payment.state,
      amount: Number(payment.amount),
      currency: payment.currency,
      isCaptured: payment.captured_at !== null,
      isRefunded: payment.refunded_at !== null,
    })),
    reservations: reservations.map(({ order_id, commercial_item_id, quantity, is_sold }) => ({
      orderId: order_id,
      commercialItemId: commercial_item_id,
      quantity,
      isSold: is_sold,
    })),
    stock: Object.fromEntries(articles.map(({ commercial_item_id, stock }) => [commercial_item_id, stock])),
    openJobs: jobs.map(({ key }) => key),
  }),
);
