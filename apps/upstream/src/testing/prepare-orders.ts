import type { CartChange, Order, OrderSummary, PlacedOrder, TaxExempt } from '@shop/api-contracts';
import { storeFile } from '../http/files/store-file.ts';
import { newCartId, someCartItemId, someContact, someDelivery, somePhoto } from './operations.ts';
import type { CallOptions, TestUpstream } from './start-test-upstream.ts';

/**
 * Prepares data for the table of operations and returns its ids: an order that waits for its freight, a placed one with
 * a document, a certificate. Not for markets without buying or order history.
 */
export async function prepareOrders(shop: TestUpstream, caller: CallOptions): Promise<Record<string, string>> {
  const { cartId, order, line } = await prepareOrder(shop, caller);
  const { orders } = (await shop.call('get', '/orders/history', caller).expect(200)).body as { orders: OrderSummary[] };
  const placed = await Promise.all(
    orders.map(async ({ orderId }) => {
      const answered = await shop.call('get', `/orders/history/${orderId}`, caller).expect(200);
      return answered.body as PlacedOrder;
    }),
  );
  const claimable = placed.find(({ lines }) => lines.some(({ claimableQuantity }) => claimableQuantity > 1))!;
  const placedLine = claimable.lines.find(({ claimableQuantity }) => claimableQuantity > 1)!.lineId;
  const { complaint, photo } = await prepareComplaint(shop, { order: claimable.orderId, line: placedLine });
  return {
    complaint,
    photo,
    orderCart: cartId,
    order,
    line,
    cancelledOrder: await cancellable(
      shop,
      placed.filter((one) => one !== claimable),
    ),
    placedOrder: claimable.orderId,
    placedLine,
    document: claimable.documents[0]!.id,
    certificate: await prepareCertificate(shop, caller),
  };
}

/** One of the placed orders, as if it were placed just now. */
async function cancellable({ deps: { db } }: TestUpstream, placed: PlacedOrder[]): Promise<string> {
  const { orderId } = placed.at(-1)!;
  await db
    .updateTable('shop_order')
    .set({ placed_at: new Date(), status: 'received', shipments: '[]' })
    .where('id', '=', orderId)
    .execute();
  return orderId;
}

async function prepareOrder(shop: TestUpstream, caller: CallOptions) {
  const body = { cartItemId: someCartItemId, quantity: 2, action: 'Buy' };
  const added = await shop.call('post', `/cart/${newCartId()}/add`, { ...caller, body }).expect(200);
  const { id: cartId } = added.body as CartChange;
  const made = (await shop.call('post', '/orders', { ...caller, body: { cartId } }).expect(200)).body as Order;
  const step = (path: string, content: object) =>
    shop.call('put', `/orders/${made.orderId}/${path}`, { ...caller, body: content }).expect(200);
  await step('contact', someContact);
  await step('shippingaddress', someDelivery);
  return { cartId, order: made.orderId, line: made.lines[0]!.lineId };
}

async function prepareComplaint(
  { deps: { db } }: TestUpstream,
  { order, line }: { order: string; line: string },
): Promise<{ complaint: string; photo: string }> {
  const complaint = 'CL-900001';
  const content = { reason: 'damaged', text: '', quantity: 1, state: 'received' } as const;
  await db
    .insertInto('order_claim')
    .values({ number: complaint, order_id: order, line_id: line, ...content })
    .execute();
  const photo = await storeFile(db, { ...somePhoto, type: 'image/png', hash: '' });
  await db.insertInto('order_claim_photo').values({ file_id: photo, claim_number: complaint }).execute();
  const orderFile = await storeFile(db, { ...somePhoto, type: 'image/png', hash: '' });
  await db.updateTable('shop_order').set({ order_file: orderFile }).where('id', '=', order).execute();
  return { complaint, photo };
}

async function prepareCertificate(shop: TestUpstream, caller: CallOptions): Promise<string> {
  const answered = await shop
    .call('post', '/taxexempts', {
      ...caller,
      locale: 'en-us',
      query: { stateCode: 'WI', expiryDate: `${new Date().getUTCFullYear() + 9}-12-31` },
      file: { name: 'Certificate.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') },
    })
    .expect(200);
  return (answered.body as TaxExempt).id;
}
