import type { Selectable } from 'kysely';
import type { ShopOrderTable } from '@shop/commerce-model';

/** Minutes after which the first line of an order counts as packed: the reference knows no warehouse. */
const packedAfterMinutes = 30;

type Progress = Pick<Selectable<ShopOrderTable>, 'status' | 'placed_at' | 'confirmed_at' | 'shipments'>;

/**
 * ISO 8601 instant until which an order can be cancelled; null before it is placed, and when its supplier or warehouse is
 * at work already.
 */
export function cancellableUntil(
  { status, placed_at: placedAt, confirmed_at: confirmedAt, shipments }: Progress,
  now = Date.now(),
): string | null {
  if (placedAt === null || status !== 'received' || confirmedAt !== null || shipments.length > 0) return null;
  const end = placedAt.getTime() + packedAfterMinutes * 60_000;
  return now < end ? new Date(end).toISOString() : null;
}
