import { createApiClient, type Address, type ApiRequest, type Settings, type User } from '@shop/api-contracts';
import { loadMessages as loadCartMessages } from '@shop/cart';
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
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useMatches,
  useRouteError,
} from 'react-router';
import { loadMessages } from './load-messages.ts';
import { portalRoute } from './routes.tsx';

configure({ asyncUtilTimeout: 10_000 });

// jsdom knows the element, but not how it opens
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

export const buildAddress = (address: Partial<Address> & Pick<Address, 'id'>): Address => ({
  displayName: `Works ${address.id}`,
  companyOrName: 'Elmbridge Dairies Ltd',
  streetAddress: '1 Mill Lane',
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
  { code: 'BR', name: 'Brazil', hasStates: false, postalCode: { pattern: '[0-9]{5}-?[0-9]{3}', example: '89201-400' } },
  { code: 'IE', name: 'Ireland', hasStates: false, postalCode: null },
  {
    code: 'GB',
    name: 'United Kingdom',
    hasStates: false,
    postalCode: { pattern: '[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}', example: 'S3 8AB' },
  },
  {
    code: 'US',
    name: 'United States',
    hasStates: true,
    postalCode: { pattern: '[0-9]{5}(-[0-9]{4})?', example: '53204' },
  },
];
const states = [{ countryCode: 'US', states: [{ code: 'WI', name: 'Wisconsin' }] }];

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const problem = (status: number, more: Record<string, unknown> = {}) =>
  json({ title: 'Failed', status, requestId: 'r-1', ...more }, status);

/** What upstream answers, by method and path: `POST /user`. Calls that nobody announced fail the test. */
export type Answers = Record<string, (request: ApiRequest) => Response | Promise<Response>>;

interface PortalInput {
  answers?: Answers;
  /** Null: nobody is signed in. */
  user?: User | null;
  addresses?: Address[];
  settings?: Partial<Settings>;
  /** Nobody answers who is signed in. */
  isUnidentified?: boolean;
}

/** Opens an address of the account area as a browser would after its code is there. */
export async function openPortal(
  url: string,
  { answers = {}, user = buildUser(), addresses = [], settings = {}, isUnidentified = false }: PortalInput = {},
) {
  const calls: { call: string; url: string; body: unknown }[] = [];
  const usual: Answers = {
    'GET /user/addresses': () => json(addresses),
    'GET /orders/history': () => json({ orders: [], total: 0 }),
    'GET /countries': () => json(countries),
    'GET /countrystates': () => json(states),
  };
  const fetcher = async (request: ApiRequest): Promise<Response> => {
    const call = `${request.method} ${request.url.split('?')[0]}`;
    const { body } = request;
    calls.push({ call, url: request.url, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body });
    const answer = { ...usual, ...answers }[call];
    if (!answer) throw new Error(`Nobody announced ${call}`);
    return answer(request);
  };
  const locale = parseLocale('en-gb')!;
  const api = createApiClient({
    fetcher,
    market: { language: 'en', country: 'GB', locale: 'en-gb' },
    onUnauthenticated: () => identity.end(),
  });
  const queryClient = createQueryClient(api, { isServer: false });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  document.cookie = user || isUnidentified ? 'signed-in=1' : 'signed-in=; max-age=0';
  const identity = createIdentity({ queryClient }, (_deps, found) => {
    if (isUnidentified) return Promise.resolve(found({ state: 'unidentified' }));
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
              <Trail app={app} />
              <Outlet />
            </>
          );
        },
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: () => <h1>{(useRouteError() as Error).message}</h1>,
            children: [
              messageRoute(loadMessages, [
                messageRoute(loadCartMessages, [messageRoute(loadFormMessages, [portalRoute()])]),
              ]),
              { index: true, element: <h1>Home</h1> },
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
  const callsOf = (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, app, router, calls, callsOf, path, identity };
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
