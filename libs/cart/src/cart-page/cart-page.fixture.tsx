import type { ApiRequest, Cart, CartAction, CartItemChange, CartItemId, CartLine } from '@shop/api-contracts';
import { buildCart, buildCartLine, buildNumberedCard, buyCartId, quoteCartId } from '@shop/api-contracts/testing';
import { json, openShop, problem } from '../shop.fixture.tsx';
import type { Answers } from '../shop.fixture.tsx';

type OpenShopInput = Parameters<typeof openShop>[1];

export const price = (amount: string, originalAmount = amount) => ({ amount, originalAmount, currency: 'GBP' });

/** A line of article `A-{n}` at £{n}.00 each. */
export const buildPricedLine = (n: number, line: Partial<CartLine> = {}): CartLine => {
  const item = buildNumberedCard(n, {
    salesDetails: {
      salesActions: ['Buy', 'RequestQuote'],
      price: price(`${n}.00`),
      availability: { state: 'inStock', stock: 40 },
    },
  });
  // a line whose article is gone keeps the article's data
  return buildCartLine({ ...buildCartLine({ item, quantity: line.quantity ?? 1, lineId: `line-${n}` }), ...line });
};

export const buildLines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, at) => buildPricedLine(at + 1));

type Added = Partial<CartLine> & { cartItemId: CartItemId; position?: number; action: CartAction };
const isSame = (a: CartItemId, b: CartItemId) => JSON.stringify(a) === JSON.stringify(b);
const bodyOf = <Body,>(body: ApiRequest['body']) => JSON.parse(typeof body === 'string' ? body : '{}') as Body;

/** A fake of upstream's carts, with totals and increasing versions. */
export function createUpstreamCarts(carts: Cart[]) {
  const kept = new Map(carts.map((cart) => [cart.id, cart]));
  let changes: CartItemChange[] = [];
  let nextLine = 1;

  const write = (cart: Cart, lines: CartLine[]): Cart => {
    const priced = lines.map((line) => ({
      ...line,
      lineTotal: line.price && (Number(line.price.amount) * line.quantity).toFixed(2),
    }));
    const written = {
      ...cart,
      lines: priced,
      eTag: `"${Number(cart.eTag.replaceAll('"', '')) + 1}"`,
      total: priced.reduce((sum, { lineTotal }) => sum + Number(lineTotal ?? 0), 0).toFixed(2),
      unpricedCount: priced.filter(({ lineTotal }) => lineTotal === null).length,
      totalCartSize: lines.length + cart.configurations.length,
    };
    kept.set(cart.id, written);
    return written;
  };
  const changeOf = ({ id, eTag, totalCartSize }: Cart) => json({ id, eTag, totalCartSize });
  const change = (id: string, work: (cart: Cart) => CartLine[]) => {
    const cart = kept.get(id);
    return cart ? changeOf(write(cart, work(cart))) : problem(404, { code: 'cart_unknown' });
  };
  const withoutIssue = ({ issue }: CartLine) => issue === null;

  const answers: Answers = {
    'GET /cart/:id': ({ headers }, { id }) => {
      const cart = kept.get(id!);
      if (!cart) return problem(404, { code: 'cart_unknown' });
      if (changes.length > 0 && headers['if-match'] !== undefined) {
        const told = changes;
        changes = [];
        return problem(412, { code: 'cart_changed', changes: told });
      }
      return json(cart);
    },
    'POST /cart/:id/update': ({ body }, { id }) =>
      change(id!, ({ lines }) => {
        const {
          cartItemId,
          action: _,
          ...fields
        } = bodyOf<Partial<CartLine> & { cartItemId: CartItemId; action: string }>(body);
        return lines.map((line) => (isSame(line.cartItemId, cartItemId) ? { ...line, issue: null, ...fields } : line));
      }),
    'POST /cart/:id/remove': ({ body }, { id }) =>
      change(id!, ({ lines }) => {
        const { cartItemId } = bodyOf<CartLine>(body);
        return lines.filter((line) => !isSame(line.cartItemId, cartItemId));
      }),
    'POST /cart/:id/add': ({ body }, { id }) => {
      const { position, action, ...added } = bodyOf<Added>(body);
      const n = Number(added.cartItemId.genericItemId.slice(1));
      const line = buildPricedLine(n, { lineId: `added-${nextLine++}`, ...added });
      if (!kept.has(id!)) kept.set(id!, buildCart({ id: id!, action, lines: [], eTag: '"0"' }));
      return change(id!, ({ lines }) => lines.toSpliced(position ?? lines.length, 0, line));
    },
    'POST /cart/:id/prune': (_request, { id }) => change(id!, ({ lines }) => lines.filter(withoutIssue)),
    'DELETE /cart/:id': (_request, { id }) => {
      const answer = change(id!, () => []);
      kept.delete(id!);
      return answer;
    },
    'POST /cart/:id/configurations/copy': ({ body }, { id }) => {
      const { configurationId } = bodyOf<{ configurationId: string }>(body);
      const cart = kept.get(id!)!;
      const copied = cart.configurations.find((one) => one.configurationId === configurationId)!;
      const copy = { ...copied, configurationId: `${configurationId}-copy`, name: `${copied.name} copy` };
      return changeOf(write({ ...cart, configurations: [...cart.configurations, copy] }, cart.lines));
    },
    'DELETE /cart/:id/configurations/:configId': (_request, { id, configId }) => {
      const cart = kept.get(id!)!;
      const configurations = cart.configurations.filter((one) => one.configurationId !== configId);
      return changeOf(write({ ...cart, configurations }, cart.lines));
    },
    'PUT /cart/:id/details': (_request, { id }) => change(id!, ({ lines }) => lines),
    'POST /carts/claim': () => {
      const adopted = (id: string) => {
        const cart = kept.get(id);
        return cart ? { id, eTag: cart.eTag, totalCartSize: cart.totalCartSize } : null;
      };
      return json({ buyCart: adopted(buyCartId), quoteCart: adopted(quoteCartId), merged: [] });
    },
  };
  return {
    answers,
    get: (id: string) => kept.get(id),
    /** Changes a cart as another person or time would; with `told: true` the next read with a known version is answered 412. */
    alter(id: string, work: (lines: CartLine[]) => CartLine[], told: CartItemChange[] = []) {
      const cart = kept.get(id)!;
      write(cart, work(cart.lines));
      changes = told;
    },
  };
}

/** Opens /cart in a browser that remembers these carts. */
export async function openCart(
  carts: Cart[],
  { url = '/en-gb/cart', answers = {}, ...input }: OpenShopInput & { url?: string } = {},
) {
  for (const { id, action } of carts) {
    document.cookie = `cart-${action === 'Buy' ? 'buy' : 'quote'}-gb=${id}; path=/`;
  }
  const upstream = createUpstreamCarts(carts);
  const shop = await openShop(url, { ...input, answers: { ...answers, ...upstream.answers, ...answers } });
  await shop.findByText('Cart', { selector: 'h1' });
  return { ...shop, upstream };
}
