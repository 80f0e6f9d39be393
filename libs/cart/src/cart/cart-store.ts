import type { CartAction, CartChange } from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { cartActions, cartScope, forgetCartId, newCartId, readCartId, rememberCartId } from './cart-cookies.ts';
import { versionOf } from './cart-version.ts';

/** What the browser knows of one cart; without an id there is none. */
export interface CartState {
  id: string | undefined;
  /** Undefined until an answer has come. */
  eTag: string | undefined;
  /** Lines and configurations, as the server said last. */
  count: number;
  /** A change is under way: the count is about to be another. */
  isPending: boolean;
}

/** What tabs tell each other. */
interface Told {
  action: CartAction;
  change: CartChange | null;
}

const nothing: CartState = { id: undefined, eTag: undefined, count: 0, isPending: false };

/**
 * The two carts of this country and company site, as far as every page needs them: ids (the cookies), versions and counts. Of all answers
 * about a cart the one with the highest version holds, whatever their order of arrival (docs/decisions/0011).
 */
export class CartStore {
  readonly place: string;
  #states: Record<CartAction, CartState> = { Buy: nothing, RequestQuote: nothing };
  #underWay: Record<CartAction, number> = { Buy: 0, RequestQuote: 0 };
  #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;

  constructor(app: Pick<App, 'locale' | 'companyId'>) {
    this.place = cartScope(app);
    for (const action of cartActions) this.#set(action, { ...nothing, id: readCartId(action, this.place) });
  }

  readonly get = (action: CartAction): CartState => this.#states[action];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The id of the cookie, which another tab may have changed; a new one where there is none and one is needed. */
  idOf(action: CartAction): string | undefined;
  idOf(action: CartAction, ifMissing: 'make'): string;
  idOf(action: CartAction, ifMissing?: 'make'): string | undefined {
    const known = this.#states[action].id;
    const id = readCartId(action, this.place) ?? known ?? (ifMissing && newCartId());
    if (id === undefined || id === known) return id;
    rememberCartId(action, this.place, id);
    this.#set(action, { ...nothing, id, isPending: this.#underWay[action] > 0 });
    return id;
  }

  /** A change is under way. */
  begin(action: CartAction): void {
    this.#underWay[action] += 1;
    this.#set(action, { ...this.#states[action], isPending: true });
  }

  /** A change has ended: with its answer, or with what was before. `asked`: the id under which it was sent. */
  end(action: CartAction, asked: string, answer?: CartChange): void {
    this.#underWay[action] -= 1;
    this.#set(action, { ...this.#states[action], isPending: this.#underWay[action] > 0 });
    if (answer) this.take(action, answer, asked);
    else this.#leaveIfEmpty(action);
  }

  /** What the server says about a cart, in any order. `asked`: the id under which it was asked for. */
  take(action: CartAction, answer: CartChange, asked: string = answer.id): void {
    if (this.#take(action, answer, asked)) this.#tell({ action, change: answer });
  }

  /** The cart under this id is not there any more; one that took its place meanwhile stays. */
  leave(action: CartAction, id: string): void {
    if (this.idOf(action) !== id) return;
    this.#forget(action);
    this.#tell({ action, change: null });
  }

  /** Tells other tabs what was answered here, and hears what was there. @returns ends it */
  shareWithTabs(): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(`cart-${this.place}`);
    this.#channel = channel;
    channel.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    return () => {
      channel.close();
      if (this.#channel === channel) this.#channel = undefined;
    };
  }

  #take(action: CartAction, { id, eTag, totalCartSize }: CartChange, asked: string): boolean {
    const known = this.#states[action];
    const isSame = id === known.id;
    if (isSame && versionOf(eTag) < versionOf(known.eTag)) return false;
    // about a cart that has been left since
    if (!isSame && known.id !== asked && known.id !== undefined) return false;
    rememberCartId(action, this.place, id);
    this.#set(action, { id, eTag, count: totalCartSize, isPending: known.isPending });
    this.#leaveIfEmpty(action);
    return true;
  }

  /** When the count drops to 0 the cookie goes and the cart is reset; not while something is being added to it. */
  #leaveIfEmpty(action: CartAction): void {
    const { eTag, count, isPending } = this.#states[action];
    if (eTag !== undefined && count === 0 && !isPending) this.#forget(action);
  }

  #forget(action: CartAction): void {
    forgetCartId(action, this.place);
    this.#set(action, { ...nothing, isPending: this.#underWay[action] > 0 });
  }

  #tell(told: Told): void {
    this.#channel?.postMessage(told);
  }

  /** What another tab was answered. The cookie, which all tabs share, says which cart is in use. */
  #hear({ action, change }: Told): void {
    const known = this.#states[action];
    // what is being added here says itself whether its cart is still there
    const id = readCartId(action, this.place) ?? (known.isPending ? known.id : undefined);
    if (id === undefined) this.#forget(action);
    else if (change?.id === id) this.#take(action, change, known.id ?? id);
  }

  #set(action: CartAction, state: CartState): void {
    this.#states = { ...this.#states, [action]: state };
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<object, CartStore>();

/** The carts of a document; in the browser alone. */
export function cartStoreOf(app: App): CartStore {
  let store = stores.get(app);
  if (!store) stores.set(app, (store = new CartStore(app)));
  return store;
}
