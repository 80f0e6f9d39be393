import type { IncomingMessage } from 'node:http';
import { createApiClient, markets, type MarketListItem, type MarketParameters } from '@shop/api-contracts';
import type { ReasonCode } from '../http/reason.ts';
import type { CallUpstream } from '../upstream/call-upstream.ts';
import { UpstreamError } from '../upstream/failure.ts';
import { identityOf, type CallIdentity } from '../upstream/request-headers.ts';
import { createFetcher } from './renderer.ts';

/** A market with an address. */
export type AddressedMarket = MarketListItem & { locale: string };

export interface MarketDirectory {
  list: AddressedMarket[];
  defaultLocale: string;
}

/** Market names come in their own language, so any market can request the list. */
const anyMarket: MarketParameters = { language: 'en', country: 'GB', locale: 'en-gb' };

/** Milliseconds for which the directory is used without a new request. */
const freshMs = 60_000;

export const marketParametersOf = (market: AddressedMarket): MarketParameters => ({
  language: market.languageCode,
  country: market.countryCode,
  locale: market.locale,
});

/** True when a locale belongs to a market; false while the list is unknown. */
export const createIsMarket =
  (directory: (identity: CallIdentity) => Promise<MarketDirectory>) =>
  async (locale: string, { context }: IncomingMessage): Promise<boolean> => {
    const known = await directory(identityOf(context)).catch(() => undefined);
    return known?.list.some((market) => market.locale === locale) ?? false;
  };

/** The list of markets and the default one, fetched at most once a minute; the last known list while upstream fails. */
export function createMarketDirectory(callUpstream: CallUpstream, maxWaitMs: number, now = Date.now) {
  let known: MarketDirectory | undefined;
  let knownAt = 0;
  let loading: Promise<MarketDirectory> | undefined;

  async function load(identity: CallIdentity): Promise<MarketDirectory> {
    let reason: ReasonCode = 'upstream_down';
    const fetcher = createFetcher(callUpstream, identity, maxWaitMs, undefined, (code) => (reason = code));
    const api = createApiClient({ fetcher, market: anyMarket });
    const [list, fallback] = await Promise.all([api.call(markets.list, {}), api.call(markets.default, {})]);
    if (!list.ok) throw list.status === 0 ? list.error : new UpstreamError(reason, list.error);
    if (!fallback.ok) throw fallback.status === 0 ? fallback.error : new UpstreamError(reason, fallback.error);
    return {
      list: list.data.filter((market): market is AddressedMarket => market.locale !== undefined),
      defaultLocale: fallback.data.locale.toLowerCase(),
    };
  }

  return async (identity: CallIdentity): Promise<MarketDirectory> => {
    if (known && now() - knownAt < freshMs) return known;
    loading ??= load(identity).finally(() => (loading = undefined));
    try {
      known = await loading;
      knownAt = now();
      return known;
    } catch (error) {
      if (known) return known;
      throw error;
    }
  };
}
