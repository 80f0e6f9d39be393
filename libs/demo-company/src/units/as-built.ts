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
  /** Built with channel gaskets under the number that they had before. */
  supersededGaskets?: boolean;
}

/** The as-built list of a unit and its later revisions, oldest first. */
export function revisionsOf(unit: GasketedUnit, variants: VariantSeed[], history: History): UnitRevisionSeed[] {
  const { builtIn, regasketedIn, otherGasket = unit.gasket, supersededGaskets = false } = history;
  const platePack = history.platePack ?? platePackOf(unit.plates);
  const built: UnitRevisionSeed = {
    kind: 'built',
    madeOn: `${builtIn}-03-14`,
    platePack,
    parts: partsIn(unit, platePack, variants, supersededGaskets),
  };
  if (regasketedIn === undefined) return [built];
  const parts = partsIn({ ...unit, gasket: otherGasket }, platePack, variants, false);
  return [built, { kind: 'regasketed', madeOn: `${regasketedIn}-09-02`, platePack, parts }];
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
    const former = supersededGaskets && articleNumber === usual ? article?.supersededNumbers[0] : undefined;
    return {
      position,
      articleNumber: former ?? articleNumber,
      commercialItemId: article?.commercialItemId ?? null,
      quantity,
    };
  });
}
