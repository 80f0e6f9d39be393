import {
  cartSchema,
  type ApiRequest,
  type Cart,
  type CartAction,
  type CartChange,
  type CartItemId,
} from '@shop/api-contracts';
import { json, problem, type Answers } from '@shop/platform/testing';

export interface FakeLine {
  lineId: string;
  cartItemId: CartItemId;
  quantity: number;
  note: string;
  customArticleNumber: string | null;
}
export interface FakeCart {
  id: string;
  action: CartAction;
  version: number;
  lines: FakeLine[];
}

/** A fake of upstream's carts as a browser sees them: ids, versions, lines by identity. */
export function createFakeCarts() {
  const carts = new Map<string, FakeCart>();
  const gone = new Set<string>();
  const changeOf = ({ id, version, lines }: FakeCart): CartChange => ({
    id,
    eTag: `"${version}"`,
    totalCartSize: lines.length,
  });
  function lineOf({ lines }: FakeCart, cartItemId: CartItemId): FakeLine | undefined {
    const wanted = JSON.stringify(cartItemId);
    return lines.find((one) => JSON.stringify(one.cartItemId) === wanted);
  }

  function add(
    id: string,
    action: CartAction,
    items: { cartItemId: CartItemId; quantity: number; position?: number }[],
  ) {
    if (gone.has(id)) return problem(404, { code: 'cart_unknown' });
    const cart = carts.get(id) ?? { id, action, version: 0, lines: [] };
    carts.set(id, cart);
    for (const { cartItemId, quantity, position, ...more } of items) {
      const line = lineOf(cart, cartItemId);
      if (line) line.quantity += quantity;
      else {
        const added = {
          lineId: crypto.randomUUID(),
          note: '',
          customArticleNumber: null,
          ...more,
          cartItemId,
          quantity,
        };
        cart.lines.splice(position ?? cart.lines.length, 0, added);
      }
    }
    cart.version += 1;
    return json(changeOf(cart));
  }

  function change(id: string, work: (cart: FakeCart) => Response | void) {
    const cart = carts.get(id);
    if (!cart) return problem(404, { code: 'cart_unknown' });
    const refused = work(cart);
    if (refused) return refused;
    cart.version += 1;
    return json(changeOf(cart));
  }

  const bodyOf = <Body>(body: ApiRequest['body']): Body => JSON.parse(typeof body === 'string' ? body : '{}') as Body;
  const answers: Answers = {
    'POST /cart/:id/add': ({ body }, { id }) => {
      const { action, ...line } = bodyOf<{ action: CartAction; cartItemId: CartItemId; quantity: number }>(body);
      return add(id!, action, [line]);
    },
    'POST /cart/:id/addmany': ({ body }, { id }) => {
      const { action, items } = bodyOf<{ action: CartAction; items: { cartItemId: CartItemId; quantity: number }[] }>(
        body,
      );
      return add(id!, action, items);
    },
    'POST /cart/:id/update': ({ body }, { id }) =>
      change(id!, (cart) => {
        const {
          cartItemId,
          action: _,
          ...more
        } = bodyOf<Partial<FakeLine> & { cartItemId: CartItemId; action: string }>(body);
        const line = lineOf(cart, cartItemId);
        if (!line) return problem(404, { code: 'line_unknown' });
        Object.assign(line, more);
      }),
    'POST /cart/:id/remove': ({ body }, { id }) =>
      change(id!, (cart) => {
        const { cartItemId } = bodyOf<{ cartItemId: CartItemId }>(body);
        const line = lineOf(cart, cartItemId);
        cart.lines = cart.lines.filter((one) => one !== line);
      }),
    'POST /cart/:id/prune': (_request, { id }) => change(id!, () => undefined),
    'DELETE /cart/:id': (_request, { id }) =>
      change(id!, (cart) => {
        cart.lines = [];
        carts.delete(cart.id);
        gone.add(cart.id);
      }),
    'GET /cart/:id': (_request, { id }) => {
      const cart = carts.get(id!);
      return cart ? json(cartOf(cart)) : problem(404, { code: 'cart_unknown' });
    },
    'POST /carts/claim': ({ body }) => {
      const { buyCartId, quoteCartId } = bodyOf<{ buyCartId?: string; quoteCartId?: string }>(body);
      const adopted = (id: string | undefined) => {
        const cart = id === undefined ? undefined : carts.get(id);
        return cart ? changeOf(cart) : null;
      };
      return json({ buyCart: adopted(buyCartId), quoteCart: adopted(quoteCartId), merged: [] });
    },
  };

  function cartOf({ id, action, version, lines }: FakeCart): Cart {
    return cartSchema.parse({
      id,
      action,
      eTag: `"${version}"`,
      totalCartSize: lines.length,
      currency: 'GBP',
      configurations: [],
      total: '0.00',
      unpricedCount: lines.length,
      includesTax: false,
      taxRate: 20,
      weight: 0,
      lines: lines.map((line) => ({
        ...line,
        item: null,
        name: `Article ${line.cartItemId.genericItemId}`,
        articleNumber: line.cartItemId.genericItemId,
        price: null,
        lineTotal: null,
        issue: null,
        successor: null,
      })),
    });
  }

  return {
    answers,
    /** Adds a cart, as another visit or device would. */
    put(id: string, action: CartAction, lines: { cartItemId: CartItemId; quantity: number }[]) {
      gone.delete(id);
      add(id, action, lines);
    },
    /** Deletes a cart without the browser's knowledge. */
    forget(id: string) {
      carts.delete(id);
      gone.add(id);
    },
    get: (id: string) => carts.get(id),
    all: () => [...carts.values()],
  };
}
