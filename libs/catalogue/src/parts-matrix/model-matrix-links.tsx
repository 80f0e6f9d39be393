import { buttonClass, Icon } from '@shop/design-system';
import { categoryName, categoryTreeQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { categoriesWithMatrix, modelOfName } from './find-model.ts';
import { matrixPath } from './matrix-address.ts';
import styles from './model-matrix-links.module.css';

/** From a machine to the matrices with parts of its model; nothing if no category has one. */
export function ModelMatrixLinks({ unitName }: { unitName: string }) {
  const t = useText();
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const found = categoriesWithMatrix(tree).flatMap((category) => {
    const model = modelOfName(unitName, category.matrix?.models ?? []);
    return model === undefined ? [] : [{ category, model }];
  });
  if (found.length === 0) return null;
  return (
    <p className={styles.links}>
      {found.map(({ category, model }) => (
        <ShopLink key={category.id} to={matrixPath(category, model)} className={buttonClass()}>
          {t('catalogue.matrix.title', { name: categoryName(category), model })}
          <Icon name="arrow-right" />
        </ShopLink>
      ))}
    </p>
  );
}
