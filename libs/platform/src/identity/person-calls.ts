import { isSessionExpected } from './session-hint.ts';
import type { Person } from './person.ts';

type Send = Extract<Person, { state: 'signedIn' }>['send'];

/**
 * Calls of a page carry whom the page was shown for. Another tab may have signed out meanwhile, and answers for a customer must not be cached
 * as a visitor's; or it may have changed the company, and lines, prices and addresses of one must not reach an order of the other.
 *
 * @param scope `{accountRef}:{gcmNumber}`
 * @param onOtherCompany called with the customer number in use when a call was refused because it is another one
 */
export const sendAs =
  (scope: string, onOtherCompany: (customerNumber: string) => void): Send =>
  async (fetchWith) => {
    if (!isSessionExpected()) return new Response(null, { status: 401 });
    const response = await fetchWith({ 'x-account': scope });
    if (response.status === 409) {
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      const { code, inUse } = (body ?? {}) as { code?: unknown; inUse?: unknown };
      if (code === 'other_customer_number') onOtherCompany(String(inUse));
    }
    return response;
  };
