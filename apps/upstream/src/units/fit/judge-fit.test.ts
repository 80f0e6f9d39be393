import type { PlateRun } from '@shop/api-contracts';
import type { AttributeValues } from '@shop/commerce-model';
import type { ArticleFacts, UnitFacts } from './fit-facts.ts';
import { judgeFit } from './judge-fit.ts';

const article = (commercialItemId: string, attributes: AttributeValues): ArticleFacts => ({
  commercialItemId,
  attributes,
});

const gasket = (change: AttributeValues = {}): ArticleFacts =>
  article('OTHERGASKET', {
    partType: ['channelGasket'],
    fitsModel: ['GX-050'],
    gasketMaterial: ['HNBR'],
    gasketFixing: ['clipOn'],
    gasketMaxTemperature: [140],
    plateThickness: [0.5],
    ...change,
  });
const plate = (change: AttributeValues = {}): ArticleFacts =>
  article('OTHERPLATE', {
    partType: ['channelPlate'],
    fitsModel: ['GX-050'],
    plateThickness: [0.5],
    platePattern: ['high'],
    plateMaterial: ['EN 1.4404'],
    ...change,
  });
const bolt = (change: AttributeValues = {}): ArticleFacts =>
  article('OTHERBOLT', { partType: ['tighteningBolt'], thread: ['M20'], partLength: [420], ...change });
const valve = (change: AttributeValues = {}): ArticleFacts =>
  article('VALVE', {
    connection: ['DN 50'],
    connectionStandard: ['EN 1092-1 PN 16'],
    designPressure: [16],
    designTemperature: [-10, 140],
    ...change,
  });
const jacket = (change: AttributeValues = {}): ArticleFacts =>
  article('JACKET', { fitsModel: ['GX-050'], insulationThickness: [60], maxPlates: [91], ...change });
const kit = (change: AttributeValues = {}): ArticleFacts =>
  article('KIT', {
    fitsModel: ['GX-050'],
    numberOfPlates: [61],
    gasketMaterial: ['HNBR'],
    gasketMaxTemperature: [140],
    ...change,
  });

const pack: PlateRun[] = [
  { from: 1, to: 1, kind: 'endPlateI', turned: false },
  { from: 2, to: 60, kind: 'channel', turned: true },
  { from: 61, to: 61, kind: 'endPlateII', turned: false },
];
const packWithPartition: PlateRun[] = [
  ...pack.slice(0, 1),
  { from: 2, to: 30, kind: 'channel', turned: true },
  { from: 31, to: 31, kind: 'partition', turned: false },
  { from: 32, to: 60, kind: 'channel', turned: true },
  ...pack.slice(2),
];

/** A GX-050 with 61 plates, as it was built. */
const built: UnitFacts = {
  serialNumber: '30-114-0021',
  model: 'GX-050',
  attributes: {
    designPressure: [16],
    designTemperature: [-10, 140],
    numberOfPlates: [61],
    plateThickness: [0.5],
    plateMaterial: ['EN 1.4404'],
    platePattern: ['high'],
    gasketMaterial: ['HNBR'],
    gasketFixing: ['clipOn'],
    connection: ['DN 50'],
    connectionStandard: ['EN 1092-1 PN 16'],
    tighteningBolts: ['6 × M20 × 420 mm'],
    maxPlates: [91],
  },
  source: 'asBuilt',
  parts: [
    { ...gasket(), commercialItemId: 'BUILTGASKET' },
    { ...gasket({ partType: ['endPlateGasket'] }), commercialItemId: 'BUILTENDGASKET' },
    { ...plate(), commercialItemId: 'BUILTPLATE' },
    { ...bolt(), commercialItemId: 'BUILTBOLT' },
  ],
  kits: [],
  platePack: pack,
  isDeleted: false,
};
const standard: UnitFacts = { ...built, source: 'standard', platePack: null };
const onlyFigures: UnitFacts = { ...built, source: null, parts: [], platePack: null };

describe('a part that fits', () => {
  it.each([
    ['a gasket like the built-in ones', gasket()],
    ['an end plate gasket', gasket({ partType: ['endPlateGasket'] })],
    ['a plate like the built-in ones', plate()],
    ['a bolt of the same thread and length', bolt()],
    ['a nut', article('NUT', { partType: ['nut'], thread: ['M20'] })],
    ['a flange', article('FLANGE', { partType: ['flange'], fitsModel: ['GX-050'], ...valve().attributes })],
    ['a valve', valve()],
    ['a valve for more pressure', valve({ designPressure: [25] })],
    ['a jacket for the short frame', jacket()],
    ['a kit for as many plates', kit()],
    ['a foot', article('FOOT', { partType: ['foot'], fitsModel: ['GX-050'] })],
    ['a jacket for its serial number', jacket({ fitsSerialFrom: ['30-080-0001'], fitsSerialTo: ['30-114-0021'] })],
  ])('J4: by its figures: %s', (_name, part) => {
    expect(judgeFit(part, built)).toEqual({ verdict: 'fits', basis: 'figures', findings: [] });
  });

  it('J4: by the as-built list, whatever its figures say, or by the standard list', () => {
    const listed = { ...gasket({ gasketFixing: ['glued'], fitsSerialTo: ['1'] }), commercialItemId: 'BUILTGASKET' };
    expect(judgeFit(listed, built)).toEqual({ verdict: 'fits', basis: 'asBuilt', findings: [] });
    const usual = { ...bolt({ partLength: [800] }), commercialItemId: 'BUILTBOLT' };
    expect(judgeFit(usual, standard)).toEqual({ verdict: 'fits', basis: 'standard', findings: [] });
  });

  it('J4: by the kits of its construction, unless a figure speaks against it', () => {
    const cleaning = article('CLEANING', { volume: [10] });
    expect(judgeFit(cleaning, { ...built, kits: [cleaning] })).toMatchObject({ verdict: 'fits', basis: 'standard' });
    const other = kit({ numberOfPlates: [91] });
    expect(judgeFit(other, { ...built, kits: [other] })).toMatchObject({ verdict: 'doesNotFit' });
  });
});

describe('a part that does not fit', () => {
  it.each([
    ['plateType', plate({ fitsModel: ['GX-080'] }), ['GX-050'], ['GX-080']],
    ['plateThickness', gasket({ plateThickness: [0.6] }), [0.5], [0.6]],
    ['platePattern', plate({ platePattern: ['low'] }), ['high'], ['low']],
    ['plateMaterial', plate({ plateMaterial: ['titanium'] }), ['EN 1.4404'], ['titanium']],
    ['gasketType', gasket({ partType: ['ringGasket'] }), ['channelGasket', 'endPlateGasket'], ['ringGasket']],
    ['gasketFixing', gasket({ gasketFixing: ['glued'] }), ['clipOn'], ['glued']],
    ['positionInPack', gasket({ partType: ['partitionGasket'] }), ['channelGasket'], ['partitionGasket']],
    ['positionInPack', plate({ partType: ['partitionPlate'] }), ['channelPlate'], ['partitionPlate']],
    ['boltThread', bolt({ thread: ['M24'] }), ['M20'], ['M24']],
    ['boltThread', article('NUT', { partType: ['nut'], thread: ['M24'] }), ['M20'], ['M24']],
    ['boltLength', bolt({ partLength: [800] }), [420], [800]],
    ['frame', jacket({ maxPlates: [201] }), [91], [201]],
    ['plateCount', kit({ numberOfPlates: [91] }), [61], [91]],
    ['connectionSize', valve({ connection: ['DN 80'] }), ['DN 50'], ['DN 80']],
    ['connectionStandard', valve({ connectionStandard: ['ISO 228-1'] }), ['EN 1092-1 PN 16'], ['ISO 228-1']],
    ['pressure', valve({ designPressure: [10] }), [16], [10]],
    ['temperature', valve({ designTemperature: [-10, 110] }), [140], [110]],
    ['temperature', gasket({ gasketMaxTemperature: [110] }), [140], [110]],
    ['serialRange', jacket({ fitsSerialFrom: ['30-114-0022'] }), ['30-114-0021'], ['30-114-0022', '']],
    ['serialRange', jacket({ fitsSerialTo: ['30 114 0020'] }), ['30-114-0021'], ['', '30 114 0020']],
  ])('J4: %s, with what is needed and what it is', (code, part, need, have) => {
    for (const unit of [built, standard]) {
      expect(judgeFit(part, unit)).toEqual({
        verdict: 'doesNotFit',
        basis: 'figures',
        findings: [{ code, need, have }],
      });
    }
  });

  it('J4: names every reason', () => {
    const { findings } = judgeFit(bolt({ thread: ['M24'], partLength: [560] }), built);
    expect(findings.map(({ code }) => code)).toEqual(['boltThread', 'boltLength']);
  });

  it('J4: a kit without partition gaskets in a pack with a partition', () => {
    expect(judgeFit(kit(), { ...built, platePack: packWithPartition })).toMatchObject({
      verdict: 'doesNotFit',
      findings: [{ code: 'positionInPack', need: ['partitionGasket'], have: ['channelGasket'] }],
    });
  });

  it('J4: the standard list is no excuse for another year of its construction', () => {
    const usual = { ...jacket({ fitsSerialFrom: ['30-200-0000'] }), commercialItemId: 'BUILTBOLT' };
    expect(judgeFit(usual, standard)).toMatchObject({ verdict: 'doesNotFit', findings: [{ code: 'serialRange' }] });
  });
});

describe('a range of serial numbers', () => {
  it.each([
    // as one number it would be smaller than the first
    ['30-114-30', '30-114-0022', '30-114-0099', 'fits'],
    ['30-114-0100', '30-114-22', '30-114-99', 'doesNotFit'],
    // as one number the year after would be smaller than the last
    ['30-115-0001', '30-114-0001', '30-114-99999', 'doesNotFit'],
    ['30-114-0022', '30-114-0022', '', 'fits'],
    // somebody left the hyphens out
    ['301140022', '30-114-0022', '30-114-0022', 'fits'],
    ['301140021', '30-114-0022', '', 'doesNotFit'],
    ['30114022', '30-114-0022', '', 'notChecked'],
  ])('J4: is counted group by group: %s from %s to %s %s', (serialNumber, from, to, verdict) => {
    const range = { ...(from ? { fitsSerialFrom: [from] } : {}), ...(to ? { fitsSerialTo: [to] } : {}) };
    expect(judgeFit(jacket(range), { ...built, serialNumber }).verdict).toBe(verdict);
  });
});

describe('what is built in', () => {
  it('J4: decides before the nameplate: after a regasketing with NBR a gasket for 110 °C is enough', () => {
    const nbr = { gasketMaterial: ['NBR'], gasketMaxTemperature: [110] };
    const regasketed = { ...built, parts: [{ ...gasket(nbr), commercialItemId: 'NBRGASKET' }] };
    expect(judgeFit(gasket(nbr), regasketed)).toMatchObject({ verdict: 'fits' });
    expect(judgeFit(gasket(), regasketed)).toMatchObject({
      verdict: 'notChecked',
      findings: [{ code: 'gasketMaterial', need: ['NBR'], have: ['HNBR'] }],
    });
  });

  it('J4: is one length of bolts of the two that the series has', () => {
    const long = { ...built, parts: [{ ...bolt({ partLength: [800] }), commercialItemId: 'LONGBOLT' }] };
    expect(judgeFit(bolt({ partLength: [800] }), long)).toMatchObject({ verdict: 'fits' });
  });

  it('J4: a partition makes room for its gasket', () => {
    const part = gasket({ partType: ['partitionGasket'] });
    expect(judgeFit(part, { ...built, platePack: packWithPartition })).toMatchObject({ verdict: 'fits' });
  });
});

describe('what is not checked', () => {
  it.each([
    ['a gasket of another compound', gasket({ gasketMaterial: ['EPDM'] }), built, 'gasketMaterial'],
    ['a gasket of unknown limits', gasket({ gasketMaxTemperature: [] }), built, 'temperature'],
    ['a plate for a unit of another make', plate(), { ...onlyFigures, model: null }, 'plateType'],
    ['a gasket for a unit without any list', gasket(), onlyFigures, 'gasketType'],
    ['a bolt without a length', bolt({ partLength: [] }), built, 'boltLength'],
    [
      'a stud, when no stud is known',
      article('STUD', { ...bolt().attributes, partType: ['stud'] }),
      built,
      'plateType',
    ],
    ['a valve for a unit without figures', valve(), { ...onlyFigures, attributes: {} }, 'connectionSize'],
    ['a range of serial numbers with letters', jacket({ fitsSerialFrom: ['AB-100'] }), built, 'serialRange'],
    [
      'a serial number with letters',
      jacket({ fitsSerialTo: ['99'] }),
      { ...built, serialNumber: 'AB-1' },
      'serialRange',
    ],
    [
      'a sensor',
      article('SENSOR', { signal: ['current'], connection: ['G ½″'], designPressure: [6] }),
      built,
      'noData',
    ],
    ['a whole machine', article('MACHINE', built.attributes), built, 'noData'],
    ['a glove', article('GLOVE', {}), built, 'noData'],
    ['anything for a deleted unit', gasket(), { ...built, isDeleted: true }, 'unitGone'],
  ])('J4: %s: neither fits nor does not fit', (_name, part, unit, code) => {
    const { verdict, basis, findings } = judgeFit(part, unit);
    expect({ verdict, basis }).toEqual({ verdict: 'notChecked', basis: null });
    expect(findings.map((finding) => finding.code)).toContain(code);
  });
});
