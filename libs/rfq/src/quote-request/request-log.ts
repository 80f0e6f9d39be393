/** Session storage key of a request sent by this tab and still to be reported to analytics. */
const flagKey = 'request-to-log';
/** Storage key of reported carts, so that a second tab does not report them again. */
const loggedKey = 'requests-logged';
/** Storage key of the cart last requested, for other tabs, where it disappears without explanation. */
const lastKey = 'request-sent';
const maxRemembered = 50;
/** The last request is kept for a day. */
const rememberedMs = 24 * 60 * 60_000;

/** Call before sending: a request whose answer is lost is reported too, once it is known to be sent. */
export function flagRequest(cartId: string): void {
  attempt(() => sessionStorage.setItem(flagKey, cartId));
}

/** True once for each cart that is to be reported. */
export function takeRequestFlag(cartId: string): boolean {
  return (
    attempt(() => {
      if (sessionStorage.getItem(flagKey) !== cartId) return false;
      sessionStorage.removeItem(flagKey);
      const logged = loggedRequests();
      if (logged.includes(cartId)) return false;
      localStorage.setItem(loggedKey, JSON.stringify([cartId, ...logged].slice(0, maxRemembered)));
      return true;
    }) ?? false
  );
}

export function keepLastRequest(cartId: string, scope: string): void {
  attempt(() => localStorage.setItem(lastKey, JSON.stringify({ cartId, scope, at: Date.now() })));
}

/** The cart of the request that the same person sent within a day. */
export function lastRequest(scope: string): string | undefined {
  const kept = attempt(() => JSON.parse(localStorage.getItem(lastKey) ?? 'null') as Partial<Record<string, unknown>>);
  if (typeof kept?.['cartId'] !== 'string' || kept['scope'] !== scope) return undefined;
  return Date.now() - Number(kept['at']) < rememberedMs ? kept['cartId'] : undefined;
}

function loggedRequests(): string[] {
  const logged = attempt(() => JSON.parse(localStorage.getItem(loggedKey) ?? '[]') as unknown);
  return Array.isArray(logged) ? logged.filter((one) => typeof one === 'string') : [];
}

/** Storage may be disabled or full, and its content is untrusted. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
