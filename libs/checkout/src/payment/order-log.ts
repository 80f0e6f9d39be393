/** Session flag: this order is to be logged to analytics. */
const flagKey = 'order-to-log';
/** Orders that were logged, so that a second tab does not do it again. */
const loggedKey = 'orders-logged';
const maxRemembered = 50;

/** Its payment was submitted with success: the confirmation logs it. */
export function flagOrder(orderId: string): void {
  attempt(() => sessionStorage.setItem(flagKey, orderId));
}

/** The order that this tab has submitted a payment of, and not seen confirmed yet. */
export const flaggedOrder = (): string | undefined => attempt(() => sessionStorage.getItem(flagKey)) ?? undefined;

/** Nothing of it was paid. */
export function dropOrderFlag(orderId: string): void {
  if (flaggedOrder() === orderId) attempt(() => sessionStorage.removeItem(flagKey));
}

/** Whether this order is to be logged now; true once for each order. */
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

/** Storage may be switched off or full, and may hold what somebody else wrote. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
