import { buttonClass } from '@shop/design-system';
import { categoryName, categoryTreeQuery, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { findMatrices } from '../parts-matrix/find-model.ts';
import { matrixPath } from '../parts-matrix/matrix-address.ts';
import { useText } from '../text.ts';

/** Leads from words with a model, as `GX-050 gasket`, to the matrix of its parts. */
export function MatrixLinks({ expression }: { expression: string }) {
  const t = useText();
  const tree = usePrefetchedQuery(categoryTreeQuery());
  return findMatrices(expression, tree, categoryName).map(({ category, model }) => (
    <ShopLink key={category.id} to={matrixPath(category, model)} className={buttonClass()}>
      {t('catalogue.matrix.title', { name: categoryName(category), model })}
    </ShopLink>
  ));
}
