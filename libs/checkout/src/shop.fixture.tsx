import { createApiClient, type Address, type ApiRequest, type Settings, type User } from '@shop/api-contracts';
import { loadMessages as loadCartMessages } from '@shop/cart';
import { ToastOutlet } from '@shop/design-system';
import { createI18n, parseLocale } from '@shop/i18n';
import {
  appContext,
  AppProvider,
  createApp,
  createIdentity,
  createQueryClient,
  frameRouteId,
  identityScope,
  loadFormMessages,
  marketQuery,
  messageRoute,
  settingsQuery,
  useFollowIdentity,
  userQuery,
} from '@shop/platform';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider, useRouteError } from 'react-router';
import { cartId, createFakeOrders, json, problem, type Answers } from './fake-orders.fixture.ts';
import { loadMessages } from './load-messages.ts';
import { routes } from './routes.tsx';

export { json, problem };

configure({ asyncUtilTimeout: 10_000 });

export const buildUser = (user: Partial<User> = {}): User => ({
  signedIn: true,
  loaded: true,
  oid: 'o-1',
  email: 'anna@hamnverket.example',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  companyName: 'Hamnverket Service AB',
  phoneNumber: '+44 114 496 0182',
  companyNumber: '556900-0121',
  electronicInvoiceNumber: '',
  vatId: '',
  isCompany: true,
  isBusinessUser: false,
  gcmNumber: '100001',
  hasMultipleGcmNumbers: false,
  permissions: [],
  favouriteLists: [],
  acceptedTermsAndConditions: true,
  ...user,
});

export const buildAddress = (address: Partial<Address> & Pick<Address, 'id'>): Address => ({
  displayName: `Works ${address.id}`,
  companyOrName: 'Elmbridge Dairies Ltd',
  streetAddress: `${address.id} Mill Lane`,
  addressLineTwo: '',
  zipCode: 'S3 8AB',
  city: 'Sheffield',
  countryCode: 'GB',
  stateCode: '',
  defaultDelivery: false,
  defaultInvoice: false,
  ...address,
});

const buildSettings = (settings: Partial<Settings> = {}): Settings => ({
  market: { country: 'GB', language: 'en', locale: 'en-gb', description: '', region: 'europe' },
  companyId: null,
  buyEnabled: true,
  aliceEnabled: false,
  exclusiveCompany: false,
  greenOneEnabled: false,
  shippingEnabled: true,
  orderHistoryEnabled: true,
  customArticleNumbersEnabled: true,
  companyNumberEnabled: 'Off',
  electronicInvoiceNumberEnabled: 'Off',
  vatIdEnabled: 'Off',
  chatEnabled: false,
  chatGroupId: null,
  livechatTestAccount: false,
  resultView: 'grid',
  ribbon: null,
  notificationsUrl: null,
  fakeAuthButton: false,
  replacementUnitsCategoryId: null,
  ...settings,
});

const market = {
  country: 'GB',
  language: 'en',
  locale: 'en-gb',
  statusMessage: null,
  name: 'United Kingdom',
  languages: ['en'],
  priceDisplay: 'net',
};
const countries = [
  {
    code: 'GB',
    name: 'United Kingdom',
    hasStates: false,
    postalCode: { pattern: '[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}', example: 'S3 8AB' },
  },
  { code: 'IE', name: 'Ireland', hasStates: false, postalCode: null },
];

interface ShopInput {
  orders?: ReturnType<typeof createFakeOrders>;
  /** Before the fake orders' answers. */
  answers?: Answers;
  /** Null: nobody is signed in. */
  user?: User | null;
  addresses?: Address[];
  settings?: Partial<Settings>;
  /** Nothing was collected. */
  withoutCart?: boolean;
  /** Stands at `/en-gb/element`. */
  element?: ReactNode;
}

/** Opens an address of the checkout as a browser would after its code is there, with a cart that was claimed. */
export async function openShop(url: string, input: ShopInput = {}) {
  const { orders = createFakeOrders(), answers = {}, user = buildUser(), addresses = [], settings = {} } = input;
  const calls: {
    call: string;
    query: URLSearchParams;
    body: unknown;
    key: string | undefined;
    ifMatch: string | undefined;
  }[] = [];
  document.cookie = input.withoutCart ? 'cart-buy-gb=; max-age=0; path=/' : `cart-buy-gb=${cartId}; path=/`;
  const claimed = input.withoutCart ? null : { id: cartId, eTag: '"1"', totalCartSize: 1 };
  const usual: Answers = {
    'GET /user/addresses': () => json(addresses),
    'POST /user/addresses': ({ body }) => json({ ...(JSON.parse(body as string) as object), id: 'new' }),
    'GET /countries': () => json(countries),
    'GET /countrystates': () => json([]),
    'POST /carts/claim': () => json({ buyCart: claimed, quoteCart: null, merged: [] }),
  };
  const fetcher = async (request: ApiRequest): Promise<Response> => {
    const [path = '', search] = request.url.split('?');
    const { body } = request;
    calls.push({
      call: `${request.method} ${path}`,
      query: new URLSearchParams(search),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
      key: request.headers['idempotency-key'],
      ifMatch: request.headers['if-match'],
    });
    for (const [pattern, answer] of [
      ...Object.entries(answers),
      ...Object.entries(orders.answers),
      ...Object.entries(usual),
    ]) {
      const params = matchCall(pattern, `${request.method} ${path}`);
      if (params) return answer(request, params);
    }
    throw new Error(`Nobody announced ${request.method} ${path}`);
  };
  const locale = parseLocale('en-gb')!;
  const api = createApiClient({
    fetcher,
    market: { language: 'en', country: 'GB', locale: 'en-gb' },
    onUnauthenticated: () => identity.end(),
  });
  const queryClient = createQueryClient(api, { isServer: false });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  document.cookie = user ? 'signed-in=1' : 'signed-in=; max-age=0';
  const identity = createIdentity({ queryClient }, (_deps, found) => {
    const accountRef = `ref-${user!.oid}`;
    queryClient.setQueryData(userQuery(accountRef).queryKey, user!);
    const { email, oid, firstName, lastName } = user!;
    const session = { signedIn: true as const, email, oid, firstName, lastName, accountRef };
    return Promise.resolve(found({ state: 'signedIn', session, scope: `${accountRef}:${user!.gcmNumber}` }));
  });
  const app = createApp({
    locale,
    companyId: undefined,
    api,
    queryClient,
    i18n: createI18n(locale),
    identity,
    publicUrl: 'https://shop.example',
    isServer: false,
    requestId: undefined,
  });
  queryClient.setQueryData(settingsQuery().queryKey, buildSettings(settings));
  queryClient.setQueryData(marketQuery(app).queryKey, market as never);
  const router = createMemoryRouter(
    [
      {
        path: '/:locale',
        id: frameRouteId,
        loader: ({ context }) => ({ scope: context.get(identityScope) }),
        shouldRevalidate: () => true,
        Component: function Frame() {
          useFollowIdentity();
          return (
            <>
              <Outlet />
              <ToastOutlet label="Messages" closeLabel="Close message" />
            </>
          );
        },
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: () => <h1>{describeError(useRouteError())}</h1>,
            children: [
              messageRoute(loadFormMessages, [messageRoute(loadCartMessages, [messageRoute(loadMessages, routes)])]),
              { index: true, element: <h1>Home</h1> },
              { path: 'cart', element: <h1>Cart</h1> },
              messageRoute(loadMessages, [{ path: 'element', element: input.element }]),
            ],
          },
        ],
      },
    ],
    {
      initialEntries: [url],
      getContext: async () => {
        const context = new RouterContextProvider();
        context.set(appContext, app);
        context.set(identityScope, await identity.scope());
        return context;
      },
    },
  );
  const view = render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  await view.findByRole('heading', { level: 1 });
  const path = () => router.state.location.pathname + router.state.location.search;
  const callsOf = (pattern: string) => calls.filter(({ call }) => matchCall(pattern, call));
  const bodiesOf = (pattern: string) => callsOf(pattern).map(({ body }) => body);
  return { ...view, app, router, orders, calls, callsOf, bodiesOf, path, identity };
}

function matchCall(pattern: string, call: string): Record<string, string> | undefined {
  const expression = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = expression.exec(call);
  return found ? { ...found.groups } : undefined;
}

function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { data } = error as { data?: { kind?: string } };
  return data?.kind ?? 'Error';
}

/** Forgets what the last page kept. */
export function forgetCarts(): void {
  for (const name of ['cart-buy-gb', 'cart-quote-gb']) document.cookie = `${name}=; max-age=0; path=/`;
  localStorage.clear();
}
