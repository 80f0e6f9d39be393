import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, type Family } from '../create-variant.ts';
import { connectionOf, gasketedModels, gasketLimits, type GasketMaterial } from '../models/gasketed-models.ts';
import { partNumbers } from '../models/part-numbers.ts';
import { partDescriptions, partNames } from '../words/products.ts';
import type { GasketedUnit } from './gasketed.ts';

/** Connection flanges or threads by model, and the rubber liners of the ports. */
export function createConnections(units: GasketedUnit[]): Family {
  const flanges = gasketedModels.map((model) => {
    const isThread = model.connectionType === 'thread';
    return createVariant({
      genericItemId: 'FLANGE',
      articleNumber: partNumbers.connection(model),
      name: inEachLanguage(
        (language) =>
          `${(isThread ? partNames.nipple : partNames.flange)[language]} ${connectionOf(model)}, ${model.id}`,
      ),
      attributes: {
        partType: [isThread ? 'nipple' : 'flange'],
        fitsModel: [model.id],
        connection: [connectionOf(model)],
        connectionStandard: [isThread ? 'ISO 228-1' : 'EN 1092-1 PN 16'],
        material: ['EN 1.4404'],
        weightEmpty: [rounded(0.3 + model.dn ** 1.5 * 0.006, 1)],
      },
      euros: Math.round(18 + model.dn ** 1.3 * 0.42),
      customsNumber: '73072100',
      drawing: { kind: 'flange', dn: model.dn, form: isThread ? 'thread' : 'flange' },
      shelf: 'some',
    });
  });
  const liners = gasketedModels.flatMap((model) => {
    const materials = new Set<GasketMaterial>(units.filter((unit) => unit.model === model).map(({ gasket }) => gasket));
    return [...materials].map((material) =>
      createVariant({
        genericItemId: 'CONNECTIONLINER',
        articleNumber: partNumbers.connectionLiner(model, material),
        name: inEachLanguage((language) => `${partNames.connectionLiner[language]} ${model.id}, ${material}`),
        attributes: {
          partType: ['connectionLiner'],
          fitsModel: [model.id],
          connection: [connectionOf(model)],
          material: [material],
          gasketMaxTemperature: [gasketLimits[material].max],
          weightEmpty: [rounded(model.dn ** 1.4 * 0.0006 + 0.02, 2)],
        },
        listPrice: Math.round((9 + model.dn * 0.22) * (material === 'FKM' ? 2.6 : 1) * 100),
        customsNumber: '40169300',
        drawing: { kind: 'liner', dn: model.dn },
        shelf: 'some',
        packQuantity: 2,
        minimumQuantity: 2,
      }),
    );
  });
  const items = (['flange', 'connectionLiner'] as const).map((part) => ({
    genericItemId: part.toUpperCase(),
    categoryIds: ['connections'],
    name: partNames[part],
    description: partDescriptions[part],
    keyFigures: ['connection', 'fitsModel', 'material', 'weightEmpty'],
    variantAttributes: part === 'flange' ? ['fitsModel'] : ['fitsModel', 'material'],
    tags: [],
  }));
  return { items, variants: [...flanges, ...liners] };
}
