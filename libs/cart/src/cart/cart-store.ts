import type { CartAction, CartChange } from '@shop/api-contracts';
import { isSessionExpected, type App } from '@shop/platform';
import { cartActions, cartScope, forgetCartId, newCartId, readCartId, rememberCartId } from './cart-cookies.ts';
import { versionOf } from './cart-version.ts';

/** The browser's knowledge of a cart; without an id there is no cart. */
export interface CartState {
  id: string | undefined;
  /** Undefined until the first answer. */
  eTag: string | undefined;
  /** Number of lines and configurations in the latest answer. */
  count: number;
  /** A change is pending, so the count may be outdated. */
  isPending: boolean;
}

/** Message between tabs. */
interface Told {
  action: CartAction;
  change: CartChange | null;
}

const nothing: CartState = { id: undefined, eTag: undefined, count: 0, isPending: false };

/**
 * Ids (cookies), versions and counts of the two carts of this cart scope. Of all answers about a cart the one with the highest version
 * counts, whatever their order of arrival (docs/decisions/0011).
 */
export class CartStore {
  readonly place: string;
  readonly readers = new Set<CartAction>();
  #states: Record<CartAction, CartState> = { Buy: nothing, RequestQuote: nothing };
  #underWay: Record<CartAction, number> = { Buy: 0, RequestQuote: 0 };
  #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;

  /** True in a visitor's document once another tab has signed in: cookies and carts are that person's. */
  readonly #belongsToOther: () => boolean;

  constructor(app: Pick<App, 'locale' | 'companyId' | 'identity'>) {
    this.#belongsToOther = () => app.identity.current.state === 'anonymous' && isSessionExpected();
    this.place = cartScope(app);
    for (const action of cartActions) this.#set(action, { ...nothing, id: readCartId(action, this.place) });
  }

  readonly get = (action: CartAction): CartState => this.#states[action];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * The page is going to read the whole cart: nobody else needs to read its count first.
   * @returns ends that
   */
  willRead(action: CartAction): () => void {
    this.readers.add(action);
    return () => this.readers.delete(action);
  }

  /** The id in the cookie, which another tab may have changed; a new one if none exists and one is needed. */
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

  /** Marks the start of a change. */
  begin(action: CartAction): void {
    this.#underWay[action] += 1;
    this.#set(action, { ...this.#states[action], isPending: true });
  }

  /** Marks the end of a change, with its answer, if any. `asked`: the id that the request used. */
  end(action: CartAction, asked: string, answer?: CartChange): void {
    this.#underWay[action] -= 1;
    this.#set(action, { ...this.#states[action], isPending: this.#underWay[action] > 0 });
    if (answer) this.take(action, answer, asked);
    else this.#leaveIfEmpty(action);
  }

  /** Applies an answer about a cart, in any order. `asked`: the id that the request used. */
  take(action: CartAction, answer: CartChange, asked: string = answer.id): void {
    if (this.#take(action, answer, asked)) this.#tell({ action, change: answer });
  }

  /** Forgets the cart with this id; another cart that replaced it stays. */
  leave(action: CartAction, id: string): void {
    if (this.idOf(action) !== id || this.#belongsToOther()) return;
    this.#forget(action);
    this.#tell({ action, change: null });
  }

  /**
   * Sends answers to other tabs and applies theirs.
   * @returns stops sharing
   */
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
    // an answer about a cart that is no longer in use
    if (!isSame && known.id !== asked && known.id !== undefined) return false;
    rememberCartId(action, this.place, id);
    this.#set(action, { id, eTag, count: totalCartSize, isPending: known.isPending });
    this.#leaveIfEmpty(action);
    return true;
  }

  /** Removes cookie and cart when the count reaches 0, unless an addition is pending. */
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

  /** Applies another tab's answer. The cookie, shared by all tabs, decides which cart is in use. */
  #hear({ action, change }: Told): void {
    const known = this.#states[action];
    // a pending addition detects itself whether its cart still exists
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

/** The carts of a document; browser only. */
export function cartStoreOf(app: App): CartStore {
  let store = stores.get(app);
  if (!store) stores.set(app, (store = new CartStore(app)));
  return store;
}
