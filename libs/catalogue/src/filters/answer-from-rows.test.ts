import { answerFromRows } from './answer-from-rows.ts';
import { buildCategoryItems } from './category-rows.fixture.ts';

const all = buildCategoryItems([
  ...Array.from({ length: 13 }, (_, n) => ({
    material: n % 2 ? 'NBR' : 'EPDM',
    area: 20 - n,
    pressure: 16,
    articleNumber: `GX-${n + 1}`,
  })),
  { material: 'FKM', price: null, articleNumber: 'GX-100', tags: ['remade'] },
  { material: 'FKM', price: null, onRequest: true, articleNumber: 'GX-99' },
]);
const ask = (question: Partial<Parameters<typeof answerFromRows>[1]> = {}) =>
  answerFromRows(all, {
    selection: {},
    page: 1,
    sort: undefined,
    language: 'en',
    category: { id: 'c1', slug: 'gasketed' },
    buyEnabled: true,
    ...question,
  })!;
const numbers = (question: Parameters<typeof ask>[0]) => ask(question).items.map((item) => item.articleNumber);

describe('a page of the list, computed from light rows', () => {
  test('C5: has twelve articles, the next page the rest', () => {
    expect(ask().items).toHaveLength(12);
    expect(numbers({ page: 2 })).toEqual(['GX-13', 'GX-100', 'GX-99']);
    expect(ask({ page: 2 })).toMatchObject({ total: 15, totalUnfiltered: 15, partialResults: null });
  });

  test('is sorted by value, not by spelling, and articles without a value come last either way', () => {
    expect(numbers({ sort: 'area' }).slice(0, 2)).toEqual(['GX-13', 'GX-12']);
    expect(numbers({ sort: '-area' }).slice(0, 2)).toEqual(['GX-1', 'GX-2']);
    expect(numbers({ sort: '-area', page: 2 })).toEqual(['GX-13', 'GX-100', 'GX-99']);
    expect(numbers({ sort: 'area', page: 2 })).toEqual(['GX-1', 'GX-100', 'GX-99']);
    expect(numbers({ sort: '-articleNumber' }).slice(0, 3)).toEqual(['GX-100', 'GX-99', 'GX-13']);
    expect(numbers({ sort: 'nothingLikeIt' })).toEqual(numbers({}));
  });

  test('is left to upstream where it is sorted by what only the slow system knows', () => {
    expect(ask({ sort: '-price' })).toBeNull();
    expect(ask({ sort: 'availability' })).toBeNull();
  });

  test('an article with a price can be bought, one without only quoted, one on request is on request', () => {
    const [first] = ask().items;
    expect(first!.salesDetails).toMatchObject({
      salesActions: ['Buy', 'RequestQuote'],
      price: { amount: '100.00', currency: 'EUR' },
    });
    const [, quoted, onRequest] = ask({ page: 2 }).items;
    expect(quoted!.itemTags).toEqual([{ id: 'remade' }]);
    expect(quoted!.salesDetails).toMatchObject({ salesActions: ['RequestQuote'], price: null });
    expect(onRequest).toMatchObject({ salesDetails: null, salesDetailsOnRequest: true });
    expect(ask({ buyEnabled: false }).items[0]!.salesDetails!.salesActions).toEqual(['RequestQuote']);
  });

  test('has the data of a card: address, drawing and attribute values', () => {
    expect(ask().items[0]).toMatchObject({
      categoryId: 'c1',
      categorySlug: 'gasketed',
      slug: 'article-0',
      images: { medium: { width: 260 } },
      attributes: [
        { id: 'material', values: ['EPDM'] },
        { id: 'pressure', values: [16] },
        { id: 'area', values: [20] },
        { id: 'temperature', values: [] },
      ],
    });
  });

  test('is left to the server without rows', () => {
    expect(
      answerFromRows(
        { ...all, partialResults: null },
        { selection: {}, page: 1, sort: undefined, language: 'en', category: { id: 'c', slug: 's' }, buyEnabled: true },
      ),
    ).toBeNull();
  });
});
