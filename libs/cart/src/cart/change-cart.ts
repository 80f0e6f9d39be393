import { ApiError, type CartAction, type CartChange, type Result } from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { cartStoreOf } from './cart-store.ts';
import { rememberOwnCart } from './adoptions.ts';
import { readCount } from './read-count.ts';

type Send = (id: string) => Promise<Result<CartChange>>;

/** The browser is offline, so a change was not sent: unlike one whose answer was lost, it was certainly not made. */
export class OfflineError extends Error {}

/** Call it before something is sent that would be lost without a connection. */
export function requireConnection(): void {
  if (!navigator.onLine) throw new OfflineError('The browser is offline');
}

/**
 * Sends a change of an existing cart. Its count is pending until the answer; a failure restores it.
 * @throws {ApiError} also if the cart does not exist (404), which is then forgotten unless the answer concerns a line
 * @throws {OfflineError} nothing was sent
 */
export async function changeCart(app: App, action: CartAction, send: Send): Promise<CartChange> {
  requireConnection();
  const id = cartStoreOf(app).idOf(action);
  if (id === undefined) throw new ApiError(404, 'cart');
  return run(app, action, id, async () => {
    const result = await send(id);
    if (isGone(result)) cartStoreOf(app).leave(action, id);
    return { asked: id, result };
  });
}

/**
 * Sends an addition, creating the cart if there is none. After a 404 (the cart belongs to someone else, or was merged, ordered or deleted)
 * it is sent once more to a new cart, under a new Idempotency-Key.
 * @throws {OfflineError} nothing was sent
 */
export async function addToCart(app: App, action: CartAction, send: Send): Promise<CartChange> {
  requireConnection();
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

/** Carts with a lost answer while other changes are pending. */
const unsureCarts = new WeakMap<App, Set<CartAction>>();

async function run(
  app: App,
  action: CartAction,
  id: string,
  work: () => Promise<{ asked: string; result: Result<CartChange> }>,
): Promise<CartChange> {
  const store = cartStoreOf(app);
  let ended: { asked: string; answer?: CartChange } = { asked: id };
  let isOutcomeUnknown = true;
  store.begin(action);
  try {
    const { asked, result } = await work();
    ended = { asked, ...(result.ok ? { answer: result.data } : {}) };
    isOutcomeUnknown = isLost(result);
    if (result.ok) return result.data;
    throw result.error instanceof ApiError ? result.error : new ApiError(result.status, 'cart', result.body);
  } finally {
    store.end(action, ended.asked, ended.answer);
    const open = unsureCarts.get(app) ?? new Set();
    unsureCarts.set(app, isOutcomeUnknown ? open.add(action) : open);
    // once, after the last of several
    if (!store.get(action).isPending && open.delete(action)) void readCount(app, action);
  }
}

/** True if a failed change may have been made: its answer was lost. It is never repeated automatically. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 504].includes(error.status);

/** A lost answer may have been a success. */
const isLost = (result: Result<unknown>): boolean => !result.ok && (result.status === 0 || result.status >= 500);

/** The 404 concerns the cart, not one of its lines or configurations. */
function isGone(result: Result<unknown>): boolean {
  if (result.ok || result.status !== 404) return false;
  const code = (result.error as Partial<ApiError>).problem?.code;
  return code === undefined || code === 'cart_unknown';
}
