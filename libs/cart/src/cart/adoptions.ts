import type { App } from '@shop/platform';
import { cartActions, forgetCartId } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';

/** Owner of the carts named by cookies, by market, so that they are adopted once and forgotten with their owner. */
interface Adoptions {
  scope: string;
  /** Per market and company site: time in milliseconds since the epoch, and the ids of the carts adopted then. */
  places: Record<string, { at: number; ids: string[] }>;
}

const storageKey = 'cart-claims';

/** True if a cart in use is not adopted: a visitor's, whose addition was answered after another tab's adoption. */
export function hasUnadopted(app: App, scope: string): boolean {
  const store = cartStoreOf(app);
  const ids = placesOf(scope)[store.place]?.ids ?? [];
  return cartActions.some((action) => {
    const id = store.idOf(action);
    return id !== undefined && !ids.includes(id);
  });
}

/** Marks a cart created by the person as adopted. */
export function rememberOwnCart(app: App, scope: string, id: string): void {
  const { place } = cartStoreOf(app);
  const places = placesOf(scope);
  const known = places[place];
  if (known) writeAdoptions({ scope, places: { ...places, [place]: { ...known, ids: [...known.ids, id] } } });
}

export function placesOf(scope: string): Adoptions['places'] {
  const adoptions = readAdoptions();
  return adoptions?.scope === scope ? adoptions.places : {};
}

/** After the session: keeps the carts upstream and removes them from this browser. */
export function forgetAdoptedCarts(app: App): void {
  const adoptions = readAdoptions();
  if (!adoptions) return;
  const store = cartStoreOf(app);
  for (const action of cartActions) {
    for (const place of Object.keys(adoptions.places)) {
      if (place === store.place) {
        const id = store.idOf(action);
        if (id !== undefined) store.leave(action, id);
      } else forgetCartId(action, place);
    }
  }
  attempt(() => localStorage.removeItem(storageKey));
}

function readAdoptions(): Adoptions | undefined {
  return attempt(() => {
    const adoptions = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Adoptions | null;
    return typeof adoptions?.scope === 'string' && isPlaces(adoptions.places) ? adoptions : undefined;
  });
}

const isPlaces = (places: unknown): boolean =>
  typeof places === 'object' &&
  places !== null &&
  Object.values(places as Record<string, unknown>).every((one) =>
    Array.isArray((one as { ids?: unknown } | null)?.ids),
  );

export function writeAdoptions(adoptions: Adoptions): void {
  attempt(() => localStorage.setItem(storageKey, JSON.stringify(adoptions)));
}

/** Storage may be disabled or full, and its content is untrusted. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
