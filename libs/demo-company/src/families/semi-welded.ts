import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, idOf, type Family } from '../create-variant.ts';
import { connectionOf, gasketedModels, gasketLimits, type GasketMaterial } from '../models/gasketed-models.ts';
import { outerMeasures } from '../models/outer-measures.ts';
import { countOfPlates, translated } from '../texts.ts';
import { productNames } from '../words/products.ts';
import { packOf } from './gasketed.ts';

/** Plates (always even, as two make a cassette), pressure, gasket, and whether it is on request or only quoted. */
type Choice = [plates: number, pressure: 16 | 25 | 30, gasket: GasketMaterial, terms?: 'onRequest' | 'quote'];

/** Kilowatt of evaporating ammonia per square metre. */
const dutyPerArea: Record<string, number> = { 'GX-080': 22.4, 'GX-100': 21.7, 'GX-150': 20.3 };

const choices: Record<string, Choice[]> = {
  'GX-080': [
    [42, 25, 'HNBR'],
    [62, 25, 'HNBR'],
    [82, 25, 'HNBR'],
    [82, 25, 'EPDM'],
    [122, 25, 'HNBR'],
    [82, 16, 'NBR'],
  ],
  'GX-100': [
    [82, 25, 'HNBR'],
    [122, 25, 'HNBR'],
    [122, 30, 'HNBR'],
    [162, 25, 'EPDM'],
    [202, 25, 'HNBR', 'onRequest'],
  ],
  'GX-150': [
    [122, 25, 'HNBR', 'quote'],
    [162, 25, 'HNBR', 'onRequest'],
    [202, 25, 'EPDM', 'onRequest'],
    [242, 16, 'NBR', 'onRequest'],
    [302, 25, 'HNBR', 'quote'],
  ],
};

/** Semi-welded units, SW series: frames of the GX series with welded cassettes for refrigerants. */
export function createSemiWelded(): Family {
  const models = gasketedModels
    .filter(({ id }) => choices[id])
    .map((model) => ({ model, id: model.id.replace('GX', 'SW') }));
  return {
    items: models.map(({ model, id }) => ({
      genericItemId: idOf(id),
      categoryIds: ['semiwelded'],
      name: inEachLanguage((language) => `${productNames.semiWelded[language]} ${id}`),
      description: translated('descriptions.semiWelded', {
        model: id,
        connection: connectionOf(model),
        flow: model.maxFlow,
      }),
      keyFigures: ['totalArea', 'maxFlow', 'designPressure', 'designTemperature'],
      variantAttributes: ['gasketMaterial', 'numberOfPlates', 'designPressure'],
      tags: [],
    })),
    variants: models.flatMap(({ model, id }) =>
      choices[model.id]!.map(([plates, pressure, gasket, terms]) => {
        const frame = model.frames.find(({ maxPlates }) => plates <= maxPlates)!;
        const drawing = { kind: 'platePack' as const, ...packOf(model, plates, frame.length), welded: true };
        const area = rounded(plates * model.plate.area, 2);
        const volume = rounded((plates / 2) * model.plate.area * model.plate.gap, 1);
        const weight = model.weight.frame * 1.25 + plates * model.weight.perPlate * 1.08;
        const pitch = model.plate.thickness + model.plate.gap;
        return createVariant({
          genericItemId: idOf(id),
          articleNumber: `${id}-R${pressure}-${String(plates).padStart(3, '0')}-${gasketLimits[gasket].letter}`,
          name: inEachLanguage(
            (language) => `${productNames.semiWelded[language]} ${id}, ${countOfPlates(plates, language)}, ${gasket}`,
          ),
          attributes: {
            designPressure: [pressure],
            testPressure: [rounded(pressure * 1.43, 1)],
            designTemperature: [gasketLimits[gasket].min, Math.min(gasketLimits[gasket].max, 130)],
            maxFlow: [model.maxFlow],
            duty: [rounded((area * dutyPerArea[model.id]!) / 5) * 5],
            pressureDrop: [35],
            approachTemperature: [2],
            numberOfPlates: [plates],
            totalArea: [area],
            plateArea: [model.plate.area],
            platePattern: ['high'],
            plateMaterial: [model.plateMaterial],
            plateThickness: [model.plate.thickness],
            plateGap: [model.plate.gap],
            tighteningLength: [rounded(plates * pitch), rounded(plates * (pitch + 0.1))],
            liquidVolume: [volume],
            gasketMaterial: [gasket],
            gasketMaxTemperature: [gasketLimits[gasket].max],
            gasketFixing: ['clipOn'],
            fluids: ['ammonia', 'refrigerant', 'glycol', 'water'],
            connection: [connectionOf(model)],
            connectionStandard: [`EN 1092-1 PN ${pressure === 16 ? 16 : 40}`],
            frameMaterial: ['painted'],
            tighteningBolts: [`${model.bolt.count} × M${model.bolt.diameter} × ${frame.boltLength} mm`],
            maxPlates: [frame.maxPlates],
            ...outerMeasures(drawing),
            weightEmpty: [rounded(weight)],
            weightFilled: [rounded(weight + 2 * volume)],
            approvals: [model.dn >= 150 ? 'ped4' : 'ped2'],
            fluidGroup: ['one'],
          },
          customsNumber: '84195080',
          drawing,
          hasDimensions: true,
          shelf: 'few',
          ...(terms === 'quote'
            ? {}
            : { euros: Math.round(model.price.frame * 1.5 + plates * model.price.perPlate * 1.6) }),
          ...(terms === 'onRequest' ? { sales: 'onRequest' as const } : {}),
        });
      }),
    ),
  };
}
