import type { MarketParameters } from '@shop/api-contracts';
import type { Locale } from '@shop/i18n';

/** Company id of an address, without its dash; undefined when missing or malformed. */
export function companyIdOf(search: URLSearchParams): string | undefined {
  return /^-([a-z0-9]{1,40})$/.exec(search.get('companyId') ?? '')?.[1];
}

export function marketOf(locale: Locale, companyId: string | undefined): MarketParameters {
  return {
    language: locale.language,
    country: locale.country,
    locale: locale.locale,
    ...(companyId ? { companyId: `-${companyId}` } : {}),
  };
}

/** Prefixes a path with the locale and adds `companyId=-…` to its query; keeps query and hash. */
export function withMarket(path: string, locale: string, companyId: string | undefined): string {
  const [beforeHash = '', hash] = path.split('#', 2);
  const [pathname = '', query = ''] = beforeHash.split('?', 2);
  const search = new URLSearchParams(query);
  if (companyId) search.set('companyId', `-${companyId}`);
  const text = search.toString();
  return `/${locale}${pathname}${text ? `?${text}` : ''}${hash ? `#${hash}` : ''}`;
}
