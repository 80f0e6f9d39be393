import type { ApiClient, MarketParameters } from '@shop/api-contracts';
import type { Locale, ShopI18n } from '@shop/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import { anonymousIdentity, type Identity } from './identity/identity.ts';
import { marketOf, withMarket } from './market-address.ts';

/**
 * Services for loaders and pages: one instance per request on the server, one per document in the browser. Nothing in it changes during a
 * visit, because a change of locale or company site loads a new document.
 */
export interface App {
  readonly locale: Locale;
  /** Without dash, undefined outside company sites. */
  readonly companyId: string | undefined;
  readonly market: MarketParameters;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: ShopI18n;
  /** The current person; always anonymous on the server. */
  readonly identity: Identity;
  /** `https://shop.example`, without a trailing slash. */
  readonly publicUrl: string;
  /** True during server rendering, which is the same for every visitor and must not read personal data. */
  readonly isServer: boolean;
  readonly requestId: string | undefined;
  /** The demonstration, which has pages for those who build the shop. */
  readonly isDemo: boolean;
  /** Turns a path of `paths.ts` into an address of this market: adds the locale prefix and companyId. */
  href(path: string): string;
  /** Fetches code and data of the page at this path after a short pause; another path, or undefined, within it takes its place. */
  prefetch(path: string | undefined): void;
}

/** Used in loaders: `context.get(appContext)`. */
export const appContext = createContext<App>();

/** Used in loaders: true if the page may never be opened, so that only what it cannot be shown without should be read. */
export const prefetchContext = createContext(false);

type AppParts = Omit<App, 'market' | 'href' | 'prefetch' | 'identity' | 'isDemo'> &
  Partial<Pick<App, 'prefetch' | 'identity' | 'isDemo'>>;

/** One app for a request on the server, or for a document in the browser. */
export function createApp(parts: AppParts): App {
  return {
    prefetch: () => undefined,
    identity: anonymousIdentity,
    isDemo: false,
    ...parts,
    market: marketOf(parts.locale, parts.companyId),
    href: (path) => withMarket(path, parts.locale.locale, parts.companyId),
  };
}
