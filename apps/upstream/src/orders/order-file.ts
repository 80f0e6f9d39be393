import type { FileAnswer, orders } from '@shop/api-contracts';
import { readFile } from '../http/files/read-file.ts';
import type { SignedInCall } from '../http/route.ts';
import { notFound } from '../problem/problem.ts';
import { readPlacedOrder } from './order-history/placed-orders.ts';

/** Purchase order of a placed order, for everybody who sees the order. Throws a Problem 404 `order_unknown`, `file_unknown`. */
export async function readOrderFile({
  db,
  person,
  params,
}: SignedInCall<typeof orders.orderFile>): Promise<FileAnswer> {
  const { order_file: id } = await readPlacedOrder(db, person, params.id);
  if (id === null) throw notFound('file_unknown', 'The order has no file');
  return readFile(db, id);
}
