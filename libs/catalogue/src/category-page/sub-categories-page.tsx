import type { Category } from '@shop/api-contracts';
import { Drawing } from '@shop/design-system';
import { formatCount, useI18n } from '@shop/i18n';
import { categoryName, JsonLd, paths, ShopLink, useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { CategoryHead } from './category-head.tsx';
import { CategoryHeading } from './category-heading.tsx';
import styles from './sub-categories-page.module.css';

/** A category with sub-categories: each with drawing, count and all its descendants. */
export function SubCategoriesPage({ category }: { category: Category }) {
  const t = useText();
  const app = useApp();
  const shown = category.categories.filter((one) => one.visible);
  return (
    <>
      <CategoryHead category={category} />
      <JsonLd
        data={{
          '@type': 'ItemList',
          name: categoryName(category),
          itemListElement: shown.map((one, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: categoryName(one),
            url: app.publicUrl + app.href(paths.category(one)),
          })),
        }}
      />
      <CategoryHeading category={category}>
        <ArticleCount category={category} />
      </CategoryHeading>
      <h2 className="sr">{t('catalogue.subCategories')}</h2>
      <ul className={styles.tiles}>
        {shown.map((one, index) => (
          <li key={one.id} className={styles.tile}>
            <div className={styles.picture}>
              {one.image && (
                <Drawing
                  image={one.image}
                  width={one.image.width}
                  height={one.image.height}
                  alt=""
                  size="card"
                  priority={index < 4}
                />
              )}
            </div>
            <div className={styles.text}>
              <h3>
                <ShopLink to={paths.category(one)} className={styles.link}>
                  {categoryName(one)}
                </ShopLink>
              </h3>
              <ArticleCount category={one} />
              <SubTree categories={one.categories} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function ArticleCount({ category: { productCount } }: { category: Category }) {
  const t = useText();
  return productCount === undefined ? null : (
    <p className={styles.count}>{t('catalogue.results', { count: productCount })}</p>
  );
}

/** All descendants as nested lists. */
function SubTree({ categories }: { categories: readonly Category[] }) {
  const { tag } = useI18n().locale;
  const shown = categories.filter((one) => one.visible);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tree}>
      {shown.map((one) => (
        <li key={one.id}>
          <ShopLink to={paths.category(one)}>
            <span>{categoryName(one)}</span>
            {one.productCount !== undefined && (
              <span className={styles.number}>{formatCount(one.productCount, tag)}</span>
            )}
          </ShopLink>
          <SubTree categories={one.categories} />
        </li>
      ))}
    </ul>
  );
}
