import type { Item, SalesDetails } from '@shop/api-contracts';
import { parseLocale } from '@shop/i18n';
import { JsonLd, useApp, withMarket } from '@shop/platform';
import { useText } from '../text.ts';
import { canonicalPath } from './variants/item-address.ts';
import { productJsonLd } from './product-json-ld.ts';

/** Title, description, canonical address, links to other markets and languages, and structured data of the article. */
export function ItemHead({ item, salesDetails }: { item: Item; salesDetails: SalesDetails | null }) {
  const t = useText();
  const app = useApp();
  const canonical = app.publicUrl + app.href(canonicalPath(item, app.locale.locale));
  return (
    <>
      <title>{t('catalogue.documentTitle', { title: `${item.articleNumber}, ${item.name}` })}</title>
      <meta name="description" content={item.description} />
      <link rel="canonical" href={canonical} />
      {item.alternates?.map((one) => (
        <link
          key={one.locale}
          rel="alternate"
          hrefLang={parseLocale(one.locale)?.tag ?? one.locale}
          href={app.publicUrl + withMarket(canonicalPath(item, one.locale), one.locale, app.companyId)}
        />
      ))}
      <JsonLd data={productJsonLd({ item, salesDetails, canonical, publicUrl: app.publicUrl })} />
    </>
  );
}
