import type { ReadRow } from '../rows/read-row.ts';
import { readRecord } from './read-record.ts';

/**
 * What stands in the field of one article number, with the quantity in the field beside it. `GX-050 5` brings its own quantity as long as
 * nobody has given another one.
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
