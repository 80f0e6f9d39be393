import type { Item, SalesDetails } from '@shop/api-contracts';
import { parseLocale } from '@shop/i18n';
import { JsonLd, PageTitle, useApp, useShopName, withMarket } from '@shop/platform';
import { canonicalPath } from './variants/item-address.ts';
import { productJsonLd } from './product-json-ld.ts';

/** Title, description, canonical address, links to other markets and languages, and structured data of the article. */
export function ItemHead({ item, salesDetails }: { item: Item; salesDetails: SalesDetails | null }) {
  const app = useApp();
  const brand = useShopName();
  const canonical = app.publicUrl + app.href(canonicalPath(item, app.locale.locale));
  return (
    <>
      <PageTitle title={`${item.articleNumber}, ${item.name}`} />
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
      <JsonLd data={productJsonLd({ item, salesDetails, canonical, publicUrl: app.publicUrl, brand })} />
    </>
  );
}
