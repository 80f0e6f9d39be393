import type { ApiClient, MarketParameters } from '@shop/api-contracts';
import type { Locale, ShopI18n } from '@shop/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import { anonymousIdentity, type Identity } from './identity/identity.ts';
import { marketOf, withMarket } from './market-address.ts';

/**
 * What every loader and page may use; one per request on the server, one per document in the browser. A change of locale or company
 * site is a new document, so nothing in it changes while a person browses.
 */
export interface App {
  readonly locale: Locale;
  /** Without dash, undefined outside company sites. */
  readonly companyId: string | undefined;
  readonly market: MarketParameters;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: ShopI18n;
  /** Who is there; nobody on the server. */
  readonly identity: Identity;
  /** `https://shop.example`, without a slash at the end. */
  readonly publicUrl: string;
  /** True while rendering for everybody: nothing about a person may be asked for. */
  readonly isServer: boolean;
  readonly requestId: string | undefined;
  /** A path of `paths.ts` as the address of this market: locale in front, companyId behind. */
  href(path: string): string;
  /** Fetches code and data of a page that a person is about to open. */
  prefetch(path: string): void;
}

/** Loaders: `context.get(appContext)`. */
export const appContext = createContext<App>();

type AppParts = Omit<App, 'market' | 'href' | 'prefetch' | 'identity'> & Partial<Pick<App, 'prefetch' | 'identity'>>;

export function createApp(parts: AppParts): App {
  return {
    prefetch: () => undefined,
    identity: anonymousIdentity,
    ...parts,
    market: marketOf(parts.locale, parts.companyId),
    href: (path) => withMarket(path, parts.locale.locale, parts.companyId),
  };
}
