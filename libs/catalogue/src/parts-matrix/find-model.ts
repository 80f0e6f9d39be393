import type { Category } from '@shop/api-contracts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The model in the name of a machine, `Gasketed plate heat exchanger GX-050` or `GX-050-61`; the longest of several. */
export function modelOfName(name: string, models: readonly string[]): string | undefined {
  const words = name.split(/[\s,]+/);
  return models
    .filter((model) => words.some((word) => word === model || word.startsWith(`${model}-`)))
    .sort((a, b) => b.length - a.length)[0];
}

export interface FoundMatrix {
  category: Category;
  model: string;
}

/**
 * Matrices that typed words ask for: a model as one or two words, and else only figures (plates) or beginnings of words of the category's
 * name. `GX-050 gask`, `gasket gx 050` and `GX050 61` find the gaskets of GX-050.
 */
export function findMatrices(
  typed: string,
  tree: readonly Category[],
  nameOf: (category: Category) => string,
): FoundMatrix[] {
  const words = typed.split(/\s+/).map(plain).filter(Boolean);
  if (words.length === 0 || words.length > 6) return [];
  return categoriesWithMatrix(tree).flatMap((category) => {
    const named = nameOf(category)
      .split(/[^\p{L}\p{N}]+/u)
      .map(plain);
    const isRest = (word: string) => /^\d+$/.test(word) || named.some((one) => isBeginning(word, one));
    const model = category.matrix?.models.find((one) => {
      const rest = withoutModel(words, plain(one));
      return rest?.every(isRest) ?? false;
    });
    return model === undefined ? [] : [{ category, model }];
  });
}

/** `gask`, `gasket` and `gaskets` for Gaskets: a beginning, or the name without its ending. */
const isBeginning = (word: string, name: string): boolean =>
  word.length > 2 && (name.startsWith(word) || (name.length > 4 && word.startsWith(name.slice(0, -2))));

/** The words without those that are the model, null if none are. */
function withoutModel(words: readonly string[], model: string): string[] | null {
  for (const count of [1, 2]) {
    const at = words.findIndex((_, n) => words.slice(n, n + count).join('') === model);
    if (at !== -1) return words.toSpliced(at, count);
  }
  return null;
}

/** Categories with a matrix, wherever they are in the tree. */
export const categoriesWithMatrix = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [...(category.matrix ? [category] : []), ...categoriesWithMatrix(category.categories)]);
