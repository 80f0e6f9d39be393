import type { Category, Matrix } from '@shop/api-contracts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestLocale, type TestUpstream } from '../../testing/start-test-upstream.ts';

const gaskets = company.categories.find(({ id }) => id === 'gaskets')!;
const ofModel = (model: string) =>
  company.variants.filter(({ attributes }) => attributes['fitsModel']?.includes(model));
const isGasket = (id: string) =>
  company.items.some(({ genericItemId, categoryIds }) => genericItemId === id && categoryIds.includes('gaskets'));

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const flat = (nodes: Category[]): Category[] => nodes.flatMap((node) => [node, ...flat(node.categories)]);
const layouts = async () =>
  flat((await shop.get('/categories', {}).expect(200)).body as Category[]).filter(({ matrix }) => matrix);
const open = async (model: string, locale: TestLocale = 'en-gb', id = 'gaskets') =>
  (await shop.get(`/categories/${id}/matrix`, { model }, locale).expect(200)).body as Matrix;

describe('the matrix of a category', () => {
  it('C2: the tree says which attributes make it, and which models have articles, in the order of the catalogue', async () => {
    const [category, ...others] = await layouts();
    expect(others).toEqual([]);
    const { models, ...layout } = category!.matrix!;
    expect(layout).toEqual(gaskets.matrix);
    const sold = company.variants.filter(({ genericItemId }) => isGasket(genericItemId));
    expect(models).toEqual([...new Set(sold.flatMap(({ attributes }) => attributes['fitsModel']!))]);
  });

  it('C2: every article of the model has a place that says its values, and a price as in lists', async () => {
    const { attributes, cells, pictures } = await open('GX-050');
    const articles = ofModel('GX-050').filter(({ genericItemId }) => isGasket(genericItemId));
    expect(cells.map(({ articleNumber }) => articleNumber)).toEqual(articles.map((one) => one.articleNumber));
    cells.forEach(({ place }, n) => {
      const values = attributes.map(({ id, values: all, keys }, at) => [id, (keys ?? all)[place[at]!]]);
      expect(values).toEqual(attributes.map(({ id }) => [id, articles[n]!.attributes[id]![0]]));
    });
    expect(new Set(cells.map(({ place }) => place.join())).size).toBe(cells.length);
    expect(pictures).toHaveLength(attributes[0]!.values.length);
    expect(pictures).not.toContain(null);

    const first = cells[0]!;
    const card = await shop.get('/items', { item: `${first.genericItemId}_gaskets_${first.commercialItemId}` });
    expect(first.salesDetails).toEqual((card.body as { salesDetails: unknown }[])[0]!.salesDetails);
  });

  it('C2: each compound says up to which temperature it lasts', async () => {
    const { attributes, cells } = await open('GX-050');
    const at = (id: string) => attributes.findIndex((one) => one.id === id);
    const valueOf = ({ place }: Matrix['cells'][number], id: string) => attributes[at(id)]!.values[place[at(id)]!];
    const compoundOf = (cell: Matrix['cells'][number]) =>
      ['gasketMaterial', 'gasketGrade'].map((id) => valueOf(cell, id)).join(', ');
    expect(Object.fromEntries(cells.map((cell) => [compoundOf(cell), valueOf(cell, 'gasketMaxTemperature')]))).toEqual({
      'NBR, Standard': 110,
      'NBR, Food grade': 110,
      'HNBR, Standard': 140,
      'HNBR, Food grade': 140,
      'EPDM, Standard': 150,
      'EPDM, Food grade': 150,
      'EPDM, Steam grade': 160,
      'FKM, Standard': 175,
    });
  });

  it('C2: names of values are in the language of the market, numbers ascend, and keys stay', async () => {
    const { attributes } = await open('GX-050', 'de-de');
    const valuesOf = (id: string) => attributes.find((one) => one.id === id)!;
    expect(valuesOf('partType').values[0]).toBe('Kanaldichtung');
    expect(valuesOf('partType').keys![0]).toBe('channelGasket');
    expect(valuesOf('plateThickness').values).toEqual([0.4, 0.5, 0.6]);
  });

  it('C2: a model that nothing fits has no articles', async () => {
    const { cells, pictures } = await open("GX-051' or 1=1 --");
    expect([cells, pictures]).toEqual([[], []]);
  });

  it('C2: a category without a matrix, and one that there is not, are not found', async () => {
    for (const id of ['feet', 'nothing']) await shop.get(`/categories/${id}/matrix`, { model: 'GX-050' }).expect(404);
    await shop.get('/categories/gaskets/matrix', {}).expect(400);
  });
});
