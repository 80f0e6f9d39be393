import { parseLocale } from '@shop/i18n';
import { marketsQuery, paths, useApp, usePrefetchedQuery, withMarket } from '@shop/platform';

/** Canonical address and hreflang links of a page that has the same path in every market. Company sites are not indexed and get none. */
export function Alternates({ path }: { path: string }) {
  const app = useApp();
  const markets = usePrefetchedQuery(marketsQuery());
  const canonical = <link rel="canonical" href={app.publicUrl + app.href(path)} />;
  if (app.companyId) return canonical;
  return (
    <>
      {canonical}
      {markets.map(({ locale }) => {
        const tag = locale && parseLocale(locale)?.tag;
        return (
          tag && (
            <link
              key={locale}
              rel="alternate"
              hrefLang={tag}
              href={app.publicUrl + withMarket(path, locale, undefined)}
            />
          )
        );
      })}
      {path === paths.home() && <link rel="alternate" hrefLang="x-default" href={`${app.publicUrl}/`} />}
    </>
  );
}
