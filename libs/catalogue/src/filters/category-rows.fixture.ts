import type { CategoryItems, PartialResults } from '@shop/api-contracts';
import { buildFilter } from '@shop/api-contracts/testing';

export interface Article {
  material?: string;
  pressure?: number;
  area?: number;
  temperature?: [number, number];
  name?: string;
  articleNumber?: string;
  price?: string | null;
  stock?: number;
  onRequest?: boolean;
  tags?: string[];
}

const image = { src: '/media/0123456789abcdef/a.svg', width: 260, height: 200 };
const valueNames = (values: (string | number)[]) =>
  [...new Set(values)].sort((a, b) => (typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b))));

/** Upstream's answer with `partial=true` for a leaf category of articles with material, pressure, area and temperature range. */
export function buildCategoryItems(articles: readonly Article[]): CategoryItems {
  const dictionaries = {
    material: valueNames(articles.flatMap(({ material }) => material ?? [])),
    pressure: valueNames(articles.flatMap(({ pressure }) => pressure ?? [])),
    area: valueNames(articles.flatMap(({ area }) => area ?? [])),
    temperature: valueNames(articles.flatMap(({ temperature }) => temperature ?? [])),
  };
  const columns = [
    { id: 'material', name: 'Material', type: 'text', unit: null },
    { id: 'pressure', name: 'Pressure', type: 'number', unit: 'BAR' },
    { id: 'area', name: 'Area', type: 'number', unit: 'MTK' },
    { id: 'temperature', name: 'Temperature', type: 'interval', unit: 'CEL' },
  ] as const;
  const counted = (id: 'material' | 'pressure') =>
    dictionaries[id].map((name) => ({
      name: String(name),
      productCount: articles.filter((article) => article[id] === name).length,
    }));
  const extent = (values: (string | number)[]) =>
    values.length === 0 ? null : { min: Number(values[0]), max: Number(values.at(-1)) };
  const partialResults: PartialResults = {
    currency: 'EUR',
    images: [image],
    attributes: columns.map((column) => ({ ...column, dictionary: dictionaries[column.id] })),
    rows: articles.map(
      ({ name = 'Plate heat exchanger', price = '100.00', stock = 1, onRequest, tags, ...article }, n) => ({
        genericItemId: 'g1',
        commercialItemId: `v${n}`,
        slug: `article-${n}`,
        name,
        articleNumber: article.articleNumber ?? `GX-${String(n).padStart(4, '0')}`,
        image: 0,
        price,
        availability: stock > 0 ? { state: 'inStock', stock } : { state: 'later', leadTimeDays: 10 },
        values: columns.map(({ id }) => [article[id] ?? []].flat().map((value) => dictionaries[id].indexOf(value))),
        ...(onRequest ? { onRequest } : {}),
        ...(tags ? { itemTagIds: tags } : {}),
      }),
    ),
  };
  return {
    items: [],
    total: articles.length,
    totalUnfiltered: articles.length,
    columns: [...columns],
    partialResults,
    filters: [
      buildFilter({ id: 'material', type: 'value', values: counted('material') }),
      buildFilter({ id: 'pressure', type: 'singleValue', values: counted('pressure'), unit: 'BAR' }),
      buildFilter({ id: 'area', type: 'range', range: extent(dictionaries.area), unit: 'MTK' }),
      buildFilter({ id: 'temperature', type: 'interval', range: extent(dictionaries.temperature), unit: 'CEL' }),
      buildFilter({ id: 'words', type: 'text' }),
    ],
  };
}
