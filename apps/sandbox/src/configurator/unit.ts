import { z } from 'zod';
import type { Texts } from '../languages.ts';
import { connections, frameSizes, gaskets, materials, minPlates, models, type Model } from './models.ts';

/** What somebody chose; anything unknown becomes the first choice. */
export const choicesSchema = z.object({
  model: z.enum(models.map(({ id }) => id)).catch('GX050'),
  plates: z.coerce.number().int().min(1).max(9_999).catch(61),
  material: z.enum(materials).catch('steel'),
  gasket: z.enum(gaskets).catch('NBR'),
  connection: z.enum(connections).catch('plain'),
  frame: z.enum(frameSizes).catch('short'),
});
export type Choices = z.output<typeof choicesSchema>;

export interface UnitLine {
  lineId: string;
  commercialItemId: string;
  quantity: number;
}

/** Assembly and test, in per cent of the parts. */
const assembly = 6;

export const modelOf = ({ model }: Choices): Model => models.find(({ id }) => id === model)!;

/** Why the parts do not go together; empty when they do. */
export function conflictsOf(choices: Choices, t: Texts): string[] {
  const model = modelOf(choices);
  const { plates, material, gasket, connection, frame } = choices;
  const max = model.frames[frame].maxPlates;
  const hasLiner = model.liners[gasket] !== undefined;
  return [
    ...(plates < minPlates || plates > max
      ? [t('configuratorPlateRange', { model: model.name, min: String(minPlates), max: String(max) })]
      : []),
    ...(material === 'better' && connection === 'plain'
      ? [t('configuratorNeedsLiner', { material: model.better.name })]
      : []),
    ...(connection === 'lined' && !hasLiner ? [t('configuratorNoLiner', { model: model.name, gasket })] : []),
  ];
}

/** Parts by article, for choices without a conflict. The first line is the frame, which has the data sheet. */
export function linesOf(choices: Choices): UnitLine[] {
  const model = modelOf(choices);
  const { plates, gasket, connection, frame } = choices;
  const { code } = model[choices.material];
  const { millimetres, bolt } = model.frames[frame];
  const parts: [string, number][] = [
    [`${model.id}FP`, 1],
    [`${model.id}PP`, 1],
    [`${model.id}CB${millimetres}`, 1],
    [`${model.id}GB${millimetres}`, 1],
    [`${model.id}SC`, 1],
    [bolt, model.bolts],
    [`${model.id}E1${code}`, 1],
    [`${model.id}CPH${code}`, plates - 2],
    [`${model.id}E2${code}`, 1],
    [`${model.id}GE${gasket}`, 1],
    [`${model.id}GC${gasket}`, plates - 2],
    [model.connectionPart, 4],
    ...(connection === 'lined' ? [[`${model.id}LI${gasket}`, 4] as [string, number]] : []),
  ];
  return parts.map(([commercialItemId, quantity], n) => ({ lineId: String((n + 1) * 10), commercialItemId, quantity }));
}

/** List price in euro cents without tax, for choices without a conflict. */
export function listPriceOf(choices: Choices): number {
  const model = modelOf(choices);
  const { plates, gasket, connection, frame } = choices;
  const material = model[choices.material];
  const { framePlate, pressurePlate, column, connection: flange } = model.parts;
  const rubber = model.gaskets[gasket];
  const liners = connection === 'lined' ? 4 * model.liners[gasket]! : 0;
  const sum =
    framePlate +
    pressurePlate +
    column +
    4 * flange +
    liners +
    model.frames[frame].price +
    2 * material.end +
    (plates - 2) * (material.channel + rubber.channel) +
    rubber.end;
  return Math.round((sum * (100 + assembly)) / 100);
}

export const nameOf = (choices: Choices, t: Texts): string =>
  t('configuratorUnitName', {
    model: modelOf(choices).name,
    plates: String(choices.plates),
    material: modelOf(choices)[choices.material].name,
    gasket: choices.gasket,
  });

/** Length of the plate pack in millimetres, as it is tightened. */
export const packLength = ({ plates }: Choices): number => Math.round(plates * 3.2);
