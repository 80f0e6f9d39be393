import { ApiError, type Category, type CategoryItems, itemsPerPage } from '@shop/api-contracts';
import { fitsFilters } from '@shop/filters';
import {
  appContext,
  categoryTreeQuery,
  findCategory,
  identityScope,
  loadQuery,
  notFound,
  pageError,
  parseCategorySegment,
  settingsQuery,
  shopRedirect,
  type App,
} from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { decodeFilterQuery, encodeFilterQuery } from '../filters/filter-query.ts';
import { categoryItemsQuery, categoryRowsQuery } from '../queries.ts';
import { categoryPath, readCategoryState, type CategoryState } from './category-address.ts';
import { PartsMatrixPage, SubCategoriesPage } from './later-pages.ts';
import { loadRowAnswers } from './row-answers.ts';

/**
 * Corrects a wrong slug permanently, keeping the query; an unknown category shows the application-not-available page (404), items that fail
 * to load show it with 503. An f that is malformed or does not fit the category redirects to the category without it, one with values in words of a
 * language to their keys; a page after the last
 * one redirects to the last.
 */
export async function categoryPageLoader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const scope = context.get(identityScope);
  const address = parseCategorySegment(params['category'] ?? '');
  if (!address) throw notFound();
  const [tree, settings] = await Promise.all([loadQuery(app, categoryTreeQuery()), loadQuery(app, settingsQuery())]);
  const category = findCategory(tree, address.id);
  if (!category) throw pageError('applicationNotAvailable', 404);

  const { search, searchParams } = new URL(request.url);
  if (address.slug !== category.slug)
    throw shopRedirect(app, `${categoryPath(category, noState)}${search}`, { permanent: true });
  if (category.categories.length > 0) {
    await SubCategoriesPage.load();
    return null;
  }
  if (category.matrix) {
    const { loadPartsMatrix } = await import('../parts-matrix/parts-matrix.loader.ts');
    const [isPage] = await Promise.all([
      loadPartsMatrix({ app, scope, category, search: searchParams }),
      searchParams.get('view') === 'matrix' && PartsMatrixPage.load(),
    ]);
    if (isPage) return null;
  }

  const selection = decodeFilterQuery(searchParams.get('f'));
  const state = readCategoryState(searchParams, selection ?? {});
  const withoutFilter = shopRedirect(app, categoryPath(category, { ...state, selection: {}, page: 1 }));
  if (!selection) throw withoutFilter;
  const answer = await loadItems({ app, scope, category, state, buyEnabled: settings.buyEnabled }).catch(
    (error: unknown) => {
      throw isInvalidFilter(error) ? withoutFilter : pageError('applicationNotAvailable', 503);
    },
  );
  if (!fitsFilters(selection, answer.filters)) throw withoutFilter;
  if (answer.selection) throw shopRedirect(app, categoryPath(category, { ...state, selection: answer.selection }));

  const lastPage = Math.max(1, Math.ceil(answer.total / itemsPerPage));
  if (state.page > lastPage) throw shopRedirect(app, categoryPath(category, { ...state, page: lastPage }));
  return null;
}

const noState: CategoryState = { selection: {}, fits: undefined, page: 1, sort: undefined, view: undefined };

interface Wanted {
  app: App;
  scope: string;
  category: Category;
  state: CategoryState;
  buyEnabled: boolean;
}

/** Answers from the light rows in the browser once they are loaded, without a request; else fetches one page. */
async function loadItems({ app, scope, category, state, buyEnabled }: Wanted): Promise<CategoryItems> {
  const query = itemsQueryOf(category, state, scope);
  const all = app.queryClient.getQueryData<CategoryItems>(categoryRowsQuery(category.id, state.fits, scope).queryKey);
  const known = app.queryClient.getQueryData(query.queryKey);
  if (all && !known && fitsFilters(state.selection, all.filters)) {
    const { language } = app.locale;
    const { answerFromRows } = await loadRowAnswers();
    const answer = answerFromRows(all, { ...state, language, category, buyEnabled });
    if (answer) app.queryClient.setQueryData(query.queryKey, answer);
  }
  return loadQuery(app, query);
}

/** The query shared by loader and page. */
export const itemsQueryOf = (
  category: Pick<Category, 'id'>,
  { selection, fits, page, sort }: CategoryState,
  scope: string,
) => categoryItemsQuery({ categoryId: category.id, f: encodeFilterQuery(selection), fits, page, sort }, scope);

const isInvalidFilter = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
