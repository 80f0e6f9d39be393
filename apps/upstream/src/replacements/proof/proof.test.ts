import { replacementProofSchema, type Problem, type Replacements } from '@shop/api-contracts';
import fc from 'fast-check';
import { knownDutyOf, proofFigures, proveDuty } from '@shop/thermal';
import { marketContextOf } from '../../memory/market-context.ts';
import { asBytes, fileNameIn } from '../../testing/download.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { proveReplacement } from './prove-replacement.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

type Query = Record<string, string>;
const torvex = { manufacturerId: 'torvex', productModelId: 'P50', numberOfPlates: '61', plateType: 'high' };
const five = { hotFlow: '7.4', hotIn: '80', hotOut: '60', coldIn: '20', coldOut: '50' };
const proofOf = (query: Query, options: CallOptions = {}) => {
  const all = new URLSearchParams({ categoryId: 'gasketed', compare: 'GX050H16061', ...torvex, ...query });
  return asBytes(shop.call('get', `/replacements/proof?${all.toString()}`, options));
};
const sheetOf = async (query: Query, options?: CallOptions) =>
  readPdf((await proofOf(query, options).expect(200)).body as Buffer);
const problemOf = async (query: Query) => {
  const answer = await proofOf(query);
  return [answer.status, JSON.parse(String(answer.body)) as Problem & { reason?: string }] as const;
};

describe('K2: the proof sheet on paper', () => {
  it('is one tagged page with both units, the duty, both drawings in words, and what it is good for', async () => {
    const response = await proofOf(five).expect(200);
    expect(response.headers['content-type']).toContain('application/pdf');
    expect(fileNameIn(response.headers)).toBe('Proof sheet GX-050-H16-061.pdf');
    const { pages, text, roles, alts, pdf } = await readPdf(response.body as Buffer);
    expect(pages).toHaveLength(1);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Proof sheet GX-050-H16-061', Language: 'en-GB' });
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'P']));
    expect(alts).toHaveLength(2);
    expect(alts[0]).toMatch(/falls from 80.°C to 60.°C, the cold side \(dashed\) rises from 20.°C to 50.°C/);
    expect(alts[1]).toMatch(/^Pressure drops as bars: Old unit, hot side: .*kPa; GX-050-H16-061, hot side: .*kPa/);
    for (const part of ['Torvex', 'P50', 'It does this duty', 'Calculated', 'As entered', 'Assumed: plate width']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('An estimate to choose by. Ask us for the guaranteed performance.');
  });

  it.each(['sv-se', 'de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs'] as const)(
    'stays on one page in %s, with long names, warnings and limits',
    async (locale) => {
      const { pages, text } = await sheetOf(
        {
          ...{ hotFluid: 'propyleneGlycol', hotPercent: '30', hotFlow: '30', hotIn: '150', hotOut: '60' },
          ...{
            coldFluid: 'ethyleneGlycol',
            coldPercent: '40',
            coldIn: '5',
            coldOut: '45',
            hotDrop: '1',
            coldDrop: '1',
          },
          ...{ hotIn: '95', hotOrigin: 'measured', oldPasses: '2-2', newPasses: '1-2' },
          ...{ energyHours: '8000', energyPrice: '0.25', energyFactor: '0.4' },
        },
        { locale },
      );
      expect(pages).toHaveLength(1);
      expect(/\{\w+\}|undefined|NaN|\?{2}/.exec(text)).toBeNull();
    },
  );

  it('is written in US measures for the United States, and in those of the page', async () => {
    expect((await sheetOf(five, { locale: 'en-us' })).text).toMatch(/176.°F .* Btu\/\(h·ft²·°F\)/);
    expect((await sheetOf({ ...five, measures: 'us' })).text).toContain('psi');
    expect((await sheetOf(five)).text).not.toContain('psi');
  });

  it.each([
    ['the market', {}, ''],
    ['a company site', { query: { companyId: '-elmbridge' } }, '&companyId=-elmbridge'],
  ])('leads back to the page of %s, by a link that can be pressed', async (_, options, site) => {
    const { pdf, roles } = await sheetOf(five, options);
    const links = await (await pdf.getPage(1)).getAnnotations();
    const { url } = links[0] as { url: string };
    expect(url).toContain('/en-gb/unitreplacement/proof?');
    expect(url).toContain(`hotFlow=7.4&hotIn=80&hotOut=60&coldIn=20&coldOut=50${site}`);
    expect(url.includes('companyId')).toBe(site !== '');
    // a long address takes several lines
    expect(links.every((link) => (link as { url?: string }).url === url)).toBe(true);
    expect(roles).toContain('Link');
  });

  it('says of each unit how its passes run, in one sentence', async () => {
    const { text } = await sheetOf({ ...five, newPasses: '2-2' }, { locale: 'de-de' });
    expect(text).toContain('GX-050-H16-061, Durchgänge: Zwei je Seite, im Gegenstrom.');
    expect(text).not.toMatch(/Durchgänge: [^.]*: /);
  });

  it('names where figures come from, and corrects for passes that do not run against each other', async () => {
    const { text } = await sheetOf({ ...five, hotOrigin: 'measured', newPasses: '1-2' });
    expect(text).toContain('Measured');
    expect(text).toContain('Passes of GX-050-H16-061: One hot, two cold.');
    expect(text).toMatch(/Correction for the passes 1 0\.\d+ Calculated/);
  });

  it.each<[string, Query, string]>([
    ['temperatures that cross', { ...five, hotOut: '15' }, 'refused'],
    ['six values that contradict each other', { ...five, coldFlow: '9' }, 'contradiction'],
    ['too little', { hotFlow: '7.4' }, 'incomplete'],
    ['glycol outside its range', { ...five, hotFluid: 'ethyleneGlycol', hotPercent: '70' }, 'outOfRange'],
    ['a liquid without its figures', { ...five, hotFluid: 'other' }, 'liquidUnknown'],
    ['no flow', { ...five, hotFlow: '0' }, 'refused'],
  ])('is refused for %s', async (_, query, reason) => {
    expect(await problemOf(query)).toMatchObject([422, { code: 'duty_not_computable', reason }]);
  });

  it('is refused for a unit that is not offered, and for figures that are none', async () => {
    expect(await problemOf({ ...five, compare: 'GX050NOTHING' })).toMatchObject([404, { code: 'replacement_unknown' }]);
    expect((await problemOf({ ...five, categoryId: 'nothing' }))[1]).toMatchObject({ code: 'category_unknown' });
    expect((await problemOf({ ...five, hotFlow: 'much' }))[0]).toBe(400);
    expect((await problemOf({ ...five, newPasses: '9-9' }))[0]).toBe(400);
  });

  it('of an old model that nobody knows speaks of the new unit alone', async () => {
    const { text } = await sheetOf({ ...five, productModelId: 'gone', manufacturerId: 'gone' });
    expect(text).toContain('Too little is known of its plates to calculate it.');
    expect(text).toContain('It does this duty');
  });

  it('of one unit that replaces none is one page that speaks of no other', async () => {
    const alone = new URLSearchParams({ categoryId: 'gasketed', compare: 'GX050H16061', ...five });
    const answer = await asBytes(shop.call('get', `/replacements/proof?${alone.toString()}`)).expect(200);
    const { pages, text, alts, pdf } = await readPdf(answer.body as Buffer);
    expect(pages).toHaveLength(1);
    expect(text).toMatch(/GX-050-H16-061: It does this duty, with \d+% of its surface to spare\./);
    expect(text).toContain('The unit at this duty');
    expect(text).not.toMatch(/old unit|old and new|not known/i);
    expect(alts[1]).toMatch(
      /^Pressure drops as bars: GX-050-H16-061, hot side: [^;]*; GX-050-H16-061, cold side: [^;]*$/,
    );
    const links = (await (await pdf.getPage(1)).getAnnotations()) as { url: string }[];
    expect(links[0]!.url).toMatch(/unitreplacement\/proof\?compare=GX050H16061&hotFlow=7\.4/);
  });

  it('says what pumping takes only from what the reader says of the electricity, and by what it was computed', async () => {
    expect((await sheetOf({ ...five, energyHours: '8000' })).text).not.toContain('pumping');
    const { text } = await sheetOf({ ...five, energyHours: '8000', energyPrice: '0.25' });
    expect(text).toMatch(/Power of the pumps [\d.]+ W [\d.]+ W Calculated Electricity a year [\d.]+ kWh/);
    expect(text).toMatch(/Cost a year GBP \d+\.\d\d GBP \d+\.\d\d Calculated/);
    expect(text).toContain('Pumping: P = Σ Δp · V̇ / η, with pumps of 60% efficiency, 8,000 hours a year.');
    expect(text).toMatch(/Electricity at your price of 0\.25 GBP per kWh\./);
    expect(text).not.toContain('CO₂ a year');
    expect((await problemOf({ ...five, energyHours: '9000' }))[0]).toBe(400);
  });

  it('has the figures that the browser computes from the answer of the search, for 200 random duties', async () => {
    const all = new URLSearchParams({ categoryId: 'gasketed', compare: 'GX050H16061', ...torvex });
    const answer = await shop.call('get', `/replacements/search?${all.toString()}`).expect(200);
    const { oldPack, candidates } = answer.body as Replacements;
    expect(candidates).toHaveLength(1);
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const duties = fc.record({
      flow: between(1, 60),
      hotIn: between(50, 95),
      fall: between(5, 25),
      coldIn: between(2, 20),
    });
    const catalogue = shop.deps.memory.current();
    const market = { country: 'GB', language: 'en', locale: 'en-gb' };
    const options = { sentinelCompanies: new Set<string>(), pseudoLocales: false };
    const context = { ...marketContextOf(catalogue.reference, market, options), buyer: null };
    await fc.assert(
      fc.asyncProperty(duties, async ({ flow, hotIn, fall, coldIn }) => {
        const side = { liquid: { ...water, kind: 'water' as const }, flow: null, inlet: null, outlet: null };
        const given = knownDutyOf({
          hot: { ...side, flow, inlet: hotIn, outlet: hotIn - fall },
          cold: { ...side, flow, inlet: coldIn },
        });
        if (given.kind !== 'known') throw new Error(given.kind);
        const inBrowser = proveDuty(given.known, { old: oldPack, new: candidates[0]!.pack });
        const fields = { hotFlow: flow, hotIn, hotOut: hotIn - fall, coldFlow: flow, coldIn };
        const query = replacementProofSchema.parse({
          ...torvex,
          categoryId: 'gasketed',
          compare: 'GX050H16061',
          ...fields,
        });
        const inUpstream = await proveReplacement({ db: shop.deps.db, catalogue, context, query });
        for (const { of } of proofFigures) {
          expect(of(inUpstream.proof.new!)).toBe(of(inBrowser.new!));
          expect(of(inUpstream.proof.old!)).toBe(of(inBrowser.old!));
        }
      }),
      { numRuns: 200 },
    );
  });
});

const water = { percent: null, density: null, heatCapacity: null, conductivity: null, viscosity: null };
