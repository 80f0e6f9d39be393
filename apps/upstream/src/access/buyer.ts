import type { Discounts } from '@shop/commerce-model';
import type { Person } from './person.ts';

/** A company that buys: sees prices without tax, and its own where it has a customer number. */
export interface Buyer {
  /** Null for a company without one: it pays the list price. */
  customerNumber: string | null;
  discounts: Discounts | null;
}

/** Whoever is signed in neither for a customer number nor as a company sees what visitors see. */
export function buyerOf(person: Person | null): Buyer | null {
  if (person === null || (person.customerNumber === null && !person.isCompany)) return null;
  return { customerNumber: person.customerNumber, discounts: person.discounts };
}
