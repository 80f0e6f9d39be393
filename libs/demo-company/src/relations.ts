import { idOf } from './create-variant.ts';
import type { RelationSeed, VariantSeed } from './demo-company.ts';
import type { GasketedUnit } from './families/gasketed.ts';
import { contentsOfKit, gasketCount, kitNumberOf } from './families/regasketing-kits.ts';
import { alternativesOf } from './alternatives.ts';
import { deliveredGasket, partNumbers, studOf } from './models/part-numbers.ts';
import { gasketedModels } from './models/gasketed-models.ts';
import { translated } from './texts.ts';

type Owner = Pick<RelationSeed, 'genericItemId' | 'commercialItemId'>;
type Part = [position: number | null, articleNumber: string, quantityInUnit: number];

/** Parts of a gasketed unit by position in the exploded view, with quantities that follow from its plates. */
export function partsOf({ model, plates, gasket, pattern, plateMaterial, frame }: GasketedUnit): Part[] {
  const gaskets = gasketCount(plates);
  const studs = studOf(model);
  return [
    [1, partNumbers.framePlate(model), 1],
    [2, partNumbers.pressurePlate(model), 1],
    [3, partNumbers.carryingBar(model, frame.length), 1],
    [4, partNumbers.guideBar(model, frame.length), 1],
    [5, partNumbers.supportColumn(model), 1],
    [6, partNumbers.tighteningBolt(model, frame.boltLength), model.bolt.count],
    [7, partNumbers.nut(model), model.bolt.count * 2],
    [8, partNumbers.lockWasher(model), model.bolt.count * 2],
    [9, partNumbers.endPlate1(model, plateMaterial), 1],
    [10, partNumbers.channelPlate(model, pattern, plateMaterial), plates - 2],
    [11, partNumbers.endPlate2(model, plateMaterial), 1],
    [12, deliveredGasket(model, 'channelGasket', gasket), gaskets.channel],
    [13, deliveredGasket(model, 'endPlateGasket', gasket), gaskets.end],
    [14, partNumbers.connectionLiner(model, gasket), 4],
    [15, partNumbers.foot(model), 4],
    // the last, since not every unit has it
    model.connectionType === 'stud'
      ? [16, partNumbers.stud(model), studs.perConnection * 4]
      : [null, partNumbers.connection(model), 4],
    [null, partNumbers.protectiveSheet(model), 1],
  ];
}

function sparePart(owner: Owner, [position, articleNumber, quantityInUnit]: Part): RelationSeed {
  const part = { ...owner, kind: 'sparePart' as const, relatedCommercialItemId: idOf(articleNumber), quantityInUnit };
  return position === null ? part : { ...part, position };
}

function kitsOf(owner: Owner, unit: GasketedUnit, has: (id: string) => boolean): RelationSeed[] {
  const { model } = unit;
  const jacket = (code: string, thickness: number) =>
    [`SK-${code}-${model.id.slice(3)}`, translated('kitContents.jacket', { thickness })] as const;
  const kits = [
    [kitNumberOf(unit), contentsOfKit(unit.plates)],
    [
      model.dn <= 50 ? 'SK-CL-DES-10' : model.dn <= 100 ? 'SK-CL-DES-20' : 'SK-CL-DES-50',
      translated('kits.descalingContents'),
    ],
    [`SK-TT-${model.bolt.diameter}`, translated('kitContents.tool', { thread: `M${model.bolt.diameter}` })],
    // jackets exist for the short frame only
    ...(unit.frame === model.frames[0] ? [jacket('IH', 60), jacket('IC', 40)] : []),
  ] as const;
  return kits
    .filter(([articleNumber]) => has(idOf(articleNumber)))
    .map(([articleNumber, text]) => ({
      ...owner,
      kind: 'serviceKit',
      relatedCommercialItemId: idOf(articleNumber),
      text,
    }));
}

/** A semi-welded unit has the frame of its GX counterpart, and gaskets only between the cassettes. */
function semiWeldedParts(variant: VariantSeed): RelationSeed[] {
  const model = gasketedModels.find(({ id }) => idOf(id).slice(2) === variant.genericItemId.slice(2))!;
  const plates = variant.attributes['numberOfPlates']![0] as number;
  const gasket = variant.attributes['gasketMaterial']![0] as GasketedUnit['gasket'];
  const sister = { ...model, id: model.id.replace('GX', 'SW') };
  const frame = model.frames.find(({ maxPlates }) => plates <= maxPlates)!;
  const parts: Part[] = [
    [6, partNumbers.tighteningBolt(model, frame.boltLength), model.bolt.count],
    [7, partNumbers.nut(model), model.bolt.count * 2],
    [8, partNumbers.lockWasher(model), model.bolt.count * 2],
    [12, deliveredGasket(sister, 'channelGasket', gasket), plates / 2 - 1],
    [13, deliveredGasket(sister, 'endPlateGasket', gasket), 2],
    [16, partNumbers.foot(model), 4],
  ];
  return parts.map((part) =>
    sparePart({ genericItemId: variant.genericItemId, commercialItemId: variant.commercialItemId }, part),
  );
}

/** Creates spare parts, kits and alternatives; the items that a part fits are the reverse. */
export function createRelations(units: GasketedUnit[], variants: VariantSeed[]): RelationSeed[] {
  const ids = new Set(variants.map(({ commercialItemId }) => commercialItemId));
  const ofUnits = units.flatMap((unit) => {
    const owner = { genericItemId: unit.variant.genericItemId, commercialItemId: unit.variant.commercialItemId };
    return [...partsOf(unit).map((part) => sparePart(owner, part)), ...kitsOf(owner, unit, (id) => ids.has(id))];
  });
  const semiWelded = variants.filter(({ genericItemId }) => genericItemId.startsWith('SW')).flatMap(semiWeldedParts);
  const brazed = [
    ...new Set(variants.map(({ genericItemId }) => genericItemId).filter((id) => /^(BZ|BN|FB)/.test(id))),
  ].map((genericItemId): RelationSeed => ({
    genericItemId,
    kind: 'serviceKit',
    relatedCommercialItemId: 'SKCLDES10',
    text: translated('kits.descalingContents'),
  }));
  return [...ofUnits, ...semiWelded, ...brazed, ...alternativesOf(variants)];
}
