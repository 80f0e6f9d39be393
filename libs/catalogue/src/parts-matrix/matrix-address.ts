import { maxFitsText, type Category, type FilterSelection, type MatrixLayout } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import { decodeFilterQuery, encodeFilterQuery } from '../filters/filter-query.ts';

/** What the address of a matrix says. */
export interface MatrixState {
  /** Undefined while none is chosen. */
  model: string | undefined;
  /** By attribute the chosen value as `f` carries it. */
  chosen: Readonly<Record<string, string>>;
  /** The value of the first attribute of the columns that is shown alone where there is little room; undefined for all. */
  column?: string | undefined;
  /** The value of the second attribute of the rows that is shown alone where there is little room; undefined for all. */
  row?: string | undefined;
  /** Equipment id of the unit that the quantities are for. */
  fits?: string | undefined;
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
  const [columns] = layout.columns;
  const [, rows] = layout.rows;
  return {
    model: firstValue(selection, layout.model),
    chosen: Object.fromEntries(entries),
    column: columns === undefined ? undefined : firstValue(selection, columns),
    row: rows === undefined ? undefined : firstValue(selection, rows),
    fits: search.get('fits')?.replace(/\W/g, '-').slice(0, maxFitsText) || undefined,
  };
}

function firstValue(selection: FilterSelection, id: string): string | undefined {
  const value = selection[id];
  return typeof value === 'string' ? value : Array.isArray(value) ? value[0] : undefined;
}

/** Path of the matrix of a model, or of the choice of one. */
export function matrixPath(
  category: Pick<Category, 'slug' | 'id' | 'matrix'>,
  model?: string,
  { chosen = {}, column, row, fits }: Partial<Omit<MatrixState, 'model'>> = {},
): string {
  const choices = Object.entries(chosen).map(([id, value]): [string, string[]] => [id, [value]]);
  const [columns] = category.matrix?.columns ?? [];
  if (columns !== undefined && column !== undefined) choices.push([columns, [column]]);
  const [, rows] = category.matrix?.rows ?? [];
  if (rows !== undefined && row !== undefined) choices.push([rows, [row]]);
  const selection =
    model === undefined || !category.matrix ? {} : { [category.matrix.model]: [model], ...Object.fromEntries(choices) };
  return paths.category(category, { f: encodeFilterQuery(selection), fits, view: 'matrix' });
}

/** Path of the list of a model's articles. */
export const modelListPath = (category: Pick<Category, 'slug' | 'id' | 'matrix'>, model: string): string =>
  paths.category(category, {
    f: category.matrix && encodeFilterQuery({ [category.matrix.model]: [model] }),
    view: 'list',
  });
