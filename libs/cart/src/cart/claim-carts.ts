import { calls, type CartAction, type CartChange } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import type { App } from '@shop/platform';
import { loadMessages } from '../load-messages.ts';
import { textOf } from '../text.ts';
import { placesOf, writeAdoptions } from './adoptions.ts';
import { cartStoreOf } from './cart-store.ts';

/** Asks upstream for the person's carts, merging those in use here. Loaded on demand: it is needed once after a sign-in. */
export async function claimCarts(app: App, scope: string, now: number): Promise<void> {
  const store = cartStoreOf(app);
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

function accept(app: App, action: CartAction, asked: string | undefined, change: CartChange | null): void {
  const store = cartStoreOf(app);
  if (change) store.take(action, change, asked);
  else if (asked !== undefined) store.leave(action, asked);
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
