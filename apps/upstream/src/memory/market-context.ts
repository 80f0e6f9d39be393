import { marketParametersSchema } from '@shop/api-contracts';
import { safeParse } from 'zod/mini';
import { type Language, settingsOf, type StoredMarket } from '@shop/commerce-model';
import type { Buyer } from '../access/buyer.ts';
import { Problem } from '../problem/problem.ts';
import { issuesOf } from '../problem/issues.ts';
import type { ReferenceData } from './reference-data.ts';

/** The market, language and viewer of an answer, from the market parameters of the call. */
export interface MarketContext {
  market: StoredMarket;
  language: Language;
  locale: string;
  /** Without its dash. */
  companyId: string | null;
  buyEnabled: boolean;
  /** Determines the prices; null for visitor prices. */
  buyer: Buyer | null;
}

interface Options {
  /** Companies that exist only to fail on purpose. */
  sentinelCompanies: ReadonlySet<string>;
  /** True when `en-xa` and `en-xb` are served, with the texts of the given market. */
  pseudoLocales: boolean;
}

/**
 * Reads the market parameters. Throws a Problem: 400 with all errors, 400 `market_unknown` for a country or language
 * without a market, 404 `company_unknown`.
 */
export function marketContextOf(
  reference: ReferenceData,
  query: unknown,
  options: Options,
): Omit<MarketContext, 'buyer'> {
  const parsed = safeParse(marketParametersSchema, query);
  if (!parsed.success) {
    throw new Problem(400, 'invalid_request', 'Market parameters do not match the schema', {
      errors: issuesOf('query', parsed.error.issues),
    });
  }
  const { country, language, locale, companyId: dashed } = parsed.data;
  const isPseudo = options.pseudoLocales && /^en-x[ab]$/.test(locale);
  const market = reference.markets.find(
    (one) => one.country === country || (isPseudo && country.startsWith('X') && one.languages.includes('en')),
  );
  const found = market?.languages.find((one) => one === language);
  if (!market || (!found && !isPseudo)) {
    throw new Problem(400, 'market_unknown', `Market not found: ${country}, ${language}`);
  }
  const companyId = dashed?.slice(1) ?? null;
  const company = companyId === null ? undefined : reference.companies.get(companyId);
  if (companyId !== null && !company && !options.sentinelCompanies.has(companyId)) {
    throw new Problem(404, 'company_unknown', `Company site not found: ${companyId}`);
  }
  return {
    market,
    language: found ?? 'en',
    locale,
    companyId,
    buyEnabled: settingsOf(market, company).buyEnabled,
  };
}
