import { ApiError, calls, NotAuthenticatedError, type Cart } from '@shop/api-contracts';
import { callOrThrow, type App } from '@shop/platform';
import { cartActions } from '../cart/cart-cookies.ts';
import { cartStoreOf } from '../cart/cart-store.ts';
import { changeCart } from '../cart/change-cart.ts';
import { listChanges } from '../favourite-lists/list-changes.ts';
import { saveInNewLists } from '../favourite-lists/save-in-new-lists.ts';

/** Number of lines in both carts of this cart scope, as shown by the badge. */
export const linesInMarket = (app: App): number =>
  cartActions.reduce((sum, action) => sum + cartStoreOf(app).get(action).count, 0);

/** Both carts with their lines; a missing one is skipped. */
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
 * Saves the lines of both carts as a new list under this name, or the next free one: `Cart Sweden, 3 May (2)`; as several if they exceed
 * one.
 * @throws {ApiError NotAuthenticatedError} nothing is saved then
 */
export async function saveAsList(app: App, scope: string, name: string): Promise<void> {
  const carts = await readCarts(app);
  const lines = carts.flatMap((cart) => cart.lines.map(({ cartItemId, quantity }) => ({ cartItemId, quantity })));
  const configurationIds = carts.flatMap((cart) => cart.configurations.map(({ configurationId }) => configurationId));
  await saveInNewLists(listChanges(app, scope), { name, allowSuffix: true }, { lines, configurationIds });
}

/** Deletes the carts of the country being left, as announced at the picker. A cart that cannot be deleted is still forgotten here. */
export async function deleteCarts(app: App): Promise<void> {
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
