/** This tab has sent the request of this cart: it is to be logged to analytics. */
const flagKey = 'request-to-log';
/** Carts whose requests were logged, so that a second tab does not do it again. */
const loggedKey = 'requests-logged';
/** The cart whose request was sent last, for the other tabs of this browser: it is gone there without a word. */
const lastKey = 'request-sent';
const maxRemembered = 50;
/** After a day nobody comes back to ask what became of a request. */
const rememberedMs = 24 * 60 * 60_000;

/** It is being sent: once it is seen to have gone it is logged, also when its answer was lost. */
export function flagRequest(cartId: string): void {
  attempt(() => sessionStorage.setItem(flagKey, cartId));
}

/** Whether this request is to be logged now; true once for each cart. */
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

/** Storage may be switched off or full, and may hold what somebody else wrote. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
