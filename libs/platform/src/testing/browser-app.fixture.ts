import { createApiClient, type Fetcher, type Market, type Settings, type User } from '@shop/api-contracts';
import { buildMarket, buildSettings } from '@shop/api-contracts/testing';
import { createI18n, parseLocale } from '@shop/i18n';
import { createApp } from '../app.ts';
import { marketQuery, settingsQuery } from '../frame-queries.ts';
import { createIdentity } from '../identity/identity.ts';
import { userQuery } from '../identity/user-query.ts';
import { createQueryClient } from '../queries/query-client.ts';

export interface BrowserAppInput {
  /** Null by default: nobody is signed in. */
  user?: User | null;
  /** A session is expected but the servers do not answer. */
  isUnidentified?: boolean;
  settings?: Partial<Settings>;
  market?: Partial<Market>;
  /** The initial state of a server-rendered page: the person is not known yet. */
  isServer?: boolean;
  /** False: settings and market are not cached and have to be fetched. */
  hasFrame?: boolean;
  companyId?: string | undefined;
  locale?: string;
  /** Request id in the document, as written by the server. */
  requestId?: string;
}

/** The app context of a browser that sends its calls to `fetcher`; settings and market are cached by default, failures are not retried. */
export function createBrowserApp(fetcher: Fetcher, input: BrowserAppInput = {}) {
  const { user = null, isUnidentified = false, isServer = false, hasFrame = true, companyId } = input;
  const locale = parseLocale(input.locale ?? 'en-gb')!;
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
  document.cookie = user || isUnidentified ? 'signed-in=1' : 'signed-in=; max-age=0';
  const identity = createIdentity({ queryClient }, (_deps, found) => {
    if (isUnidentified) return Promise.resolve(found({ state: 'unidentified' }));
    const { email, oid, firstName, lastName, gcmNumber } = user!;
    const accountRef = `ref-${oid}`;
    queryClient.setQueryData(userQuery(accountRef).queryKey, user!);
    const session = { signedIn: true as const, email, oid, firstName, lastName, accountRef };
    return Promise.resolve(
      found({ state: 'signedIn', session, scope: `${accountRef}:${gcmNumber}`, send: (fetchWith) => fetchWith({}) }),
    );
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
    requestId: input.requestId,
  });
  if (hasFrame) {
    queryClient.setQueryData(settingsQuery().queryKey, buildSettings(input.settings));
    queryClient.setQueryData(marketQuery(app).queryKey, buildMarket(input.market));
  }
  return { app, identity };
}
