import type { ReadRow } from '../rows/read-row.ts';
import { readRecord } from './read-record.ts';

/**
 * Reads the article number field with the quantity field beside it. `GX-050 5` contains its own quantity, which counts
 * unless the quantity field was filled in.
 */
export function readField(text: string, quantity: string, isQuantityGiven: boolean): ReadRow[] {
  const typed = `${text} ${quantity}`;
  if (isQuantityGiven) return [{ typed, articleNumber: text, quantity: quantity.trim(), others: [] }];
  return readRecord(text, { side: 'last', commaIsDecimal: true }).map((row) => {
    const whole = (read: { articleNumber: string; quantity: string }) =>
      read.quantity === '' ? { ...read, quantity: quantity.trim() } : read;
    const isRead = row.quantity !== '';
    return {
      ...row,
      ...whole(row),
      typed: isRead ? row.typed : `${row.typed} ${quantity}`,
      others: row.others.map(whole),
    };
  });
}
