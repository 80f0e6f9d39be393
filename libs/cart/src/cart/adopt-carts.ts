import { calls, type CartAction, type CartChange } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import type { App } from '@shop/platform';
import { loadMessages } from '../load-messages.ts';
import { textOf } from '../text.ts';
import { cartActions, forgetCartId } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';

/** Owner of the carts named by cookies, by market, so that they are adopted once and forgotten with their owner. */
interface Adoptions {
  scope: string;
  /** Per market and company site: time in milliseconds since the epoch, and the ids of the carts adopted then. */
  places: Record<string, { at: number; ids: string[] }>;
}

const storageKey = 'cart-claims';
/** Milliseconds after which a missing cart is requested again, since another device may have created one. */
const askAgainMs = 60_000;

/**
 * Fetches the person's carts after sign-in, or after a change of market, company or customer number, merging those collected in this
 * browser. Does nothing if the carts in use are already adopted. A failure is retried by the next call.
 */
export async function adoptCarts(app: App, scope: string, now = Date.now()): Promise<void> {
  const store = cartStoreOf(app);
  const last = placesOf(scope)[store.place];
  const isWhole = cartActions.every((action) => store.idOf(action) !== undefined);
  if (last && !hasUnadopted(app, scope) && (isWhole || now - last.at < askAgainMs)) return;
  const asked = { Buy: store.idOf('Buy'), RequestQuote: store.idOf('RequestQuote') };
  const result = await app.api
    .call(calls.carts.claim, {
      body: {
        ...(asked.Buy === undefined ? {} : { buyCartId: asked.Buy }),
        ...(asked.RequestQuote === undefined ? {} : { quoteCartId: asked.RequestQuote }),
      },
    })
    .catch(() => undefined);
  if (!result?.ok) return;
  const { buyCart, quoteCart, merged } = result.data;
  const ids = [buyCart, quoteCart].flatMap((cart) => cart?.id ?? []);
  writeAdoptions({ scope, places: { ...placesOf(scope), [store.place]: { at: now, ids } } });
  accept(app, 'Buy', asked.Buy, buyCart);
  accept(app, 'RequestQuote', asked.RequestQuote, quoteCart);
  if (merged.length > 0) await toastMerged(app, merged);
}

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

function placesOf(scope: string): Adoptions['places'] {
  const adoptions = readAdoptions();
  return adoptions?.scope === scope ? adoptions.places : {};
}

function accept(app: App, action: CartAction, asked: string | undefined, change: CartChange | null): void {
  const store = cartStoreOf(app);
  if (change) store.take(action, change, asked);
  else if (asked !== undefined) store.leave(action, asked);
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

async function toastMerged(app: App, merged: { name: string; isCapped: boolean }[]): Promise<void> {
  await app.i18n.load(loadMessages);
  const t = textOf(app.i18n);
  const isCapped = merged.some((one) => one.isCapped);
  showToast({
    id: 'cart-merged',
    type: isCapped ? 'warning' : 'info',
    ...(isCapped ? { autoClose: false as const } : {}),
    text: `${t('cart.merged', { count: merged.length, name: merged[0]!.name })}${isCapped ? ` ${t('cart.merged.capped')}` : ''}`,
  });
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

function writeAdoptions(adoptions: Adoptions): void {
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
