import type { FitCode } from '@shop/api-contracts';
import type { ArticleFacts, UnitFacts, Values } from './fit-facts.ts';
import { digitGroups, isComparable, isInRange } from './serial-range.ts';

export type PartType = string | number | undefined;

/** One comparison of a part with a unit. Null means unknown. */
interface FitRule {
  /** Asked once for each unit and part type: parts of one type need the same. */
  need: (unit: UnitFacts, type: PartType) => Values | null;
  have: (article: ArticleFacts) => Values | null;
  isMet: (need: Values, have: Values) => boolean;
  /** False where need and have are known and nothing can be said of them. */
  isComparable?: (need: Values, have: Values) => boolean;
  /** Attribute whose unit and names the values have; null for plain texts. */
  attribute: string | null;
  /** What is not met leaves the answer open, instead of refusing the part. */
  leavesOpen?: true;
}

const valuesOf = ({ attributes }: Pick<ArticleFacts, 'attributes'>, id: string): Values | null => {
  const values = attributes[id];
  return values && values.length > 0 ? values : null;
};

export const partTypeOf = ({ attributes }: ArticleFacts): PartType => attributes['partType']?.[0];

/** Built-in parts of a type. */
const counterparts = ({ parts }: UnitFacts, type: PartType): ArticleFacts[] =>
  type === undefined ? [] : parts.filter((part) => partTypeOf(part) === type);

/** Values of an attribute on built-in parts of a type, each once. */
function builtIn(unit: UnitFacts, type: PartType, id: string): Values | null {
  const values = [...new Set(counterparts(unit, type).flatMap((part) => valuesOf(part, id) ?? []))];
  return values.length > 0 ? values : null;
}

const contains = (need: Values, have: Values): boolean => have.some((value) => need.includes(value));
const reaches = ([need]: Values, [have]: Values): boolean => Number(have) >= Number(need);

/** The part must have one of the values that built-in parts of its type have, or else the unit itself. */
const sameAsBuilt = (id: string, ofUnit: FitRule['need'] = (unit) => valuesOf(unit, id)): FitRule => ({
  need: (unit, type) => builtIn(unit, type, id) ?? ofUnit(unit, type),
  have: (article) => valuesOf(article, id),
  isMet: contains,
  attribute: id,
});

/** The part must have the value of the unit's nameplate. */
const sameAsUnit = (id: string): FitRule => ({
  need: (unit) => valuesOf(unit, id),
  have: (article) => valuesOf(article, id),
  isMet: contains,
  attribute: id,
});

/** Thread and length in "6 × M20 × 420 mm" of a nameplate. */
function boltsOf(unit: UnitFacts): { thread: string; length: number } | null {
  const [, thread, length] = /× (M\d+) × (\d+) mm/.exec(String(unit.attributes['tighteningBolts']?.[0])) ?? [];
  return thread === undefined ? null : { thread, length: Number(length) };
}
/** The same for parts that go onto the tightening bolts, which studs of connections do not. */
const ofBolts =
  (figure: 'thread' | 'length'): FitRule['need'] =>
  (unit, type) => {
    const bolts = type === 'stud' ? null : boltsOf(unit);
    return bolts && [bolts[figure]];
  };

const gasketTypes = ['channelGasket', 'endPlateGasket', 'partitionGasket', 'ringGasket'];
const partitions = ['partitionPlate', 'partitionGasket'];

/** Compounds of the gaskets that are in a unit now, or else of its nameplate. */
function compoundsIn(unit: UnitFacts): Values | null {
  const builtIn = new Set(unit.parts.flatMap((part) => valuesOf(part, 'gasketMaterial') ?? []));
  return builtIn.size > 0 ? [...builtIn] : valuesOf(unit, 'gasketMaterial');
}

/** Highest temperature at which a unit may run: its nameplate's, or less since other gaskets are in it. */
function highestTemperature(unit: UnitFacts): number | null {
  const limits = [
    unit.attributes['designTemperature']?.[1],
    ...unit.parts.map(({ attributes }) => attributes['gasketMaxTemperature']?.[0]),
  ].filter((limit) => typeof limit === 'number');
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** Positions of the pack that need a part of their own; null when the pack is unknown. */
function specialPositions({ platePack, source, parts }: UnitFacts): string[] | null {
  if (platePack?.some(({ kind }) => kind === 'partition')) return partitions;
  if (platePack) return [];
  if (source === null) return null;
  return partitions.filter((type) => parts.some((part) => partTypeOf(part) === type));
}

/** How a part is compared, by the code of the reason when it does not fit. */
export const fitRules: Record<Exclude<FitCode, 'noData' | 'unitGone'>, FitRule> = {
  plateType: {
    need: ({ model }) => (model === null ? null : [model]),
    have: (article) => valuesOf(article, 'fitsModel'),
    isMet: contains,
    attribute: 'fitsModel',
  },
  plateThickness: sameAsBuilt('plateThickness'),
  platePattern: sameAsBuilt('platePattern'),
  plateMaterial: sameAsBuilt('plateMaterial'),
  gasketType: {
    need: ({ source, parts }) => {
      const types = parts.map((part) => partTypeOf(part)).filter((type) => gasketTypes.includes(String(type)));
      return source === null || types.length === 0 ? null : ([...new Set(types)] as Values);
    },
    have: (article) => valuesOf(article, 'partType'),
    // whether there is a partition is a question of its own
    isMet: (need, have) => contains([...need, 'partitionGasket'], have),
    attribute: 'partType',
  },
  gasketFixing: sameAsBuilt('gasketFixing'),
  // another compound may suit, which depends on fluids that nobody told us
  gasketMaterial: {
    need: (unit) => compoundsIn(unit),
    // a connection liner is a gasket by another name
    have: (article) => valuesOf(article, 'gasketMaterial') ?? valuesOf(article, 'material'),
    isMet: contains,
    attribute: 'gasketMaterial',
    leavesOpen: true,
  },
  positionInPack: {
    need: (unit, type) => {
      // every pack has channels and ends
      if (type !== undefined && !partitions.includes(String(type))) return [type];
      const special = specialPositions(unit);
      if (special === null) return null;
      // a kit has gaskets for packs without partitions
      if (type === undefined) return special.length > 0 ? ['partitionGasket'] : ['channelGasket'];
      if (special.includes(String(type))) return [type];
      return [type === 'partitionPlate' ? 'channelPlate' : 'channelGasket'];
    },
    have: (article) => valuesOf(article, 'partType') ?? ['channelGasket'],
    isMet: contains,
    attribute: 'partType',
  },
  boltThread: sameAsBuilt('thread', ofBolts('thread')),
  boltLength: sameAsBuilt('partLength', ofBolts('length')),
  frame: sameAsUnit('maxPlates'),
  plateCount: sameAsUnit('numberOfPlates'),
  connectionSize: sameAsUnit('connection'),
  connectionStandard: sameAsUnit('connectionStandard'),
  pressure: { ...sameAsUnit('designPressure'), isMet: reaches },
  temperature: {
    need: (unit) => {
      const highest = highestTemperature(unit);
      return highest === null ? null : [highest];
    },
    have: (article) =>
      valuesOf(article, 'gasketMaxTemperature') ?? valuesOf(article, 'designTemperature')?.slice(1) ?? null,
    isMet: reaches,
    attribute: 'gasketMaxTemperature',
  },
  serialRange: {
    need: ({ serialNumber }) => (digitGroups(serialNumber) === null ? null : [serialNumber]),
    have: ({ attributes }) => {
      const [from = '', to = ''] = [attributes['fitsSerialFrom']?.[0], attributes['fitsSerialTo']?.[0]];
      const bounds = [from, to].filter((bound) => bound !== '');
      // a bound that cannot be compared leaves the answer open
      return bounds.length === 0 || bounds.some((bound) => digitGroups(String(bound)) === null) ? null : [from, to];
    },
    isMet: isInRange,
    isComparable,
    attribute: null,
  },
};

type Comparison = keyof typeof fitRules;

const gasket: Comparison[] = [
  'plateType',
  'plateThickness',
  'gasketType',
  'positionInPack',
  'gasketFixing',
  'temperature',
  'gasketMaterial',
];
const plate: Comparison[] = ['plateType', 'plateThickness', 'positionInPack', 'plateMaterial'];
const framePart: Comparison[] = ['plateType'];
const bar: Comparison[] = ['plateType', 'frame'];
const connection: Comparison[] = ['plateType', 'connectionSize', 'connectionStandard'];

/** Comparisons by part type: all of them must be met, and a part of another type is not judged. */
const comparisonsOfPart: Record<string, Comparison[]> = {
  channelGasket: gasket,
  endPlateGasket: gasket,
  partitionGasket: gasket,
  ringGasket: gasket,
  channelPlate: [...plate, 'platePattern'],
  endPlate1: plate,
  endPlate2: plate,
  partitionPlate: plate,
  // a thread is a thread, whichever model the part was made for
  tighteningBolt: ['boltThread', 'boltLength'],
  nut: ['boltThread'],
  lockWasher: ['boltThread'],
  stud: ['plateType', 'boltThread', 'boltLength'],
  flange: connection,
  nipple: connection,
  connectionLiner: ['plateType', 'connectionSize', 'temperature', 'gasketMaterial'],
  framePlate: framePart,
  pressurePlate: framePart,
  supportColumn: framePart,
  foot: framePart,
  carryingBar: bar,
  guideBar: bar,
  protectiveSheet: framePart,
};

/** Articles that are no part: told apart by what is known of them. */
const comparisonsOfOthers: { has: string[]; comparisons: Comparison[] }[] = [
  // sensors go into pockets, not between flanges
  { has: ['signal'], comparisons: [] },
  {
    has: ['fitsModel', 'numberOfPlates'],
    comparisons: ['plateType', 'plateCount', 'positionInPack', 'temperature', 'gasketMaterial'],
  },
  { has: ['fitsModel', 'insulationThickness'], comparisons: ['plateType', 'frame'] },
  { has: ['thread'], comparisons: ['boltThread'] },
  // a machine has plates of its own
  { has: ['numberOfPlates'], comparisons: [] },
  {
    has: ['connection', 'designPressure'],
    comparisons: ['connectionSize', 'connectionStandard', 'pressure', 'temperature'],
  },
];

/** What an article must be compared by; empty for one that goes into no unit. */
export function comparisonsOf(article: ArticleFacts): Comparison[] {
  const type = partTypeOf(article);
  const wanted =
    type === undefined
      ? (comparisonsOfOthers.find(({ has }) => has.every((id) => valuesOf(article, id)))?.comparisons ?? [])
      : (comparisonsOfPart[type] ?? []);
  const hasRange = ['fitsSerialFrom', 'fitsSerialTo'].some((id) => valuesOf(article, id));
  return wanted.length > 0 && hasRange ? [...wanted, 'serialRange'] : wanted;
}
