import type { Matrix, MatrixCell, MatrixLayout } from '@shop/api-contracts';

export const layout: MatrixLayout = {
  model: 'fitsModel',
  models: ['GX-050'],
  rows: ['part', 'thickness'],
  columns: ['material'],
  choices: ['fixing'],
};

type Values = [part: string, thickness: number, material: string, fixing: string];

const ids = ['part', 'thickness', 'material', 'fixing'];

/** A matrix of articles with these values, each at 10.00, 5 in stock, in packs of 2. */
export function matrixOf(...articles: Values[]): Matrix {
  const values = ids.map((_, n) => [...new Set(articles.map((article) => article[n]!))]);
  return {
    attributes: ids.map((id, n) => ({
      id,
      name: id,
      type: id === 'thickness' ? 'number' : 'text',
      unit: id === 'thickness' ? 'MMT' : null,
      values: values[n]!,
    })),
    pictures: values[0]!.map(() => null),
    cells: articles.map((article, n) => ({
      ...cellOf(article.join('-')),
      commercialItemId: `v${n}`,
      place: article.map((value, at) => values[at]!.indexOf(value)),
    })),
  };
}

/** An article that is sold, in packs of 2. */
export const cellOf = (articleNumber: string, salesDetails: MatrixCell['salesDetails'] = sold): MatrixCell => ({
  genericItemId: 'g1',
  commercialItemId: articleNumber.toLowerCase().replace(/\W/g, ''),
  slug: 'gasket',
  name: articleNumber,
  articleNumber,
  place: [],
  salesDetails,
});

const sold = {
  salesActions: ['Buy' as const, 'RequestQuote' as const],
  price: { amount: '10.00', originalAmount: '10.00', currency: 'GBP' },
  availability: { state: 'inStock' as const, stock: 5 },
  minimumQuantity: 2,
  packQuantity: 2,
};
