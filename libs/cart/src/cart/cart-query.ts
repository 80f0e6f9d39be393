import { ApiError, calls, type Cart, type CartItemChange } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { callOrThrow, type App } from '@shop/platform';
import { queryOptions } from '@tanstack/react-query';
import { loadMessages } from '../load-messages.ts';
import { textOf } from '../text.ts';
import { cartActions } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';

interface CartReading {
  /** Waits for the slow system, so that its prices are included. */
  includeSlowData?: boolean;
}

/**
 * A whole cart. Sends the known version; if articles of that version have changed (412), it warns, stores the changes for the page and
 * reads again; a cart that is gone (404) is forgotten.
 */
export function cartQuery(app: App, id: string, scope: string, { includeSlowData = false }: CartReading = {}) {
  const input = { params: { id }, query: includeSlowData ? { includeSlowData } : {} };
  const queryKey = [calls.carts.get.name, input, scope];
  return queryOptions({
    queryKey,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Cart> => {
      const store = cartStoreOf(app);
      const action = cartActions.find((one) => store.get(one).id === id);
      const shown = app.queryClient.getQueryData<Cart>(queryKey)?.eTag;
      const ifMatch = shown ?? (action && store.get(action).eTag);
      const read = (options: { ifMatch?: string }) =>
        callOrThrow(app.api, calls.carts.get, input, { signal, ...options });
      try {
        return await read(ifMatch === undefined ? {} : { ifMatch });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (action && error.status === 404) store.leave(action, id);
        if (error.status !== 412) throw error;
        keepChanges(app, id, (error.body as { changes?: CartItemChange[] } | null)?.changes ?? []);
        void warn(app);
        return read({});
      }
    },
  });
}

/** The toast stays until closed. */
async function warn(app: App): Promise<void> {
  await app.i18n.load(loadMessages);
  const id = 'ORDER_INVALID_OR_CHANGED_ITEM';
  showToast({ id, type: 'warning', autoClose: false, text: textOf(app.i18n)(id) });
}

export const changedItemsKey = (id: string) => ['carts.changes', id];

/**
 * Accumulates changes not made by the reader until they are seen: of several changes of a line it keeps the first `before` and the last
 * `after`.
 */
function keepChanges(app: App, id: string, changes: readonly CartItemChange[]): void {
  app.queryClient.setQueryData<CartItemChange[]>(changedItemsKey(id), (known = []) => [
    ...known.filter((one) => !changes.some(({ lineId }) => lineId === one.lineId)),
    ...changes.map((change) => ({
      ...change,
      before: known.find(({ lineId }) => lineId === change.lineId)?.before ?? change.before,
    })),
  ]);
}
