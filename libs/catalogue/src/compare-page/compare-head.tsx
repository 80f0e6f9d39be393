import { parseLocale } from '@shop/i18n';
import { marketsQuery, PageTitle, useApp, usePrefetchedQuery, withMarket } from '@shop/platform';
import { useText } from '../text.ts';
import { comparePath, type CompareAddress } from '../compare-tray/compare-address.ts';

interface CompareHeadProps {
  address: CompareAddress;
  articleNumbers: readonly string[];
}

/**
 * Title, canonical address and links to the same comparison in other markets, which works because it uses only ids. Company sites have no
 * counterpart.
 */
export function CompareHead({ address: { categoryId, items }, articleNumbers }: CompareHeadProps) {
  const t = useText();
  const app = useApp();
  const markets = usePrefetchedQuery(marketsQuery());
  const path = comparePath({ categoryId, items });
  return (
    <>
      <PageTitle title={`${t('catalogue.compare')}: ${articleNumbers.join(', ')}`} />
      {/* not indexed: there are too many combinations */}
      <meta name="robots" content="noindex, follow" />
      <link rel="canonical" href={app.publicUrl + app.href(path)} />
      {!app.companyId &&
        markets.map(({ locale }) => {
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
    </>
  );
}
