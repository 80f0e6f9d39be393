import type { Category } from '@shop/api-contracts';
import { parseLocale } from '@shop/i18n';
import { categoryName, PageTitle, paths, useApp, withMarket } from '@shop/platform';
import { useText } from '../text.ts';

interface CategoryHeadProps {
  category: Category;
  /** From 1; each page has its own canonical address. */
  page?: number;
  lastPage?: number;
  /** Filtered lists are not indexed: their canonical address is the unfiltered list. */
  filtered?: boolean;
}

/** Title, description and links for browsers and search engines; React moves them into the head. */
export function CategoryHead({ category, page = 1, lastPage = 1, filtered = false }: CategoryHeadProps) {
  const t = useText();
  const app = useApp();
  const name = categoryName(category);
  const title = page > 1 ? t('catalogue.titleOfPage', { title: name, page }) : name;
  const address = (of: number) => app.publicUrl + app.href(paths.category(category, { page: of }));
  return (
    <>
      <PageTitle title={title} />
      {category.metaDescription && <meta name="description" content={category.metaDescription} />}
      <link rel="canonical" href={address(filtered ? 1 : page)} />
      {filtered ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <>
          {/* company sites have no counterpart in other markets */}
          {!app.companyId &&
            category.alternates?.map(({ locale, slug }) => (
              <link
                key={locale}
                rel="alternate"
                hrefLang={parseLocale(locale)?.tag ?? locale}
                href={app.publicUrl + withMarket(paths.category({ ...category, slug }, { page }), locale, undefined)}
              />
            ))}
          {page > 1 && <link rel="prev" href={address(page - 1)} />}
          {page < lastPage && <link rel="next" href={address(page + 1)} />}
        </>
      )}
    </>
  );
}
