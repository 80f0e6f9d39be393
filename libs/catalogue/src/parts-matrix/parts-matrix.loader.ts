import type { Category } from '@shop/api-contracts';
import { loadQuery, pageError, shopRedirect, type App } from '@shop/platform';
import { matrixQuery } from '../queries.ts';
import { matrixPartsQuery, matrixUnitQuery } from './fitted-parts.ts';
import { isMatrixView, matrixPath, readMatrixState } from './matrix-address.ts';
import { loadMatrixMessages } from './matrix-text.ts';

interface Opened {
  app: App;
  scope: string;
  category: Category;
  search: URLSearchParams;
}

/**
 * Loads what a category with a matrix shows of it: the texts of the choice of model, and if the address asks for the matrix its articles.
 * A model that the category does not have redirects to the choice. Resolves to whether the matrix is the page.
 */
export async function loadPartsMatrix({ app, scope, category, search }: Opened): Promise<boolean> {
  await app.i18n.load(loadMatrixMessages);
  if (!isMatrixView(category, search) || !category.matrix) return false;
  const { model, fits } = readMatrixState(search, category.matrix);
  if (model === undefined) return true;
  if (!category.matrix.models.includes(model)) throw shopRedirect(app, matrixPath(category));
  const ofUnit =
    fits === undefined
      ? []
      : [loadQuery(app, matrixUnitQuery(fits, scope)), loadQuery(app, matrixPartsQuery(fits, scope))];
  await Promise.all([
    loadQuery(app, matrixQuery(category.id, model, scope)).catch(() => {
      throw pageError('applicationNotAvailable', 503);
    }),
    // an unknown unit leaves the matrix as it is without one
    Promise.allSettled(ofUnit),
  ]);
  return true;
}
