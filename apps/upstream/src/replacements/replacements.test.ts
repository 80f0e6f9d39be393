import type { CalculatedRefund, ReplacementCandidate, ReplacementProducts, Replacements } from '@shop/api-contracts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

type Query = Record<string, string>;
const asked = (query: Query): Query => ({ categoryId: 'gasketed', calculateRefund: 'true', ...query });
const search = async (query: Query, options: { as?: string; locale?: 'fr-fr' } = {}) => {
  const path = `/replacements/search?${new URLSearchParams(asked(query)).toString()}`;
  return (await shop.call('get', path, options).expect(200)).body as Replacements;
};
const refundsOf = async (query: Query) =>
  (await shop.get('/replacements/calculaterefund', asked(query)).expect(200)).body as CalculatedRefund;
const thisYear = new Date().getUTCFullYear();
const torvex = {
  ...{ manufacturerId: 'torvex', productModelId: 'P50', numberOfPlates: '61', plateType: 'high' },
  ...{ applicationId: 'heating', yearOfManufacture: String(thisYear - 12) },
};
const difference = ({ differences }: ReplacementCandidate, id: string, side: 'cold' | 'hot' | null = null) =>
  differences.find((one) => one.id === id && one.side === side);
const numbersOf = ({ candidates }: Replacements) => candidates.map(({ item }) => item.articleNumber);

describe('what can be asked for', () => {
  it('K1: makers with their models, own and foreign, applications, plate types and connection sizes', async () => {
    const products = (await shop.get('/replacements/products').expect(200)).body as ReplacementProducts;
    const models = Object.fromEntries(products.manufacturers.map(({ id, models }) => [id, models.map(({ id }) => id)]));
    expect(models['vadholm']).toEqual(expect.arrayContaining(['GX-040', 'GX-050']));
    expect(models['torvex']).toContain('P50');
    expect(products.applications.map(({ name }) => name)).toContain('Heating with water');
    expect(products.plateTypes).toEqual([
      { id: 'high', name: 'H, high theta' },
      { id: 'low', name: 'L, low pressure drop' },
    ]);
    expect(products.connectionSizes).toContain(65);
  });
});

describe('units in the place of an old one', () => {
  it('K2: one of ours is replaced by the same, exactly', async () => {
    const { asked: named, candidates } = await search({
      ...{ manufacturerId: 'vadholm', productModelId: 'GX-050', numberOfPlates: '61', plateType: 'high' },
    });
    expect(named).toMatchObject({ manufacturer: { name: 'Vadholm' }, productModel: { name: 'GX-050' } });
    expect(candidates[0]).toMatchObject({ verdict: 'exact', item: { genericItemId: 'GX050' } });
    const effects = candidates[0]!.differences.map(({ effect }) => effect);
    expect(effects.filter((effect) => effect !== 'same' && effect !== 'better')).toEqual([]);
  });

  it('K2: one of another make shows every figure old and new, with what each means', async () => {
    const { candidates, columns, total } = await search(torvex);
    expect(total).toBeGreaterThanOrEqual(candidates.length);
    const [best] = candidates;
    expect(best!.verdict).toBe('exact');
    expect(difference(best!, 'totalArea')).toEqual({
      ...{ id: 'totalArea', side: null, old: [9.76], new: [10.37], effect: 'better' },
    });
    expect(difference(best!, 'designPressure')).toMatchObject({ old: [10], effect: 'better' });
    expect(difference(best!, 'platePattern')).toMatchObject({ old: ['H, high theta'], effect: 'same' });
    expect(best!.differences.every(({ id }) => columns.some((column) => column.id === id))).toBe(true);
    const ranks = candidates.map(({ verdict }) => ['exact', 'withAdapters', 'check'].indexOf(verdict));
    expect(ranks).toEqual([...ranks].sort());
  });

  it('K2: other flanges and distances between ports take adapters, less surface or pressure has to be checked', async () => {
    const kettering = await search({
      ...{ manufacturerId: 'kettering', productModelId: 'KP-2', numberOfPlates: '61', plateType: 'high' },
    });
    const [best] = kettering.candidates;
    expect(best).toMatchObject({ verdict: 'withAdapters' });
    expect(difference(best!, 'connectionStandard')).toMatchObject({ old: ['ASME B16.5 class 150'], effect: 'adapter' });
    expect(difference(best!, 'portDistanceHeight')).toMatchObject({ old: [640], effect: 'adapter' });
    const weaker = (await search({ ...torvex, numberOfPlates: '75' })).candidates.find(
      (one) => difference(one, 'totalArea')!.effect === 'check',
    );
    expect(weaker!.verdict).toBe('check');
  });

  it('K2: what is unknown stays unknown, and nobody promises anything from it', async () => {
    const { asked: named, candidates } = await search({ connectionSizeColdSide: '50', connectionSizeHotSide: '65' });
    expect(named).toEqual({ manufacturer: null, productModel: null, application: null, plateType: null });
    expect(new Set(candidates.map(({ verdict }) => verdict))).toEqual(new Set(['check']));
    expect(difference(candidates[0]!, 'designPressure')).toMatchObject({ old: null, effect: 'unknown' });
    for (const candidate of candidates) {
      expect(difference(candidate, 'connection', 'cold')).toMatchObject({ old: ['DN 50'] });
      expect(difference(candidate, 'connection', 'hot')).toMatchObject({ old: ['DN 65'] });
    }
  });

  it('K1: the plates of old and new are told in figures, with what of them is only assumed', async () => {
    const ours = { manufacturerId: 'vadholm', productModelId: 'GX-050', numberOfPlates: '41', plateType: 'high' };
    const { oldPack, candidates } = await search(ours);
    const same = { plateArea: 0.17, plateWidth: 0.3, gap: 0.0025, thickness: 0.0005, angles: [60, 60], passes: '1-1' };
    expect(oldPack).toMatchObject({ plates: 41, ...same, portDiameter: 0.05 });
    expect(oldPack!.assumed).toEqual(['plateWidth', 'enlargement']);
    const own = candidates.find(({ item }) => item.genericItemId === 'GX050')!;
    expect(own.pack).toMatchObject(same);
    // of P80 nobody has published gap and material, of KP-6 not even its plates
    const assumed = (await search({ ...torvex, productModelId: 'P80', numberOfPlates: '101' })).oldPack!.assumed;
    expect(assumed).toEqual(['plateWidth', 'enlargement', 'gap', 'thickness', 'material']);
    const unknown = { manufacturerId: 'kettering', productModelId: 'KP-6', numberOfPlates: '301', plateType: 'high' };
    expect((await search(unknown)).oldPack).toBeNull();
  });

  it('K2: only units made for the application are offered', async () => {
    const drinking = await search({ ...torvex, applicationId: 'hotWater' });
    const heating = await search(torvex);
    expect(numbersOf(heating)).toContain('GX-050-H16-061');
    expect(numbersOf(drinking)).not.toContain('GX-050-H16-061');
    expect(drinking.candidates.length).toBeGreaterThan(0);
  });

  it('K2: a connection two sizes away is not offered', async () => {
    const { candidates } = await search({ connectionSizeColdSide: '50', connectionSizeHotSide: '50' });
    const connections = new Set(candidates.map((one) => difference(one, 'connection')!.new![0]));
    expect(connections).not.toContain('DN 80');
    expect(connections).toContain('DN 50');
  });

  it('K2: units that are not sold any more are not offered, nor those of another category', async () => {
    const { candidates } = await search(torvex);
    const states = candidates.map(({ item }) => item.salesDetails?.availability?.state);
    expect(states).not.toContain('discontinued');
    expect(new Set(candidates.map(({ item }) => item.categoryId))).toEqual(new Set(['gasketed']));
    await shop.get('/replacements/search', asked({ categoryId: 'nowhere' })).expect(404);
  });

  it.each([
    ['numberOfPlates', '0'],
    ['numberOfPlates', 'many'],
    ['connectionSizeHotSide', '9000'],
    ['yearOfManufacture', '1066'],
    ['refundableOnly', 'perhaps'],
  ])('K1: %s=%s is refused', async (name, value) => {
    await shop.get('/replacements/search', asked({ [name]: value })).expect(400);
  });
});

describe('the refund', () => {
  it('K2: is the share of the list price that the age of the old unit gives, and is taken off the own price', async () => {
    const { refundTerms, candidates } = await search(torvex);
    expect(refundTerms).toEqual({ percent: 4, reason: null, age: 12 });
    const { item, refund } = candidates.find(({ item: { articleNumber } }) => articleNumber === 'GX-050-H16-061')!;
    const list = Number(item.salesDetails!.price!.originalAmount);
    expect(Number(refund!.amount)).toBeCloseTo(list * 0.04, 1);
    expect(Number(refund!.priceAfterRefund)).toBeCloseTo(
      Number(item.salesDetails!.price!.amount) - Number(refund!.amount),
      2,
    );
  });

  it('K2: of a customer with a discount is still that of the list price', async () => {
    const of = ({ candidates }: Replacements) =>
      candidates.find(({ item }) => item.articleNumber === 'GX-050-H16-061')!;
    const visitor = of(await search(torvex));
    const customer = of(await search(torvex, { as: 'grace' }));
    expect(customer.refund!.amount).toBe(visitor.refund!.amount);
    expect(Number(customer.refund!.priceAfterRefund)).toBeLessThan(Number(visitor.refund!.priceAfterRefund));
  });

  it('K2: is nothing, with the reason, for what is not taken back', async () => {
    const reasonFor = async (query: Query) => (await search({ ...torvex, ...query })).refundTerms;
    expect(await reasonFor({ manufacturerId: 'norrlod', productModelId: 'N60' })).toMatchObject({
      percent: 0,
      reason: 'notGasketed',
    });
    expect(await reasonFor({ manufacturerId: 'kettering', productModelId: 'KP-6' })).toMatchObject({
      reason: 'weightUnknown',
    });
    expect(await reasonFor({ productModelId: 'P9000' })).toMatchObject({ reason: 'modelUnknown' });
    const { candidates } = await search({ ...torvex, manufacturerId: 'somebody', productModelId: 'P9000' });
    expect(candidates.every(({ refund }) => refund === null)).toBe(true);
  });

  it('K2: refundable only leaves out everything where nothing is refunded', async () => {
    const refundable = await search({ ...torvex, refundableOnly: 'true' });
    expect(refundable.candidates.length).toBeGreaterThan(0);
    const brazed = { manufacturerId: 'norrlod', productModelId: 'N60', refundableOnly: 'true' };
    expect(await search(brazed)).toMatchObject({ candidates: [], total: 0, refundTerms: { reason: 'notGasketed' } });
  });

  it('K2: is not in an answer that was not asked for it', async () => {
    const { refundTerms, candidates } = await search({ ...torvex, calculateRefund: 'false' });
    expect(refundTerms).toBeNull();
    expect(candidates.every(({ refund }) => refund === null)).toBe(true);
  });

  it('K2: calculaterefund also has that of a unit whose price the slow system knows', async () => {
    const big = {
      manufacturerId: 'vadholm',
      productModelId: 'GX-200',
      numberOfPlates: '251',
      yearOfManufacture: String(thisYear),
    };
    const slow = (await search(big)).candidates.find(({ item }) => item.salesDetailsOnRequest)!;
    expect(slow.refund).toBeNull();
    const { refundTerms, refunds } = await refundsOf(big);
    expect(refundTerms.percent).toBe(5);
    const refund = refunds.find(({ commercialItemId }) => commercialItemId === slow.item.commercialItemId)!;
    expect(Number(refund.amount)).toBeGreaterThan(0);
    expect(await refundsOf({ ...big, productModelId: 'P9000' })).toMatchObject({ refunds: [] });
  });
});
