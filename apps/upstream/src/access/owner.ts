import { sql } from 'kysely';
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

/**
 * True for the papers that a person may read: those of the customer number in use, and their own without one, which
 * colleagues do not see.
 */
export const isReadableBy = (
  { customerNumber, oid }: Pick<Person, 'customerNumber' | 'oid'>,
  papers: 'shop_order' | 'quote_request' | 'generated_quote',
) => {
  const column = (name: keyof Owner) => sql.ref(`${papers}.${name}`);
  return sql<boolean>`(${column('customer_number')} = ${customerNumber}
    or (${column('customer_number')} is null and ${column('oid')} = ${oid}))`;
};
