import {
  commonRanges,
  countPlates,
  uniteRanges,
  type KitLine,
  type KitPart,
  type PlateRange,
  type PlateRun,
} from '@shop/api-contracts';

/** A part of the unit's list, with what the rules need of its article. */
export interface ListedPart {
  /** Null for parts that no kit contains. */
  part: KitPart | null;
  articleNumber: string;
  quantity: number;
  /** Of a gasket. */
  fixing: GasketFixing | null;
}
export type GasketFixing = 'glued' | 'clipOn';

/** What fixes gaskets in their grooves, and how far it reaches. */
export interface GasketSupply {
  fixing: GasketFixing;
  part: Extract<KitPart, 'gasketAdhesive' | 'gasketClips'>;
  articleNumber: string;
  reach: { of: 'gasket'; pieces: number } | { of: 'area'; squareMetres: number };
}

/** What is in the unit. */
export interface UnitForKit {
  platePack: readonly PlateRun[];
  parts: readonly ListedPart[];
  supplies: readonly GasketSupply[];
  /** Square metres of one plate; null when unknown, and then adhesive cannot be measured. */
  plateArea: number | null;
}

export interface KitWish {
  renew: 'everything' | 'gaskets';
  plates: readonly PlateRange[];
}

/** A quantity that is not rounded yet: `pieces / per`, whole numbers both, so that no rounding error becomes a piece. */
export interface ExactQuantity {
  pieces: number;
  per: number;
}

/** A line before it is known what is sold for its part. */
export interface NeededPart {
  part: KitPart;
  /** Null when the list does not say which article it is. */
  articleNumber: string | null;
  /** Null when it cannot be counted, which is said and not left out. */
  needed: ExactQuantity | null;
  takesSpares: boolean;
  basis: KitLine['basis'];
}

/** Plate and gasket at a place of the pack. */
const partsAt: Record<PlateRun['kind'], { plate: KitPart; gasket: KitPart }> = {
  endPlateI: { plate: 'endPlate1', gasket: 'endPlateGasket' },
  channel: { plate: 'channelPlate', gasket: 'channelGasket' },
  partition: { plate: 'partitionPlate', gasket: 'partitionGasket' },
  endPlateII: { plate: 'endPlate2', gasket: 'endPlateGasket' },
};
const lineOrder: KitPart[] = [
  'channelGasket',
  'endPlateGasket',
  'partitionGasket',
  'gasketAdhesive',
  'gasketClips',
  'channelPlate',
  'endPlate1',
  'partitionPlate',
  'endPlate2',
];
/** Stretched by tightening and worn by opening: new with a new pack. */
const tightening: KitPart[] = ['tighteningBolt', 'nut', 'lockWasher'];

/** Number of plates of a pack. */
export const platesOf = (platePack: readonly PlateRun[]): number => platePack.at(-1)?.to ?? 0;

/** Exactly the parts that are replaced, in the order in which people read them. */
export function neededParts(unit: UnitForKit, { renew, plates }: KitWish): NeededPart[] {
  const gaskets = atPlates(unit, plates, 'gasket');
  const renewed = renew === 'everything' ? [...gaskets, ...atPlates(unit, plates, 'plate')] : gaskets;
  const isWholePack = countPlates(plates) === platesOf(unit.platePack);
  const ofPack = [...renewed, ...fixingOf(unit, gaskets)].sort(
    (one, other) => lineOrder.indexOf(one.part) - lineOrder.indexOf(other.part),
  );
  return renew === 'everything' && isWholePack ? [...ofPack, ...ofWholeUnit(unit)] : ofPack;
}

/** Plates, or gaskets, by article: a pack may have several of one kind since it was regasketed. */
function atPlates(unit: UnitForKit, plates: readonly PlateRange[], what: 'plate' | 'gasket'): NeededPart[] {
  const found = new Map<string, { part: KitPart; articleNumber: string | null; plates: PlateRange[] }>();
  for (const run of unit.platePack) {
    const common = commonRanges([run], plates);
    if (common.length === 0) continue;
    const part = partsAt[run.kind][what];
    const named = what === 'plate' ? run.plateArticleNumber : run.gasketArticleNumber;
    const articleNumber = named ?? onlyArticle(unit.parts, part);
    const key = `${part} ${articleNumber}`;
    const before = found.get(key)?.plates ?? [];
    found.set(key, { part, articleNumber, plates: [...before, ...common] });
  }
  return [...found.values()].map(({ part, articleNumber, plates: at }) => {
    const ranges = uniteRanges(at);
    const count = countPlates(ranges);
    return {
      part,
      articleNumber,
      needed: { pieces: count, per: 1 },
      takesSpares: true,
      basis: { of: 'plates', count, plates: ranges },
    };
  });
}

/** Null when the list has none or several, so that nobody gets a part that may not fit. */
function onlyArticle(parts: readonly ListedPart[], wanted: KitPart): string | null {
  const numbers = new Set(parts.flatMap(({ part, articleNumber }) => (part === wanted ? articleNumber : [])));
  const [number = null] = numbers;
  return numbers.size === 1 ? number : null;
}

const supplyOf: Record<GasketFixing, GasketSupply['part']> = { glued: 'gasketAdhesive', clipOn: 'gasketClips' };

/** Adhesive for glued gaskets and clips for the others, also when no article for them is known. */
function fixingOf({ parts, supplies, plateArea }: UnitForKit, gaskets: readonly NeededPart[]): NeededPart[] {
  const fixings = new Map(parts.map(({ articleNumber, fixing }) => [articleNumber, fixing]));
  return (['glued', 'clipOn'] as const).flatMap((fixing): NeededPart[] => {
    const fixed = gaskets.filter((gasket) => fixings.get(gasket.articleNumber ?? '') === fixing);
    const count = fixed.reduce((sum, { basis }) => sum + basis.count, 0);
    if (count === 0) return [];
    const plates = uniteRanges(fixed.flatMap(({ basis }) => basis.plates));
    const line = { takesSpares: true, basis: { of: 'gaskets' as const, count, plates } };
    const known = supplies.filter((supply) => supply.fixing === fixing);
    if (known.length === 0) return [{ ...line, part: supplyOf[fixing], articleNumber: null, needed: null }];
    return known.map(({ part, articleNumber, reach }) => ({
      ...line,
      part,
      articleNumber,
      needed: suppliesFor(count, reach, plateArea),
    }));
  });
}

function suppliesFor(gaskets: number, reach: GasketSupply['reach'], plateArea: number | null): ExactQuantity | null {
  if (reach.of === 'gasket') return { pieces: gaskets * reach.pieces, per: 1 };
  if (plateArea === null) return null;
  return { pieces: gaskets * squareCentimetres(plateArea), per: squareCentimetres(reach.squareMetres) };
}

const squareCentimetres = (squareMetres: number): number => Math.round(squareMetres * 10_000);

function ofWholeUnit({ parts, platePack }: UnitForKit): NeededPart[] {
  const plates = [{ from: 1, to: platesOf(platePack) }];
  return tightening.flatMap((wanted) =>
    parts
      .filter(({ part }) => part === wanted)
      .map(({ articleNumber, quantity }) => ({
        part: wanted,
        articleNumber,
        needed: { pieces: quantity, per: 1 },
        takesSpares: false,
        basis: { of: 'unit', count: quantity, plates },
      })),
  );
}

/**
 * Pieces to order: with spares in per cent, rounded up once, at the end, to packs and to the minimum quantity. What is
 * sold in single pieces has a pack of 1.
 */
export function quantityToOrder(
  { pieces, per }: ExactQuantity,
  { sparesPercent = 0, packQuantity = 1, minimumQuantity = 1 }: OrderRule = {},
): number {
  const packs = Math.ceil((pieces * (100 + sparesPercent)) / (per * 100 * packQuantity));
  const minimumPacks = Math.ceil(minimumQuantity / packQuantity);
  return Math.max(packs, minimumPacks) * packQuantity;
}

interface OrderRule {
  sparesPercent?: number;
  packQuantity?: number;
  minimumQuantity?: number;
}

/**
 * The pack of a unit of which only the quantities are known, as its construction is usually built; null when they make
 * no pack.
 */
export function standardPack(parts: readonly ListedPart[]): PlateRun[] | null {
  const countOf = (wanted: KitPart): number =>
    parts.reduce((sum, { part, quantity }) => (part === wanted ? sum + quantity : sum), 0);
  const channels = countOf('channelPlate');
  if (channels === 0 || countOf('endPlate1') !== 1 || countOf('endPlate2') !== 1 || countOf('partitionPlate') > 0)
    return null;
  const last = channels + 2;
  return [
    { from: 1, to: 1, kind: 'endPlateI', turned: false },
    { from: 2, to: last - 1, kind: 'channel', turned: true },
    { from: last, to: last, kind: 'endPlateII', turned: false },
  ];
}

/** Whether runs cover the plates from 1 on without gap or overlap. */
export function isWholePack(platePack: readonly PlateRun[]): boolean {
  return (
    platePack.length > 0 &&
    platePack.every(({ from, to }, at) => from <= to && from === (at === 0 ? 1 : platePack[at - 1]!.to + 1))
  );
}
