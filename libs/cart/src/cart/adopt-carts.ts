import type { App } from '@shop/platform';
import { hasUnadopted, placesOf } from './adoptions.ts';
import { cartActions } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';

/** Milliseconds after which a missing cart is requested again, since another device may have created one. */
const askAgainMs = 60_000;

/** Adoptions under way: frame and cart page ask for the same one. */
const adopting = new WeakMap<App, { scope: string; done: Promise<void> }>();

/**
 * Fetches the person's carts after sign-in, or after a change of market, company or customer number, merging those collected in this
 * browser. Does nothing if the carts in use are already adopted. A failure is retried by the next call.
 */
export function adoptCarts(app: App, scope: string, now = Date.now()): Promise<void> {
  const store = cartStoreOf(app);
  const last = placesOf(scope)[store.place];
  const isWhole = cartActions.every((action) => store.idOf(action) !== undefined);
  if (last && !hasUnadopted(app, scope) && (isWhole || now - last.at < askAgainMs)) return Promise.resolve();
  const pending = adopting.get(app);
  if (pending?.scope === scope) return pending.done;
  const done = import('./claim-carts.ts')
    .then(({ claimCarts }) => claimCarts(app, scope, now))
    .catch(() => undefined)
    .finally(() => adopting.delete(app));
  adopting.set(app, { scope, done });
  return done;
}
