import { inEachLanguage, type StoredExplodedPosition, type Translated } from '@shop/commerce-model';
import { idOf } from '../create-variant.ts';
import type { ExplodedCatalogSeed } from '../demo-company.ts';
import { flange } from '../drawings/connections.ts';
import type { Assembly, ExplodedPart } from '../drawings/exploded-parts.ts';
import { packOf } from '../families/gasketed.ts';
import { gasketedModels, type GasketedModel } from '../models/gasketed-models.ts';
import { partNumbers } from '../models/part-numbers.ts';
import { textsIn } from '../texts.ts';
import { partNames } from '../words/products.ts';

const viewTexts = textsIn('explodedViews');

/** Plates of the unit that is drawn; the others look the same taken apart. */
const drawnPlates = 61;
const connectionsOfUnit = 4;

/** Name and position in the list of a unit (`partsOf`); null for parts that no list has. */
const parts: Record<ExplodedPart, [names: Translated, listPosition: number | null]> = {
  framePlate: [partNames.framePlate, 1],
  pressurePlate: [partNames.pressurePlate, 2],
  carryingBar: [partNames.carryingBar, 3],
  guideBar: [partNames.guideBar, 4],
  supportColumn: [partNames.supportColumn, 5],
  tighteningBolt: [partNames.tighteningBolt, 6],
  nut: [partNames.nut, 7],
  lockWasher: [partNames.lockWasher, 8],
  endPlateFirst: [partNames.endPlate1, 9],
  channelPlate: [partNames.channelPlate, 10],
  endPlateLast: [partNames.endPlate2, 11],
  channelGasket: [partNames.channelGasket, 12],
  endPlateGasket: [partNames.endPlateGasket, 13],
  connectionLiner: [partNames.connectionLiner, 14],
  foot: [partNames.foot, 15],
  stud: [partNames.stud, 16],
  flange: [partNames.flange, null],
  roller: [viewTexts.roller, null],
};

/** Sub-assembly that shows a part of the whole unit taken apart. */
const subAssemblies: Partial<Record<ExplodedPart, Exclude<Assembly, 'unit'>>> = {
  carryingBar: 'carrier',
  tighteningBolt: 'tighteningBolt',
  connectionLiner: 'connection',
};

function positionIn(model: GasketedModel, assembly: Assembly, part: ExplodedPart): Position {
  const [names, listPosition] = parts[part];
  const plain: Position = { names, listPosition, commercialItemId: null, drawnQuantity: 1, assemblyId: null };
  if (assembly === 'unit') {
    const assemblyId = subAssemblies[part];
    return assemblyId && assembliesOf(model).includes(assemblyId) ? { ...plain, assemblyId } : plain;
  }
  if (assembly !== 'connection') return plain;
  // bolts of pipes, which are not those that tighten the pack
  const ofPipe = connectionsOfUnit * flange(model.dn).bolts;
  if (part === 'nut' || part === 'lockWasher') return { ...plain, listPosition: null, drawnQuantity: ofPipe };
  if (part === 'stud' && model.connectionType !== 'stud')
    return { ...plain, listPosition: null, drawnQuantity: ofPipe };
  if (part === 'flange' && model.connectionType === 'flange')
    return { ...plain, commercialItemId: idOf(partNumbers.connection(model)) };
  return part === 'flange' ? { ...plain, drawnQuantity: connectionsOfUnit } : plain;
}

type Position = Pick<
  StoredExplodedPosition,
  'names' | 'listPosition' | 'commercialItemId' | 'drawnQuantity' | 'assemblyId'
>;

function positionsIn(model: GasketedModel, assembly: Assembly): Record<ExplodedPart, Position> {
  const all = Object.keys(parts) as ExplodedPart[];
  return Object.fromEntries(all.map((part) => [part, positionIn(model, assembly, part)])) as Record<
    ExplodedPart,
    Position
  >;
}

/** A threaded connection is one piece. */
const assembliesOf = ({ connectionType }: GasketedModel): Assembly[] => [
  'unit',
  'tighteningBolt',
  'carrier',
  ...(connectionType === 'thread' ? [] : (['connection'] as const)),
];

/** Exploded views of every gasketed model: the whole unit, and up to three sub-assemblies. */
export function createExplodedCatalogs(): ExplodedCatalogSeed[] {
  return gasketedModels.map((model) => ({
    id: idOf(model.id),
    genericItemId: idOf(model.id),
    names: inEachLanguage(() => model.id),
    pack: packOf(model, Math.min(drawnPlates, model.frames[0]!.maxPlates), model.frames[0]!.length),
    assemblies: assembliesOf(model).map((id) => ({
      id,
      parentId: id === 'unit' ? null : 'unit',
      names: viewTexts[id],
      positions: positionsIn(model, id),
    })),
  }));
}
