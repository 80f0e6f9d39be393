import type { Item, SalesDetails } from '@shop/api-contracts';
import { parseLocale } from '@shop/i18n';
import { categoryTreeQuery, findCategory, JsonLd, paths, useApp, usePrefetchedQuery, withMarket } from '@shop/platform';
import { useText } from '../text.ts';
import { canonicalPath } from './item-address.ts';
import { productJsonLd } from './product-json-ld.ts';

/** Title, description, canonical address, the same article in other markets and languages, and its structured data. */
export function ItemHead({ item, salesDetails }: { item: Item; salesDetails: SalesDetails | null }) {
  const t = useText();
  const app = useApp();
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const canonical = app.publicUrl + app.href(canonicalPath(item));
  const categorySlugs = new Map(findCategory(tree, item.categoryId)?.alternates?.map((one) => [one.locale, one.slug]));
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
          href={
            app.publicUrl +
            withMarket(
              paths.item({ ...item, slug: one.slug, categorySlug: categorySlugs.get(one.locale) ?? one.categorySlug }),
              one.locale,
              app.companyId,
            )
          }
        />
      ))}
      <JsonLd data={productJsonLd({ item, salesDetails, canonical, publicUrl: app.publicUrl })} />
    </>
  );
}
