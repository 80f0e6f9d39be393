import type { Endpoint } from '@shop/api-contracts';
import type { Request } from 'express';
import { Problem } from '../problem/problem.ts';
import type { Person } from './person.ts';

/** Customer number that the calling page was shown for; empty without one. */
const customerHeader = 'x-customer-number';

/**
 * Refuses a call of a page that was shown for another customer number than the one in use, since its prices, addresses
 * and lines belong to the other company. Applies to carts and to everything that needs sign-in, except to the person's
 * own data, by which the page learns of the change. Throws a Problem 409 `other_customer_number` that names both.
 */
export function assertShownForCustomer(
  { name, auth }: Pick<Endpoint, 'name' | 'auth'>,
  request: Request,
  person: Pick<Person, 'customerNumber'> | null,
): void {
  const shownFor = request.get(customerHeader);
  // a page of a person without a company has nothing of one; its calls go to the company that the person has since joined
  if (!person || !shownFor) return;
  const resource = name.split('.', 1)[0];
  const isOfCustomer = resource === 'carts' || (auth === 'required' && resource !== 'user');
  const inUse = person.customerNumber ?? '';
  if (!isOfCustomer || shownFor === inUse) return;
  throw new Problem(
    409,
    'other_customer_number',
    `The page was shown for customer number ${shownFor}; the one in use is ${inUse || 'none'}`,
    { members: { shownFor, inUse } },
  );
}
