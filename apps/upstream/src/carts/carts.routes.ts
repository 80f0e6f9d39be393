import {
  carts,
  type AnswerOf,
  type CartAction,
  type CartChange,
  type Endpoint,
  type ParsedInput,
} from '@shop/api-contracts';
import type { Deps } from '../http/deps.ts';
import { route, signedInRoute, type Route } from '../http/route.ts';
import { addItems, findWanted, type ItemToAdd } from './add-items.ts';
import { cartCall, viewOf, type CartCall } from './cart-call.ts';
import type { StoreOptions } from './cart-store.ts';
import { deleteCart, nameConfigurationLine, pruneCart, removeLine, updateLine } from './change-lines.ts';
import { adoptCarts } from './adopt-carts.ts';
import { addConfigurations, copyConfiguration, findConfigurations } from './configurations.ts';
import { readCart, readCartSize } from './read-cart.ts';

/** Routes of carts and quote carts. A test proves with `options` that the lock of a cart is needed. */
export function cartRoutes({ settings }: Pick<Deps, 'settings'>, options: StoreOptions = {}): Route[] {
  type Make<E extends Endpoint> = (call: CartCall & ParsedInput<E>) => Promise<AnswerOf<E>>;
  const withStore = <C extends Omit<CartCall, 'store'>>(call: C): C & CartCall => ({
    ...call,
    ...cartCall(call, options),
  });
  const change = <E extends Endpoint>(endpoint: E, make: Make<E>): Route =>
    route(endpoint, (call) => make(withStore(call)));
  const signedInChange = <E extends Endpoint>(endpoint: E, make: Make<E>): Route =>
    signedInRoute(endpoint, (call) => make(withStore(call)));

  return [
    change(carts.add, (call) =>
      add(call, call.params.id, { items: [call.body], action: call.body.action, areSeveral: false }),
    ),
    change(carts.addMany, (call) =>
      add(call, call.params.id, { ...call.body, areSeveral: call.body.salesDetails !== 'complete' }),
    ),
    change(carts.update, updateLine),
    change(carts.remove, removeLine),
    change(carts.details, nameConfigurationLine),
    route(carts.get, ({ params: { id }, query, ifMatch, ...viewer }) =>
      query.lines === 'none'
        ? readCartSize(viewer, id)
        : readCart(viewer, {
            id,
            knownVersion: ifMatch,
            isComplete: query.includeSlowData === true,
            slowSalesDetailsMs: settings.slowSalesDetailsMs,
          }),
    ),
    change(carts.delete, deleteCart),
    change(carts.prune, pruneCart),
    signedInChange(carts.copyConfiguration, async (call) => {
      const { params, body, db, store } = call;
      const cart = await store.open(params.id);
      await addConfigurations(db, cart, [await copyConfiguration(call, cart, body.configurationId)]);
      return store.bumpVersion(cart);
    }),
    signedInChange(carts.deleteConfiguration, async ({ params, db, store }) => {
      const cart = await store.open(params.id);
      const { numDeletedRows } = await db
        .deleteFrom('cart_configuration')
        .where('cart_id', '=', cart.id)
        .where('configuration_id', '=', params.configId)
        .executeTakeFirst();
      return numDeletedRows === 0n ? store.unchanged(cart) : store.bumpVersion(cart);
    }),
    signedInChange(carts.claim, adoptCarts),
  ];
}

interface Addition {
  items: ItemToAdd[];
  action: CartAction;
  configurations?: string[] | undefined;
  areSeveral: boolean;
}

/** Validates the items before locking the cart, to keep the lock short. */
async function add(call: CartCall, id: string, addition: Addition): Promise<CartChange> {
  const { items, action, configurations = [], areSeveral } = addition;
  const view = viewOf(call, { action, oid: call.person?.oid ?? null });
  const wanted = await findWanted(call, items, view, { areSeveral });
  const known = await findConfigurations(call, [...new Set(configurations)], action);
  const cart = await call.store.openToAdd(id, action);
  return addItems(call, cart, wanted, known);
}
