import { ApiError, calls, NotAuthenticatedError, type Cart } from '@shop/api-contracts';
import { callOrThrow, type App } from '@shop/platform';
import { cartActions } from '../cart/cart-cookies.ts';
import { cartStoreOf } from '../cart/cart-store.ts';
import { changeCart } from '../cart/change-cart.ts';
import { isNameTaken } from '../favourite-lists/use-create-list.ts';
import { listChanges } from '../favourite-lists/list-changes.ts';

/** Lines of both carts of this country and company site, as the badge knows them. */
export const linesHere = (app: App): number =>
  cartActions.reduce((sum, action) => sum + cartStoreOf(app).get(action).count, 0);

/** Both carts with their lines; one that is gone is none. */
export async function readCarts(app: App): Promise<Cart[]> {
  const store = cartStoreOf(app);
  const ids = cartActions.flatMap((action) => store.idOf(action) ?? []);
  const carts = await Promise.all(
    ids.map((id) =>
      callOrThrow(app.api, calls.carts.get, { params: { id }, query: {} }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }),
    ),
  );
  return carts.filter((cart) => cart !== undefined);
}

/**
 * Keeps the lines of both carts as a new list under this name, or the next free one: `Cart Sweden, 3 May (2)`.
 *
 * @throws ApiError, NotAuthenticatedError; a list that was begun stays
 */
export async function keepAsList(app: App, scope: string, name: string): Promise<void> {
  const carts = await readCarts(app);
  const lines = carts.flatMap((cart) => cart.lines.map(({ cartItemId, quantity }) => ({ cartItemId, quantity })));
  const configurations = carts.flatMap((cart) => cart.configurations.map(({ configurationId }) => configurationId));
  const lists = listChanges(app, scope);
  const list = await createUnder(name, (free) => lists.create(free));
  await lists.addLines(list, lines, configurations);
}

async function createUnder<List>(name: string, create: (name: string) => Promise<List>): Promise<List> {
  for (let n = 1; ; n += 1) {
    try {
      return await create(n === 1 ? name : `${name} (${n})`);
    } catch (error) {
      if (n === 20 || !isNameTaken(error)) throw error;
    }
  }
}

/**
 * Deletes the carts of the country that one leaves, as the note at the picker says (specification §4; gaps.md 18). What cannot be deleted
 * is forgotten here all the same.
 */
export async function dropCarts(app: App): Promise<void> {
  const store = cartStoreOf(app);
  await Promise.all(
    cartActions.map(async (action) => {
      const id = store.idOf(action);
      if (id === undefined) return;
      await changeCart(app, action, (cart) => app.api.call(calls.carts.delete, { params: { id: cart } })).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError || error instanceof NotAuthenticatedError)) throw error;
        },
      );
      store.leave(action, id);
    }),
  );
}
