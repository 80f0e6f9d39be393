import type { FilterSelection, FilterType } from '@shop/api-contracts';
import fc from 'fast-check';
import { countRows } from './count-rows.ts';
import { keyValues, searchedText, type FilterColumn, type FilterRows } from './filter-rows.ts';

interface Article {
  fluids: string[];
  pressure: string[];
  area: number[];
  temperature: readonly number[];
  name: string;
}

/** Two codes of each column have the same name, as two values may have in one language. */
const nameOf = (value: string | number) => String(value).replace('Brine', 'Water');

function columnOf(values: (readonly (string | number)[])[]): FilterColumn {
  const dictionary = [...new Set(values.flat())];
  const offsets = new Uint32Array(values.length + 1);
  values.forEach((own, row) => (offsets[row + 1] = offsets[row]! + own.length));
  return {
    dictionary,
    offsets,
    codes: Uint16Array.from(values.flat(), (value) => dictionary.indexOf(value)),
    keyed: () => keyValues(dictionary.map(nameOf)),
  };
}

const rowsOf = (articles: readonly Article[]): FilterRows => ({
  size: articles.length,
  columns: new Map(
    (['fluids', 'pressure', 'area', 'temperature'] as const).map((id) => [
      id,
      columnOf(articles.map((article) => article[id])),
    ]),
  ),
  searched: () => articles.map(({ name }) => searchedText(name, 'GX-050 061')),
});

const filters = [
  { id: 'fluids', type: 'value' },
  { id: 'pressure', type: 'singleValue' },
  { id: 'area', type: 'range' },
  { id: 'temperature', type: 'interval' },
  { id: 'words', type: 'text' },
] as const;

/** Simple reference implementation, article by article. */
const passesBy = {
  fluids: (article: Article, names: string[]) => article.fluids.some((fluid) => names.includes(nameOf(fluid))),
  pressure: (article: Article, name: string) => article.pressure.includes(name),
  area: (article: Article, { min, max }: { min: number; max: number }) =>
    article.area.some((area) => area >= min && area <= max),
  temperature: ({ temperature: [from, to] }: Article, { min, max }: { min: number; max: number }) =>
    from !== undefined && to !== undefined && from <= min && to >= max,
  words: (article: Article, texts: string[]) => texts.every((text) => article.name.toLowerCase().includes(text)),
};
const passes = (article: Article, selection: FilterSelection): boolean =>
  Object.entries(selection).every(([id, selected]) =>
    passesBy[id as keyof typeof passesBy](article, selected as never),
  );

const range = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 10, max: 20 }));
const someOf = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const articles = fc.array(
  fc.record({
    fluids: someOf('Water', 'Brine', 'Oil'),
    pressure: someOf('10', '16').map((values) => values.slice(0, 1)),
    area: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 2 }),
    temperature: fc.oneof(fc.constant([]), range),
    name: fc.constantFrom('Plate', 'Plate cooler', 'Cooler'),
  }),
  { maxLength: 30 },
);
const selections = fc.record(
  {
    fluids: fc.uniqueArray(fc.constantFrom('Water', 'Oil', 'Milk'), { minLength: 1 }),
    pressure: fc.constantFrom('10', '16', '25'),
    area: range.map(([min, max]) => ({ min, max })),
    temperature: range.map(([min, max]) => ({ min, max })),
    words: fc.subarray(['plate', 'cooler'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

/** The filter of each type: a new type needs a reference implementation too. */
const filterOfType: Record<FilterType, keyof typeof passesBy> = {
  value: 'fluids',
  singleValue: 'pressure',
  range: 'area',
  interval: 'temperature',
  text: 'words',
};

describe('counting articles', () => {
  test('C4: there is a filter of every type to count in', () => {
    expect(Object.fromEntries(filters.map(({ id, type }) => [type, id]))).toEqual(filterOfType);
  });

  test('C4: for any selection it is what counting every article by hand gives', () => {
    fc.assert(
      fc.property(articles, selections, (list, selection) => {
        const { passing, filters: counts } = countRows(rowsOf(list), filters, selection);
        expect([...passing]).toEqual(list.flatMap((article, row) => (passes(article, selection) ? [row] : [])));
        filters.forEach(({ id, type }, n) => {
          const { [id]: _own, ...others } = selection;
          const left = list.filter((article) => passes(article, others));
          const { products, disabled } = counts[n]!;
          expect(disabled).toBe(left.every((article) => type !== 'text' && article[id as 'area'].length === 0));
          for (const [name, count] of products) {
            const isCalled = (value: string) => nameOf(value) === name;
            expect(count).toBe(left.filter((article) => article[id as 'fluids'].some(isCalled)).length);
          }
        });
      }),
    );
  });

  test('C4: groups of articles with the same values count as their articles do', () => {
    fc.assert(
      fc.property(
        articles,
        fc.array(fc.nat({ max: 3 }), { minLength: 30, maxLength: 30 }),
        selections,
        (list, sizes, selection) => {
          const each = list.flatMap((article, n) => Array.from({ length: sizes[n]! }, () => article));
          const groups = { ...rowsOf(list), counts: Uint32Array.from(list, (_, n) => sizes[n]!) };
          const { passing, filters: counts } = countRows(groups, filters.slice(0, 4), selection);
          const expected = countRows(rowsOf(each), filters.slice(0, 4), selection);
          expect(passing.reduce((sum, group) => sum + sizes[group]!, 0)).toBe(expected.passing.length);
          expected.filters.forEach(({ products, disabled }, n) => {
            expect(counts[n]!.disabled).toBe(disabled);
            for (const [name, count] of products) expect(counts[n]!.products.get(name)).toBe(count);
          });
        },
      ),
    );
  });

  test('an article with two values of one name is one article', () => {
    const article = { fluids: ['Water', 'Brine'], pressure: [], area: [], temperature: [], name: '' };
    const { filters: counts } = countRows(rowsOf([article]), filters, {});
    expect([...counts[0]!.products]).toEqual([['Water', 1]]);
  });

  test('a selection of another shape than its filter’s lets nothing through', () => {
    const article = { fluids: ['Water'], pressure: ['10'], area: [1], temperature: [1, 2], name: 'Plate' };
    expect([...countRows(rowsOf([article]), filters, { area: ['1'] }).passing]).toEqual([]);
  });
});
