/** Session storage key: this order is still to be reported to analytics. */
const flagKey = 'order-to-log';
/** Storage key of reported orders, so that a second tab does not report them again. */
const loggedKey = 'orders-logged';
const maxRemembered = 50;

/** Marks an order whose payment was submitted; its confirmation reports it. */
export function flagOrder(orderId: string): void {
  attempt(() => sessionStorage.setItem(flagKey, orderId));
}

/** The order whose payment this tab has submitted and not yet seen confirmed. */
export const flaggedOrder = (): string | undefined => attempt(() => sessionStorage.getItem(flagKey)) ?? undefined;

/** Removes the mark: nothing was paid. */
export function dropOrderFlag(orderId: string): void {
  if (flaggedOrder() === orderId) attempt(() => sessionStorage.removeItem(flagKey));
}

/** True once for each order that is to be reported. */
export function takeOrderFlag(orderId: string): boolean {
  return (
    attempt(() => {
      if (sessionStorage.getItem(flagKey) !== orderId) return false;
      sessionStorage.removeItem(flagKey);
      const logged = loggedOrders();
      if (logged.includes(orderId)) return false;
      localStorage.setItem(loggedKey, JSON.stringify([orderId, ...logged].slice(0, maxRemembered)));
      return true;
    }) ?? false
  );
}

function loggedOrders(): string[] {
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
