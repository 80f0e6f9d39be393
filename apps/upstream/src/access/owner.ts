import type { Person } from './person.ts';

/**
 * Owner of data that colleagues share (addresses, own article numbers): the customer number in use, else the person.
 */
export type Owner = { customer_number: string; oid: null } | { customer_number: null; oid: string };

export const ownerOf = ({ customerNumber, oid }: Pick<Person, 'customerNumber' | 'oid'>): Owner =>
  customerNumber === null ? { customer_number: null, oid } : { customer_number: customerNumber, oid: null };

/** The column that identifies an owner, and its value. */
export function placeOf({ customer_number: number, oid }: Owner): { column: 'customer_number' | 'oid'; value: string } {
  return number === null ? { column: 'oid', value: oid } : { column: 'customer_number', value: number };
}
