import type { Discounts } from '@shop/commerce-model';
import type { Person } from './person.ts';

/** A company that buys: sees prices without tax, and its own prices when it has a customer number. */
export interface Buyer {
  /** Null for a company without a customer number: it pays the list price. */
  customerNumber: string | null;
  discounts: Discounts | null;
}

/** Null for visitors, and for signed-in persons with neither customer number nor company, who see visitor prices. */
export function buyerOf(person: Person | null): Buyer | null {
  if (person === null || (person.customerNumber === null && !person.isCompany)) return null;
  return { customerNumber: person.customerNumber, discounts: person.discounts };
}
