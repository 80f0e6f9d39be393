import type { Category } from '@shop/api-contracts';
import { classNames, Drawing } from '@shop/design-system';
import { formatCount, useI18n } from '@shop/i18n';
import { categoryName, JsonLd, paths, ShopLink, useApp } from '@shop/platform';
import { useSearchParams } from 'react-router';
import { matrixPath } from '../parts-matrix/matrix-address.ts';
import { useText } from '../text.ts';
import { CategoryHead } from './category-head.tsx';
import { CategoryHeading } from './category-heading.tsx';
import styles from './sub-categories-page.module.css';

/** A category with sub-categories: each with drawing, count and all its descendants. */
export function SubCategoriesPage({ category }: { category: Category }) {
  const t = useText();
  const app = useApp();
  const fits = useSearchParams()[0].get('fits') || undefined;
  const shown = category.categories.filter((one) => one.visible);
  // no hole in the last row, where it can be helped
  const fillsRowsOfThree = shown.length % 3 === 0 && shown.length % 4 !== 0;
  return (
    <>
      <CategoryHead category={category} filtered={fits !== undefined} />
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
      <CategoryHeading category={category}>{!fits && <ArticleCount category={category} />}</CategoryHeading>
      <h2 className="sr">{t('catalogue.subCategories')}</h2>
      <ul className={classNames(styles.tiles, !fillsRowsOfThree && styles.four)}>
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
                <ShopLink to={paths.category(one, { fits })} className={styles.link}>
                  {categoryName(one)}
                </ShopLink>
              </h3>
              {!fits && <ArticleCount category={one} />}
              <SubTree categories={one.categories} fits={fits} />
              {one.matrix && !fits && <Models category={one} models={one.matrix.models} />}
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

/** Models in a tile; the others are a click away. */
const shownModels = 9;

/** The first models of a category with a matrix, each a link to it. */
function Models({ category, models }: { category: Category; models: readonly string[] }) {
  const t = useText();
  return (
    <>
      <p className={styles.forModel}>{t('catalogue.matrix.forModel')}</p>
      <ul className={styles.models} aria-label={t('catalogue.matrix.forModel')}>
        {models.slice(0, shownModels).map((model) => (
          <li key={model}>
            <ShopLink to={matrixPath(category, model)} rel="nofollow" prefetch={false}>
              {model}
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink to={matrixPath(category)} rel="nofollow" prefetch={false}>
            {t('catalogue.matrix.allModels', { count: models.length })}
          </ShopLink>
        </li>
      </ul>
    </>
  );
}

/** All descendants as nested lists; counts are of all articles, so they say nothing of those that fit a unit. */
function SubTree({ categories, fits }: { categories: readonly Category[]; fits: string | undefined }) {
  const { tag } = useI18n().locale;
  const shown = categories.filter((one) => one.visible);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tree}>
      {shown.map((one) => (
        <li key={one.id}>
          <ShopLink to={paths.category(one, { fits })}>
            <span>{categoryName(one)}</span>
            {!fits && one.productCount !== undefined && (
              <span className={styles.number}>{formatCount(one.productCount, tag)}</span>
            )}
          </ShopLink>
          <SubTree categories={one.categories} fits={fits} />
        </li>
      ))}
    </ul>
  );
}
