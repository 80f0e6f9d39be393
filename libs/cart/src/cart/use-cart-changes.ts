import { calls, type CartAction, type CartChange, type CartLine, type Result } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { useApp, type App } from '@shop/platform';
import { useMemo } from 'react';
import { loadMessages } from '../load-messages.ts';
import { textOf } from '../text.ts';
import { pushCartEvent } from './cart-events.ts';
import { addToCart, changeCart } from './change-cart.ts';
import { lineEditsOf } from './line-edits.ts';
import { refusalText } from './refusal-text.ts';

type Line = Pick<CartLine, 'lineId' | 'cartItemId'>;

/** Changes of a cart. Each resolves to whether it succeeded; a failed one is undone and shown in a toast. */
export interface CartChanges {
  setQuantity(line: Line, quantity: number): Promise<boolean>;
  /** An empty number deletes it. */
  setCustomArticleNumber(line: Line, customArticleNumber: string): Promise<boolean>;
  setNote(line: Line, note: string): Promise<boolean>;
  /** Keeps the line without the old unit that was to go back for it. */
  endTakeBack(line: Line): Promise<boolean>;
  remove(line: CartLine, showFailure?: ShowFailure): Promise<boolean>;
  /** Restores a removed line at its position. */
  restore(line: CartLine, position: number): Promise<boolean>;
  /** Removes the lines that cannot be ordered. */
  prune(): Promise<boolean>;
  deleteCart(): Promise<boolean>;
  copyConfiguration(configurationId: string): Promise<boolean>;
  deleteConfiguration(configurationId: string): Promise<boolean>;
  /** Own article number of a line in a configuration. */
  setConfigurationNumber(line: {
    configurationId: string;
    configurationItemId: string;
    lineId: string;
    customArticleNumber: string;
  }): Promise<boolean>;
}

/** Shows a custom error message. */
type ShowFailure = (error: unknown, t: ReturnType<typeof textOf>) => void;

export function useCartChanges(action: CartAction): CartChanges {
  const app = useApp();
  return useMemo(() => createCartChanges(app, action), [app, action]);
}

function createCartChanges(app: App, action: CartAction): CartChanges {
  const { api } = app;
  const edits = lineEditsOf(app);
  const change = (send: (id: string) => Promise<Result<CartChange>>, showFailure?: ShowFailure) =>
    withErrorToast(app, changeCart(app, action, send), showFailure);

  /** Shows the new line at once and restores the old one on failure. */
  const edit = async (
    { lineId }: Line,
    shown: Parameters<typeof edits.show>[1],
    send: (id: string) => Promise<Result<CartChange>>,
    showFailure?: ShowFailure,
  ): Promise<boolean> => {
    const done = edits.show(lineId, shown);
    const answer = await change(send, showFailure);
    done(answer?.eTag);
    return answer !== undefined;
  };
  const update = (line: Line, fields: { quantity?: number; customArticleNumber?: string; note?: string }) =>
    edit(line, fields, (id) =>
      api.call(calls.carts.update, { params: { id }, body: { cartItemId: line.cartItemId, action, ...fields } }),
    );
  const isDone = async (changing: Promise<CartChange | undefined>) => (await changing) !== undefined;

  return {
    setQuantity: (line, quantity) => update(line, { quantity }),
    setCustomArticleNumber: (line, customArticleNumber) => update(line, { customArticleNumber }),
    setNote: (line, note) => update(line, { note }),
    endTakeBack: ({ cartItemId }) =>
      isDone(
        change((id) => api.call(calls.carts.update, { params: { id }, body: { cartItemId, action, takeBack: null } })),
      ),
    async remove(line, showFailure) {
      const body = { cartItemId: line.cartItemId };
      const send = (id: string) => api.call(calls.carts.remove, { params: { id }, body });
      const isRemoved = await edit(line, { isRemoved: true }, send, showFailure);
      if (isRemoved && line.item)
        pushCartEvent('remove_from_cart', [{ item: line.item, quantity: line.quantity }], action);
      return isRemoved;
    },
    restore: ({ cartItemId, quantity, note, customArticleNumber }, position) =>
      isDone(
        withErrorToast(
          app,
          addToCart(app, action, (id) =>
            api.call(calls.carts.add, {
              params: { id },
              body: {
                cartItemId,
                quantity,
                action,
                position,
                note,
                ...(customArticleNumber === null ? {} : { customArticleNumber }),
              },
            }),
          ),
        ),
      ),
    prune: () => isDone(change((id) => api.call(calls.carts.prune, { params: { id } }))),
    deleteCart: () => isDone(change((id) => api.call(calls.carts.delete, { params: { id } }))),
    copyConfiguration: (configurationId) =>
      isDone(change((id) => api.call(calls.carts.copyConfiguration, { params: { id }, body: { configurationId } }))),
    deleteConfiguration: (configId) =>
      isDone(change((id) => api.call(calls.carts.deleteConfiguration, { params: { id, configId } }))),
    setConfigurationNumber: (body) => isDone(change((id) => api.call(calls.carts.details, { params: { id }, body }))),
  };
}

/** Shows a failure in a toast. */
async function withErrorToast(
  app: App,
  changing: Promise<CartChange>,
  showFailure: ShowFailure = (error, t) => showToast({ type: 'error', text: refusalText(t, error) }),
): Promise<CartChange | undefined> {
  try {
    return await changing;
  } catch (error) {
    await app.i18n.load(loadMessages);
    showFailure(error, textOf(app.i18n));
    return undefined;
  }
}
