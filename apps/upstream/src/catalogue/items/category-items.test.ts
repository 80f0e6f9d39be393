import type { CategoryItems, Filter, FilterSelection } from '@shop/api-contracts';
import { countRows, rowsOfPartialResults } from '@shop/filters';
import * as fc from 'fast-check';
import type { VariantSeed } from '@shop/demo-company';
import type { StoredCategory } from '@shop/commerce-model';
import { shownAvailability } from '../../memory/sales-details.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const isInStock = (variant: VariantSeed) => shownAvailability(variant).state === 'inStock';
/** As a category lists them: what is in stock, then the others, in catalogue order. */
const articlesOf = (categoryId: string): VariantSeed[] => {
  const items = new Set(
    company.items.filter((item) => item.categoryIds.includes(categoryId)).map((item) => item.genericItemId),
  );
  const articles = company.variants.filter((variant) => items.has(variant.genericItemId));
  return [...articles.filter(isInStock), ...articles.filter((variant) => !isInStock(variant))];
};
const leaves = company.categories.filter(({ id }) => articlesOf(id).length > 0);
const leaf = leaves.find(({ id }) => articlesOf(id).length > 24 && articlesOf(id).length < 5_000)!;

async function open(
  categoryId: string,
  query: { f?: FilterSelection; page?: number; sort?: string; partial?: 'true' } = {},
): Promise<CategoryItems> {
  const { f, ...others } = query;
  const response = await shop
    .get(`/items/category/${categoryId}`, { ...others, ...(f ? { f: JSON.stringify(f) } : {}) })
    .expect(200);
  return response.body as CategoryItems;
}

const filtersOf = (category: StoredCategory, type: Filter['type']) =>
  category.filters.filter((one) => one.type === type);
const withFilter = (type: Filter['type']): StoredCategory => leaves.find((one) => filtersOf(one, type).length > 0)!;

describe('a leaf category', () => {
  it('C2: has cards, filters and, when asked for, light rows of all its articles', async () => {
    const answer = await open(leaf.id, { partial: 'true' });
    const articles = articlesOf(leaf.id);
    expect(answer.items.map((item) => item.commercialItemId)).toEqual(
      articles.slice(0, 12).map((variant) => variant.commercialItemId),
    );
    expect(answer.total).toBe(articles.length);
    expect(answer.totalUnfiltered).toBe(articles.length);
    expect(answer.filters.map(({ id, type }) => ({ id, type }))).toEqual(
      leaf.filters.map(({ id, type }) => ({ id, type })),
    );
    expect(answer.columns.map(({ id }) => id)).toEqual(leaf.columns);
    expect(answer.partialResults?.rows).toHaveLength(articles.length);
  });

  it('C2: lists what is in stock before what is not, also where rows are filtered in the browser', async () => {
    const { id } = leaves.find((category) => {
      const articles = articlesOf(category.id);
      return articles.length < 5_000 && articles.some(isInStock) && !articles.every(isInStock);
    })!;
    const numbers = articlesOf(id).map(({ articleNumber }) => articleNumber);
    const { partialResults } = await open(id, { partial: 'true' });
    expect(partialResults!.rows.map(({ articleNumber }) => articleNumber)).toEqual(numbers);
    const cheapest = await open(id, { sort: 'price', partial: 'true' });
    expect(cheapest.partialResults!.rows.map(({ articleNumber }) => articleNumber)).toEqual(numbers);
  });

  it('C2: sends light rows only when asked for', async () => {
    expect((await open(leaf.id)).partialResults).toBeNull();
  });

  it('C4: with 5,000 articles or more never sends light rows, with fewer always', async () => {
    for (const category of leaves) {
      const { partialResults, totalUnfiltered } = await open(category.id, { partial: 'true' });
      expect({ id: category.id, sent: partialResults !== null }).toEqual({
        id: category.id,
        sent: totalUnfiltered < 5_000,
      });
    }
  });

  it('C2: the light rows say the same as the cards', async () => {
    const { items, partialResults } = await open(leaf.id, { partial: 'true' });
    const { attributes, rows, images } = partialResults!;
    items.forEach((card, n) => {
      const row = rows[n]!;
      expect(row).toMatchObject({ slug: card.slug, name: card.name, articleNumber: card.articleNumber });
      expect(row.onRequest ?? false).toBe(card.salesDetailsOnRequest);
      if (!row.onRequest) expect(row.price).toBe(card.salesDetails?.price?.amount ?? null);
      expect(images[row.image]).toEqual(card.images.medium);
      const values = attributes.flatMap(({ id, dictionary }, column) => {
        const own = row.values[column]!.map((code) => dictionary[code]);
        return own.length > 0 && leaf.columns.includes(id) ? [[id, own]] : [];
      });
      expect(Object.fromEntries(values as [string, unknown][])).toEqual(
        Object.fromEntries(card.attributes.map(({ id, values: shown }) => [id, shown])),
      );
    });
  });

  it('says how large the largest drawings are, so that all can be shown in one scale', async () => {
    const { drawnSize, partialResults } = await open('gasketed', { partial: 'true' });
    const widths = partialResults!.images.map(({ width, scale }) => width * scale!);
    expect(drawnSize!.width).toBeCloseTo(Math.max(...widths));
    // the frame of the smallest is 0.48 m high, of the largest 2.9 m; seen from the side and above
    expect(Math.max(...widths) / Math.min(...widths)).toBeGreaterThan(4);
  });

  it('C1: an unknown category is 404 and says so', async () => {
    const response = await shop.get('/items/category/nowhere').expect(404);
    expect(response.body).toMatchObject({ code: 'category_unknown', status: 404 });
  });

  it('lists the models of the present series first among those that parts fit', async () => {
    const { filters } = await open('gaskets');
    const models = filters.find(({ id }) => id === 'fitsModel')!.values.map(({ name }) => name);
    expect(models.slice(0, 7)).toEqual(['GX-032', 'GX-050', 'GX-080', 'GX-100', 'GX-150', 'GX-200', 'GX-300']);
  });

  it('C5: the second page goes on where the first ends, and a page behind the last is empty', async () => {
    const articles = articlesOf(leaf.id);
    const second = await open(leaf.id, { page: 2 });
    expect(second.items.map((item) => item.commercialItemId)).toEqual(
      articles.slice(12, 24).map((variant) => variant.commercialItemId),
    );
    const behind = await open(leaf.id, { page: 1_000 });
    expect(behind).toMatchObject({ items: [], total: articles.length });
  });

  describe('with articles that a slow system knows', () => {
    const mixed = leaves.find(({ id, filters }) => {
      const articles = articlesOf(id);
      const slow = articles.filter(({ sales }) => sales === 'onRequest');
      return slow.length > 3 && articles.length < 300 && filters.some((one) => one.id === 'availability');
    })!;
    /** Sales details on the cards of all pages, including those from the slow system. */
    const shownOn = async (query: { sort?: string; f?: FilterSelection }) => {
      const shown: NonNullable<CategoryItems['items'][number]['salesDetails']>[] = [];
      for (let page = 1; ; page++) {
        const { items } = await open(mixed.id, { ...query, page });
        if (items.length === 0) return shown;
        const keys = items.map((item) => `${item.genericItemId}_${mixed.id}_${item.commercialItemId!}`);
        const response = await shop.get('/items', { item: keys, salesDetails: 'complete' }).expect(200);
        shown.push(...(response.body as CategoryItems['items']).map(({ salesDetails }) => salesDetails!));
      }
    };

    it.each([
      ['price', 1],
      ['-price', -1],
    ])('sorting by %s is by the prices that the cards show in the end, without one last', async (sort, direction) => {
      const prices = (await shownOn({ sort })).map(({ price }) => (price ? Number(price.amount) : null));
      const known = prices.filter((price) => price !== null);
      expect(prices).toHaveLength(articlesOf(mixed.id).length);
      expect(known.length).toBeGreaterThan(10);
      expect(prices).toEqual([
        ...known.toSorted((a, b) => (a - b) * direction),
        ...prices.filter((price) => price === null),
      ]);
    });

    it('each availability is counted and chosen as the cards show it in the end', async () => {
      const { filters } = await open(mixed.id);
      const { values } = filters.find(({ id }) => id === 'availability')!;
      expect(values.length).toBeGreaterThan(1);
      for (const { name, key = name, productCount } of values) {
        const shown = await shownOn({ f: { availability: key } });
        expect(shown.map(({ availability }) => availability!.state)).toEqual(
          Array.from({ length: productCount }, () => key),
        );
      }
    });
  });

  it('keeps its own order when asked to sort by something it does not have', async () => {
    expect((await open(leaf.id, { sort: 'nonsense' })).items).toEqual((await open(leaf.id)).items);
  });
});

describe('query f', () => {
  const shapes: Record<string, unknown> = {
    array: ['x'],
    string: 'x',
    range: { min: 1, max: 2 },
    reversed: { min: 2, max: 1 },
    number: 5,
    null: null,
    'range of text': { min: '1', max: '2' },
    'empty array': [],
  };
  const allowed: Record<Filter['type'], string[]> = {
    value: ['array'],
    text: ['array'],
    singleValue: ['string'],
    range: ['range'],
    interval: ['range'],
  };

  it.each(Object.entries(allowed))('C3: a filter of type %s takes %j and nothing else', async (type, right) => {
    const category = withFilter(type as Filter['type']);
    const [filter] = filtersOf(category, type as Filter['type']);
    for (const [shape, selected] of Object.entries(shapes)) {
      const response = await shop.get(`/items/category/${category.id}`, {
        f: JSON.stringify({ [filter!.id]: selected }),
      });
      expect({ shape, status: response.status }).toEqual({ shape, status: right.includes(shape) ? 200 : 400 });
      if (response.status === 400) expect(response.body).toMatchObject({ code: 'invalid_filter' });
    }
  });

  it('C3: whatever text it holds, the answer is the list or "invalid filter"', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.json(), fc.string(), fc.constantFrom('{', '[]', '"', '{"a":', 'null')),
        async (f) => {
          fc.pre(f !== '');
          const response = await shop.get(`/items/category/${leaf.id}`, { f });
          expect(response.body).toMatchObject(
            response.status === 200 ? { total: expect.any(Number) as number } : { status: 400, code: 'invalid_filter' },
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('C3: a filter that the category does not have is invalid', async () => {
    const response = await shop.get(`/items/category/${leaf.id}`, { f: '{"unheard":["x"]}' }).expect(400);
    expect(response.body).toMatchObject({ code: 'invalid_filter', detail: 'There is no filter unheard' });
  });
});

describe('values in query f', () => {
  const inMarket = async (locale: 'de-de' | 'en-gb', f?: FilterSelection): Promise<CategoryItems> => {
    const response = await shop.get(`/items/category/${coded.id}`, f ? { f: JSON.stringify(f) } : {}, locale);
    expect(response.status).toBe(200);
    return response.body as CategoryItems;
  };
  const filterOf = (category: StoredCategory) =>
    category.filters.find(
      ({ type, attributeId }) =>
        type === 'value' && company.attributes.some(({ id, values }) => id === attributeId && values),
    );
  const coded = leaves.find((one) => filterOf(one))!;
  const { id } = filterOf(coded)!;
  const valuesIn = async (locale: 'de-de' | 'en-gb') =>
    (await inMarket(locale)).filters.find((one) => one.id === id)!.values;
  const idsOf = ({ items }: CategoryItems) => items.map(({ commercialItemId }) => commercialItemId);

  it('C3: are keys, which find the same in every language', async () => {
    const [german, english] = [await valuesIn('de-de'), await valuesIn('en-gb')];
    const { key, productCount } = german.find((one) => one.key !== undefined)!;
    expect(english.map((one) => one.key ?? one.name)).toContain(key);
    const answers = [await inMarket('de-de', { [id]: [key!] }), await inMarket('en-gb', { [id]: [key!] })];
    expect(answers.map(({ total }) => total)).toEqual([productCount, productCount]);
    expect(idsOf(answers[0]!)).toEqual(idsOf(answers[1]!));
    expect(answers.map(({ selection }) => selection)).toEqual([undefined, undefined]);
  });

  it('C3: in the words of any language are understood, and the answer says their keys', async () => {
    const { key, name } = (await valuesIn('de-de')).find((one) => one.key !== undefined)!;
    const byKey = await inMarket('en-gb', { [id]: [key!] });
    const inGerman = await inMarket('en-gb', { [id]: [name] });
    expect(inGerman.selection).toEqual({ [id]: [key] });
    expect(idsOf(inGerman)).toEqual(idsOf(byKey));
    expect(inGerman.filters).toEqual(byKey.filters);
    const availability = await inMarket('en-gb', { availability: 'Auf Lager' });
    expect(availability.selection).toEqual({ availability: 'inStock' });
  });
});

describe('the counts beside the values', () => {
  /** Values that a filter uses; availability is no attribute in the data. */
  const valuesOf = (
    variant: VariantSeed,
    { id, attributeId }: StoredCategory['filters'][number],
  ): (string | number)[] =>
    id === 'availability' ? [shownAvailability(variant).state] : (attributeId && variant.attributes[attributeId]) || [];

  /** Simple reference implementation. */
  function passes(variant: VariantSeed, category: StoredCategory, f: FilterSelection): boolean {
    return Object.entries(f).every(([id, selected]) => {
      const filter = category.filters.find((one) => one.id === id)!;
      const { type } = filter;
      const own = valuesOf(variant, filter);
      if (type === 'text') {
        const text = `${variant.name.en} ${variant.articleNumber}`.toLowerCase();
        return (selected as string[]).every((word) => text.includes(word.toLowerCase()));
      }
      const { min, max } = selected as { min: number; max: number };
      if (type === 'range') return own.some((value) => Number(value) >= min && Number(value) <= max);
      if (type === 'interval') return own.length === 2 && Number(own[0]) <= min && Number(own[1]) >= max;
      return own.some((value) => [selected].flat().includes(String(value)));
    });
  }

  /** Random selections of real values, in one to three filters. */
  function selectionsOf(category: StoredCategory): fc.Arbitrary<FilterSelection> {
    const articles = articlesOf(category.id);
    const ofFilter = category.filters.flatMap((filter): [string, fc.Arbitrary<FilterSelection[string]>][] => {
      const values = [...new Set(articles.flatMap((variant) => valuesOf(variant, filter)))];
      if (filter.type === 'text') return [[filter.id, fc.constantFrom(['a'], ['GX'], ['plate', '0'])]];
      if (values.length === 0) return [];
      const value = fc.constantFrom(...values);
      if (filter.type === 'range' || filter.type === 'interval') {
        return [
          [filter.id, fc.tuple(value, value).map(([a, b]) => ({ min: Math.min(+a, +b), max: Math.max(+a, +b) }))],
        ];
      }
      const keys = fc.constantFrom(...values.map(String));
      return [[filter.id, filter.type === 'singleValue' ? keys : fc.uniqueArray(keys, { minLength: 1, maxLength: 3 })]];
    });
    return fc
      .subarray(ofFilter, { minLength: 1, maxLength: Math.min(3, ofFilter.length) })
      .chain((chosen) => fc.record(Object.fromEntries(chosen)) as fc.Arbitrary<FilterSelection>);
  }

  it('C4: are what choosing that value as well would leave, for any selection', async () => {
    for (const category of leaves.filter(({ id }) => articlesOf(id).length < 1_000)) {
      const articles = articlesOf(category.id);
      await fc.assert(
        fc.asyncProperty(selectionsOf(category), async (f) => {
          const { total, filters } = await open(category.id, { f });
          expect(total).toBe(articles.filter((variant) => passes(variant, category, f)).length);
          for (const { id, type, values, disabled } of filters) {
            const { [id]: _own, ...others } = f;
            const left = articles.filter((variant) => passes(variant, category, others));
            for (const { name, key = name, productCount } of values) {
              const alone = { [id]: type === 'singleValue' ? key : [key] };
              const expected = left.filter((variant) => passes(variant, category, alone)).length;
              expect({ id, name, productCount }).toEqual({ id, name, productCount: expected });
            }
            const filter = category.filters.find((one) => one.id === id)!;
            const usable = left.filter((variant) => type === 'text' || valuesOf(variant, filter).length > 0);
            expect({ id, disabled }).toEqual({ id, disabled: usable.length === 0 });
          }
        }),
        { numRuns: 6 },
      );
    }
  });

  it('C4: and the articles are those that the browser counts on the light rows, for any selection', async () => {
    for (const category of leaves.filter(({ id }) => articlesOf(id).length < 1_000)) {
      const { partialResults, filters } = await open(category.id, { partial: 'true' });
      const rows = rowsOfPartialResults(partialResults!);
      await fc.assert(
        fc.asyncProperty(selectionsOf(category), async (f) => {
          const answer = await open(category.id, { f });
          const browser = countRows(rows, filters, f);
          expect(browser.passing).toHaveLength(answer.total);
          expect(
            Array.from(browser.passing.subarray(0, 12), (row) => partialResults!.rows[row]!.commercialItemId),
          ).toEqual(answer.items.map(({ commercialItemId }) => commercialItemId));
          answer.filters.forEach(({ values, disabled }, n) => {
            const { products, disabled: isDisabled } = browser.filters[n]!;
            expect(values.map(({ name, key = name }) => products.get(key))).toEqual(
              values.map(({ productCount }) => productCount),
            );
            expect(isDisabled).toBe(disabled);
          });
        }),
        { numRuns: 6 },
      );
    }
  });

  it('C4: the extent of a range stays the whole one, whatever is chosen', async () => {
    const category = withFilter('range');
    const [range] = filtersOf(category, 'range');
    const before = (await open(category.id)).filters.find(({ id }) => id === range!.id)!.range!;
    const { filters } = await open(category.id, { f: { [range!.id]: { min: before.min, max: before.min } } });
    expect(filters.find(({ id }) => id === range!.id)!.range).toEqual(before);
  });

  it('C4: a range says when all of its numbers are whole, as those of plates are', async () => {
    const ranges = await Promise.all(
      leaves.map(async ({ id }) => (await open(id)).filters.filter(({ range }) => range !== null)),
    );
    const wholes = (id: string) => new Set(ranges.flat().flatMap((one) => (one.id === id ? [one.isWhole] : [])));
    expect(wholes('numberOfPlates')).toEqual(new Set([true]));
    expect(wholes('totalArea')).toEqual(new Set([undefined]));
  });

  it('a text filter finds article numbers blind to hyphen and case', async () => {
    const category = withFilter('text');
    const [filter] = filtersOf(category, 'text');
    const { articleNumber, commercialItemId } = articlesOf(category.id)[0]!;
    const typed = articleNumber.replace(/[- ]/g, '').toLowerCase();
    const { items } = await open(category.id, { f: { [filter!.id]: [typed] } });
    expect(items.map((item) => item.commercialItemId)).toContain(commercialItemId);
  });

  it('a value filter speaks the language of the market', async () => {
    const category = leaves.find(({ filters }) => filters.some(({ attributeId }) => attributeId === 'fluids'));
    const filter = (category ?? leaf).filters.find(
      ({ type, attributeId }) =>
        type === 'value' && company.attributes.some(({ id, values }) => id === attributeId && values),
    )!;
    const german = await shop.get(`/items/category/${(category ?? leaf).id}`, {}, 'de-de').expect(200);
    const { values } = (german.body as CategoryItems).filters.find(({ id }) => id === filter.id)!;
    const attribute = company.attributes.find(({ id }) => id === filter.attributeId)!;
    const names = new Set(Object.values(attribute.values!).map((name) => name.de));
    expect(values.some(({ name }) => names.has(name))).toBe(true);
  });
});
