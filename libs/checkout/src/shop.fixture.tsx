import type { Address, User } from '@shop/api-contracts';
import { buildUser, buyCartId, countries } from '@shop/api-contracts/testing';
import { loadMessages as loadCartMessages } from '@shop/cart';
import { loadFormMessages } from '@shop/forms';
import { loadPlatformMessages, messageRoute, patterns } from '@shop/platform';
import {
  createBrowserApp,
  createFakeUpstream,
  json,
  openApp,
  type Answers,
  type BrowserAppInput,
} from '@shop/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createFakeOrders } from './fake-orders.fixture.ts';
import { loadMessages } from './load-messages.ts';
import { createConfirmationRoute, routes } from './routes.tsx';

interface ShopInput extends BrowserAppInput {
  orders?: ReturnType<typeof createFakeOrders>;
  /** Take precedence over the fake orders' answers. */
  answers?: Answers;
  /** Null: nobody is signed in. */
  user?: User | null;
  addresses?: Address[];
  /** The cart is missing. */
  withoutCart?: boolean;
  /** Rendered at `/en-gb/element`. */
  element?: ReactNode;
}

/** Stands for the confirmation of a quote request. */
const Asked = () => <h1>Asked for</h1>;

/** Opens an address of the checkout as after hydration, with an adopted cart. */
export async function openShop(url: string, input: ShopInput = {}) {
  const { orders = createFakeOrders(), answers = {}, user = buildUser(), addresses = [] } = input;
  document.cookie = input.withoutCart ? 'cart-buy-gb=; max-age=0; path=/' : `cart-buy-gb=${buyCartId}; path=/`;
  const adopted = input.withoutCart ? null : { id: buyCartId, eTag: '"1"', totalCartSize: 1 };
  const usual: Answers = {
    'GET /user/addresses': () => json(addresses),
    'POST /user/addresses': ({ body }) => json({ ...(JSON.parse(body as string) as object), id: 'new' }),
    'GET /countries': () => json(countries),
    'GET /countrystates': () => json([]),
    'POST /carts/claim': () => json({ buyCart: adopted, quoteCart: null, merged: [] }),
  };
  const { fetcher, ...upstream } = createFakeUpstream(answers, orders.answers, usual);
  const shop = createBrowserApp(fetcher, { ...input, user });
  const opened = openApp(url, {
    app: shop.app,
    routes: [
      messageRoute(
        [loadPlatformMessages, loadFormMessages, loadCartMessages, loadMessages],
        [...routes, createConfirmationRoute(() => Promise.resolve(Asked))],
      ),
      { index: true, element: <h1>Home</h1> },
      { path: 'cart', element: <h1>Cart</h1> },
      { path: patterns.terms, element: <h1>Terms of sale</h1> },
      messageRoute([loadMessages], [{ path: 'element', element: input.element }]),
    ],
  });
  await opened.findByRole('heading', { level: 1 });
  return { ...shop, ...opened, ...upstream, orders };
}

/** The heading of the section that is open. */
export const findOpenSection = (name: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 2, name, current: 'step' });

/** Waits for the sheet with all sections closed, ready to be ordered. */
export async function findClosedSheet(): Promise<void> {
  await screen.findByText(/Each part can be changed here\.$/);
  await waitFor(() => {
    if (document.querySelector('[aria-current=step]')) throw new Error('A section is open');
  });
}
