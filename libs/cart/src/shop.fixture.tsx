import {
  createApiClient,
  type ApiRequest,
  type Cart,
  type CartLine,
  type ItemCard,
  type Settings,
  type User,
} from '@shop/api-contracts';
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
  type RouteHandle,
} from '@shop/platform';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useMatches,
  useRouteError,
} from 'react-router';
import { createFakeCarts, json, problem } from './fake-carts.fixture.ts';
import { loadMessages } from './load-messages.ts';
import { customArticleNumbersRoute, favouriteListsRoute, routes } from './routes.tsx';

export { json, problem };

configure({ asyncUtilTimeout: 10_000 });

// jsdom has no modal dialogs
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

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

export const buildCard = (card: Partial<ItemCard> = {}): ItemCard => ({
  genericItemId: 'G1',
  commercialItemId: 'V1',
  categoryId: 'c12',
  categorySlug: 'gasketed',
  slug: 'gx-050-31-plates',
  name: 'Heat exchanger GX-050, 31 plates',
  articleNumber: 'GX-050-031',
  images: { medium: { src: '/media/0123456789abcdef/a.svg', width: 400, height: 300 } },
  attributes: [],
  itemTags: [],
  parentItemKey: null,
  isInFavouriteList: false,
  salesDetails: {
    salesActions: ['Buy', 'RequestQuote'],
    price: { amount: '2117.00', originalAmount: '2117.00', currency: 'GBP' },
    availability: { state: 'inStock', stock: 3, leadTimeDays: 15 },
  },
  salesDetailsOnRequest: false,
  ...card,
});

/** A card whose ids and article number end in the given one. */
export const buildNumberedCard = (n: number, card: Partial<ItemCard> = {}): ItemCard =>
  buildCard({
    genericItemId: `G${n}`,
    commercialItemId: `V${n}`,
    articleNumber: `A-${n}`,
    name: `Gasket ${n}`,
    slug: `gasket-${n}`,
    ...card,
  });

export function buildLine(item: ItemCard = buildCard(), line: Partial<CartLine> = {}): CartLine {
  const quantity = line.quantity ?? 1;
  const price = item.salesDetails?.price ?? null;
  return {
    cartItemId: {
      genericItemId: item.genericItemId,
      commercialItemId: item.commercialItemId,
      categoryId: item.categoryId,
    },
    quantity,
    customArticleNumber: null,
    lineId: `line-${item.genericItemId}`,
    note: '',
    item,
    name: item.name,
    articleNumber: item.articleNumber,
    price,
    lineTotal: price && (Number(price.amount) * quantity).toFixed(2),
    issue: null,
    successor: null,
    ...line,
  };
}

export const buyCartId = 'b'.repeat(32);
export const quoteCartId = 'c'.repeat(32);

/** A cart to buy with the given lines; the total adds up. */
export const buildCart = (cart: Partial<Cart> = {}): Cart => {
  const lines = cart.lines ?? [buildLine()];
  return {
    id: buyCartId,
    action: 'Buy',
    eTag: '"1"',
    totalCartSize: lines.length,
    currency: 'GBP',
    lines,
    configurations: [],
    total: lines.reduce((sum, line) => sum + Number(line.lineTotal ?? 0), 0).toFixed(2),
    unpricedCount: lines.filter((line) => line.lineTotal === null).length,
    includesTax: false,
    taxRate: 20,
    weight: 0,
    ...cart,
  };
};

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

/**
 * What upstream answers, by method and path: `POST /cart/:id/add`, with what stands in the place of `:id`. The first that fits; calls
 * that nobody announced fail the test.
 */
export type Answers = Record<
  string,
  (request: ApiRequest, params: Record<string, string>) => Response | Promise<Response>
>;

interface ShopInput {
  /** Beside and before the fake carts' answers. */
  answers?: Answers;
  /** Null, the usual: nobody is signed in. */
  user?: User | null;
  settings?: Partial<Settings>;
  /** Stands at `/en-gb/`; texts of this library are there. */
  element?: ReactNode;
  /** As a page rendered on the server begins: nobody is known. */
  isServer?: boolean;
  companyId?: string;
  locale?: string;
}

/** An app of a browser whose upstream answers as told, with carts that work. */
export function createShop({
  answers = {},
  user = null,
  settings = {},
  isServer = false,
  companyId,
  locale: name = 'en-gb',
}: ShopInput = {}) {
  const carts = createFakeCarts();
  const calls: { call: string; body: unknown; key: string | undefined; ifMatch: string | undefined }[] = [];
  const fetcher = async (request: ApiRequest): Promise<Response> => {
    const path = request.url.split('?')[0]!;
    calls.push({
      call: `${request.method} ${path}`,
      body: request.body === undefined ? undefined : (JSON.parse(request.body as string) as unknown),
      key: request.headers['idempotency-key'],
      ifMatch: request.headers['if-match'],
    });
    for (const [pattern, answer] of [...Object.entries(answers), ...Object.entries(carts.answers)]) {
      const params = matchCall(pattern, `${request.method} ${path}`);
      if (params) return answer(request, params);
    }
    throw new Error(`Nobody announced ${request.method} ${path}`);
  };
  const locale = parseLocale(name)!;
  const api = createApiClient({
    fetcher,
    market: {
      language: locale.language,
      country: locale.country,
      locale: locale.locale,
      ...(companyId ? { companyId: `-${companyId}` } : {}),
    },
    onUnauthenticated: () => identity.end(),
  });
  const queryClient = createQueryClient(api, { isServer });
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
    companyId,
    api,
    queryClient,
    i18n: createI18n(locale),
    identity,
    publicUrl: 'https://shop.example',
    isServer,
    requestId: undefined,
  });
  queryClient.setQueryData(settingsQuery().queryKey, buildSettings(settings));
  queryClient.setQueryData(marketQuery(app).queryKey, market as never);
  /** Bodies of the calls of one kind: `POST /cart/:id/add`. */
  const callsOf = (pattern: string) => calls.filter(({ call }) => matchCall(pattern, call)).map(({ body }) => body);
  return { app, calls, callsOf, carts, identity };
}

/** `POST /cart/:id/add` against `POST /cart/7f…/add`: what stands in the place of names. */
function matchCall(pattern: string, call: string): Record<string, string> | undefined {
  const expression = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = expression.exec(call);
  return found ? { ...found.groups } : undefined;
}

/** Opens an address as a browser would after its code is there; `/en-gb/` shows `element`. */
export async function openShop(url: string, input: ShopInput = {}) {
  const shop = createShop(input);
  const { app, identity } = shop;
  await app.i18n.load(loadMessages);
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
              <Trail app={app} />
              <Outlet />
              <ToastOutlet label="Messages" closeLabel="Close message" />
            </>
          );
        },
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: () => <h1>{(useRouteError() as Error).message ?? 'Error'}</h1>,
            children: [
              messageRoute(loadMessages, [
                messageRoute(loadFormMessages, [...routes, favouriteListsRoute, customArticleNumbersRoute]),
              ]),
              { index: true, element: input.element ?? <h1>Home</h1> },
              { path: '*', element: <h1>Elsewhere</h1> },
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
  await view.findByTestId('trail');
  const path = () => router.state.location.pathname + router.state.location.search;
  return { ...shop, ...view, router, path };
}

/** The breadcrumb trail, as the frame reads it. */
function Trail({ app }: { app: ReturnType<typeof createApp> }) {
  const matches = useMatches();
  const scope =
    (matches.find(({ id }) => id === frameRouteId)?.loaderData as { scope: string } | undefined)?.scope ?? '';
  const crumbs = matches.flatMap(
    ({ handle, params }) =>
      (handle as RouteHandle | undefined)?.crumbs?.(app, { params, search: new URLSearchParams(), scope }) ?? [],
  );
  return <p data-testid="trail">{crumbs.map(({ text, to }) => (to ? `${text} (${to})` : text)).join(' / ')}</p>;
}
