import type { PlateRun } from '@shop/api-contracts';
import type { StoredUnitPart } from '@shop/commerce-model';
import type { UnitRevisionSeed, VariantSeed } from '../demo-company.ts';
import type { GasketedUnit } from '../families/gasketed.ts';
import { idOf } from '../create-variant.ts';
import type { GasketMaterial } from '../models/gasketed-models.ts';
import { deliveredGasket, gasketNumber, partNumbers } from '../models/part-numbers.ts';
import { partsOf } from '../relations.ts';

/** Kinds of plates from the frame plate on; a partition parts the pack into two passes. */
export function platePackOf(plates: number, { partitionAt }: { partitionAt?: number } = {}): PlateRun[] {
  const channels = (from: number, to: number): PlateRun => ({ from, to, kind: 'channel', turned: true });
  const one = (at: number, kind: PlateRun['kind']): PlateRun => ({ from: at, to: at, kind, turned: false });
  return [
    one(1, 'endPlateI'),
    ...(partitionAt === undefined
      ? [channels(2, plates - 1)]
      : [channels(2, partitionAt - 1), one(partitionAt, 'partition'), channels(partitionAt + 1, plates - 1)]),
    one(plates, 'endPlateII'),
  ];
}

interface History {
  builtIn: number;
  platePack?: PlateRun[];
  regasketedIn?: number;
  /** Compound of the regasketing. */
  otherGasket?: GasketMaterial;
  /** First plate of the regasketing, which leaves those before it as they were; without it: all plates. */
  regasketedFrom?: number;
  /** Built with channel gaskets under the number that they had before. */
  supersededGaskets?: boolean;
}

/** The as-built list of a unit and its later revisions, oldest first. */
export function revisionsOf(unit: GasketedUnit, variants: VariantSeed[], history: History): UnitRevisionSeed[] {
  const { builtIn, regasketedIn, regasketedFrom, otherGasket = unit.gasket, supersededGaskets = false } = history;
  const platePack = history.platePack ?? platePackOf(unit.plates);
  const built: UnitRevisionSeed = {
    kind: 'built',
    madeOn: `${builtIn}-03-14`,
    platePack,
    parts: partsIn(unit, platePack, variants, supersededGaskets),
  };
  if (regasketedIn === undefined) return [built];
  const madeOn = `${regasketedIn}-09-02`;
  if (regasketedFrom !== undefined) {
    return [
      built,
      { kind: 'regasketed', madeOn, ...mixed(unit, built, variants, { from: regasketedFrom, otherGasket }) },
    ];
  }
  const parts = partsIn({ ...unit, gasket: otherGasket }, platePack, variants, false);
  return [built, { kind: 'regasketed', madeOn, platePack, parts }];
}

/** A pack of which the channels from a plate on have got gaskets of another compound; the runs say which is where. */
function mixed(
  { model, gasket }: GasketedUnit,
  built: UnitRevisionSeed,
  variants: VariantSeed[],
  { from, otherGasket }: { from: number; otherGasket: GasketMaterial },
): Pick<UnitRevisionSeed, 'platePack' | 'parts'> {
  const [usual, other] = [gasket, otherGasket].map((material) => deliveredGasket(model, 'channelGasket', material));
  const platePack = built.platePack.flatMap((run): PlateRun[] => {
    if (run.kind !== 'channel') return [run];
    return [
      { ...run, to: from - 1, gasketArticleNumber: usual! },
      { ...run, from, gasketArticleNumber: other! },
    ].filter((one) => one.from <= one.to);
  });
  const changed = platePack
    .filter(({ gasketArticleNumber }) => gasketArticleNumber === other)
    .reduce((sum, { from: first, to }) => sum + to - first + 1, 0);
  const article = variants.find(({ articleNumber }) => articleNumber === other);
  const parts = built.parts.flatMap((part): StoredUnitPart[] =>
    part.articleNumber === usual
      ? [
          { ...part, quantity: part.quantity - changed },
          {
            ...part,
            articleNumber: other!,
            commercialItemId: article?.commercialItemId ?? null,
            quantity: changed,
          },
        ]
      : [part],
  );
  return { platePack, parts };
}

/** Channel plates and their gaskets: of them a partition takes one. */
const channelPositions: ReadonlySet<number | null> = new Set([10, 12]);

function partsIn(
  unit: GasketedUnit,
  platePack: PlateRun[],
  variants: VariantSeed[],
  supersededGaskets: boolean,
): StoredUnitPart[] {
  const { model, gasket, plateMaterial } = unit;
  const partition = platePack.find(({ kind }) => kind === 'partition');
  const channels = platePack
    .filter(({ kind }) => kind === 'channel')
    .reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const parts = partsOf(unit).map(([position, articleNumber, quantity]): [number | null, string, number] =>
    channelPositions.has(position) ? [position, articleNumber, channels] : [position, articleNumber, quantity],
  );
  if (partition) {
    parts.push([null, partNumbers.partitionPlate(model, plateMaterial), 1]);
    parts.push([null, gasketNumber(model, { type: 'partitionGasket', material: gasket }), 1]);
  }
  const byId = new Map(variants.map((variant) => [variant.commercialItemId, variant]));
  const usual = deliveredGasket(model, 'channelGasket', gasket);
  return parts.map(([position, articleNumber, quantity]) => {
    const article = byId.get(idOf(articleNumber));
    const former = supersededGaskets && articleNumber === usual ? article?.supersededNumbers.at(-1) : undefined;
    return {
      position,
      articleNumber: former ?? articleNumber,
      commercialItemId: article?.commercialItemId ?? null,
      quantity,
    };
  });
}
