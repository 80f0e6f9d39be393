import { createApiClient, type Fetcher, type Market, type Settings, type User } from '@shop/api-contracts';
import { buildMarket, buildSettings } from '@shop/api-contracts/testing';
import { createI18n, parseLocale } from '@shop/i18n';
import { createApp } from '../app.ts';
import { marketQuery, settingsQuery } from '../frame-queries.ts';
import { createIdentity } from '../identity/identity.ts';
import { userQuery } from '../identity/user-query.ts';
import { createQueryClient } from '../query-client.ts';

export interface BrowserAppInput {
  /** Null, the usual: nobody is signed in. */
  user?: User | null;
  /** Somebody is expected to be signed in, and nobody answers who. */
  isUnidentified?: boolean;
  settings?: Partial<Settings>;
  market?: Partial<Market>;
  /** As a page rendered on the server begins: nobody is known. */
  isServer?: boolean;
  /** False: settings and market are not there; whoever needs them asks. */
  hasFrame?: boolean;
  companyId?: string | undefined;
  locale?: string;
  /** Of the document, as the server wrote it. */
  requestId?: string;
}

/** The app context of a browser that asks `fetcher`; settings and market are there unless told, nothing is tried twice. */
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
    return Promise.resolve(found({ state: 'signedIn', session, scope: `${accountRef}:${gcmNumber}` }));
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
