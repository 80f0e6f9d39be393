import type { Category, FilterSelection, MatrixLayout } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import { decodeFilterQuery, encodeFilterQuery } from '../filters/filter-query.ts';

/** What the address of a matrix says. */
export interface MatrixState {
  /** Undefined while none is chosen. */
  model: string | undefined;
  /** By attribute the chosen value as `f` carries it. */
  chosen: Readonly<Record<string, string>>;
}

/** True if the address asks for the matrix, in a category that has one. */
export const isMatrixView = (category: Pick<Category, 'matrix'>, search: URLSearchParams): boolean =>
  category.matrix !== undefined && search.get('view') === 'matrix';

/** Reads model and choices from query `f`; of several values the first counts, a malformed one chooses nothing. */
export function readMatrixState(search: URLSearchParams, layout: MatrixLayout): MatrixState {
  const selection = decodeFilterQuery(search.get('f')) ?? {};
  const entries = layout.choices.flatMap((id) => {
    const value = firstValue(selection, id);
    return value === undefined ? [] : [[id, value] as const];
  });
  return { model: firstValue(selection, layout.model), chosen: Object.fromEntries(entries) };
}

function firstValue(selection: FilterSelection, id: string): string | undefined {
  const value = selection[id];
  return typeof value === 'string' ? value : Array.isArray(value) ? value[0] : undefined;
}

/** Path of the matrix of a model, or of the choice of one. */
export function matrixPath(
  category: Pick<Category, 'slug' | 'id' | 'matrix'>,
  model?: string,
  chosen: MatrixState['chosen'] = {},
): string {
  const choices = Object.fromEntries(Object.entries(chosen).map(([id, value]) => [id, [value]]));
  const selection = model === undefined || !category.matrix ? {} : { [category.matrix.model]: [model], ...choices };
  return paths.category(category, { f: encodeFilterQuery(selection), view: 'matrix' });
}

/** Path of the list of a model's articles. */
export const modelListPath = (category: Pick<Category, 'slug' | 'id' | 'matrix'>, model: string): string =>
  paths.category(category, {
    f: category.matrix && encodeFilterQuery({ [category.matrix.model]: [model] }),
    view: 'list',
  });
