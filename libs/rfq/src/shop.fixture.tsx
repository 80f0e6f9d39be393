import type { Address, User } from '@shop/api-contracts';
import { buildUser, countries } from '@shop/api-contracts/testing';
import { loadMessages as loadCartMessages } from '@shop/cart';
import { loadFormMessages } from '@shop/forms';
import { loadPlatformMessages, messageRoute, PortalPersonContext, useShownPerson } from '@shop/platform';
import {
  createBrowserApp,
  createFakeUpstream,
  json,
  openApp,
  type Answers,
  type BrowserAppInput,
} from '@shop/platform/testing';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { QuoteConfirmation } from './confirmation/quote-confirmation.tsx';
import { cartId, createFakeQuoteCheckout } from './fake-quote-checkout.fixture.ts';
import { loadMessages } from './load-messages.ts';
import { applicationsRoute, generatedQuotesRoute, quoteRequestsRoute, routes } from './routes.tsx';

export { json, problem, type Answers } from '@shop/platform/testing';

interface ShopInput extends BrowserAppInput {
  quoteCheckout?: ReturnType<typeof createFakeQuoteCheckout>;
  /** Take precedence over the fake quote checkout's answers. */
  answers?: Answers;
  /** Null: nobody is signed in. */
  user?: User | null;
  addresses?: Address[];
  /** The quote cart is missing. */
  withoutCart?: boolean;
  /** Rendered at `/en-gb/element`, and inside the account area at `/en-gb/portal`. */
  element?: ReactNode;
}

/** Opens an address of these pages as after hydration, with an adopted quote cart. */
export async function openShop(url: string, input: ShopInput = {}) {
  const { quoteCheckout = createFakeQuoteCheckout(), answers = {}, user = buildUser(), addresses = [] } = input;
  document.cookie = input.withoutCart ? 'cart-quote-gb=; max-age=0; path=/' : `cart-quote-gb=${cartId}; path=/`;
  const adopted = input.withoutCart ? null : { id: cartId, eTag: '"1"', totalCartSize: 1 };
  const usual: Answers = {
    'GET /user/addresses': () => json(addresses),
    'GET /countries': () => json(countries),
    'GET /countrystates': () => json([]),
    'POST /carts/claim': () => json({ buyCart: null, quoteCart: adopted, merged: [] }),
  };
  const { fetcher, ...upstream } = createFakeUpstream(answers, quoteCheckout.answers, usual);
  const shop = createBrowserApp(fetcher, { ...input, user });
  const opened = openApp(url, {
    app: shop.app,
    routes: [
      messageRoute(
        [loadPlatformMessages, loadFormMessages, loadCartMessages, loadMessages],
        [
          ...routes,
          {
            element: <PortalPages />,
            children: [
              quoteRequestsRoute,
              generatedQuotesRoute,
              applicationsRoute,
              { path: 'portal', element: input.element },
            ],
          },
          { path: 'confirmation', element: <QuoteConfirmation /> },
          { path: 'element', element: input.element },
        ],
      ),
      { index: true, element: <h1>Home</h1> },
      { path: 'cart', element: <h1>Cart</h1> },
    ],
  });
  await opened.findByRole('heading', { level: 1 });
  return { ...shop, ...opened, ...upstream, quoteCheckout };
}

/** Stands for the layout of the account area: renders nothing without a person. */
function PortalPages() {
  const person = useShownPerson();
  if (!person) return <h1>Account</h1>;
  return (
    <PortalPersonContext value={person}>
      <Outlet />
    </PortalPersonContext>
  );
}
