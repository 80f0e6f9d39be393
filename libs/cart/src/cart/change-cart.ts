import { ApiError, type CartAction, type CartChange, type Result } from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { cartStoreOf } from './cart-store.ts';
import { rememberOwnCart } from './adopt-carts.ts';
import { readCount } from './read-count.ts';

type Send = (id: string) => Promise<Result<CartChange>>;

/**
 * Sends a change of a cart that is there. Meanwhile its count is pending; the answer, or what was before, takes its place.
 *
 * @throws ApiError, also when there is no such cart (404): it is forgotten then, if the answer does not speak of a line
 */
export async function changeCart(app: App, action: CartAction, send: Send): Promise<CartChange> {
  const id = cartStoreOf(app).idOf(action);
  if (id === undefined) throw new ApiError(404, 'cart');
  return run(app, action, id, async () => {
    const result = await send(id);
    if (isGone(result)) cartStoreOf(app).leave(action, id);
    return { asked: id, result };
  });
}

/**
 * Sends an addition, which makes the cart where there is none. One that is answered 404 is sent once more to a new cart, under a new
 * Idempotency-Key (its cart is somebody else's, merged, ordered or deleted).
 */
export async function addToCart(app: App, action: CartAction, send: Send): Promise<CartChange> {
  const store = cartStoreOf(app);
  const isNew = store.idOf(action) === undefined;
  const id = store.idOf(action, 'make');
  const signedInAs = scopeOf(app);
  return run(app, action, id, async () => {
    const result = await send(id);
    if (isNew && result.ok && signedInAs !== undefined && signedInAs === scopeOf(app))
      rememberOwnCart(app, signedInAs, result.data.id);
    if (!isGone(result)) return { asked: id, result };
    store.leave(action, id);
    const next = store.idOf(action, 'make');
    const again = await send(next);
    if (isGone(again)) store.leave(action, next);
    return { asked: next, result: again };
  });
}

const scopeOf = ({ identity: { current } }: App): string | undefined =>
  current.state === 'signedIn' ? current.scope : undefined;

/** Carts of which some answer was lost while other changes are under way. */
const unsureCarts = new WeakMap<App, Set<CartAction>>();

async function run(
  app: App,
  action: CartAction,
  id: string,
  work: () => Promise<{ asked: string; result: Result<CartChange> }>,
): Promise<CartChange> {
  const store = cartStoreOf(app);
  let ended: { asked: string; answer?: CartChange } = { asked: id };
  let isUnsure = true;
  store.begin(action);
  try {
    const { asked, result } = await work();
    ended = { asked, ...(result.ok ? { answer: result.data } : {}) };
    isUnsure = isLost(result);
    if (result.ok) return result.data;
    throw result.error instanceof ApiError ? result.error : new ApiError(result.status, 'cart', result.body);
  } finally {
    store.end(action, ended.asked, ended.answer);
    const open = unsureCarts.get(app) ?? new Set();
    unsureCarts.set(app, isUnsure ? open.add(action) : open);
    // once, after the last of several
    if (!store.get(action).isPending && open.delete(action)) void readCount(app, action);
  }
}

/** Whether a change that failed may have been made all the same: its answer was lost on the way. It is never sent again by itself. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 504].includes(error.status);

/** What was lost on the way may have been a yes. */
const isLost = (result: Result<unknown>): boolean => !result.ok && (result.status === 0 || result.status >= 500);

/** 404 of the cart, not of a line or configuration in it. */
function isGone(result: Result<unknown>): boolean {
  if (result.ok || result.status !== 404) return false;
  const code = (result.error as Partial<ApiError>).problem?.code;
  return code === undefined || code === 'cart_unknown';
}
