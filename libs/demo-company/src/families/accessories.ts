import { inEachLanguage } from '@shop/commerce-model';
import { rounded } from '../chance.ts';
import { createVariant, type Family } from '../create-variant.ts';
import type { ItemSeed, VariantSeed } from '../demo-company.ts';
import { connectionOf } from '../models/gasketed-models.ts';
import { decimal, textsIn } from '../texts.ts';

const accessoryTexts = textsIn('accessories');

const flanged = [25, 32, 40, 50, 65, 80, 100, 125, 150, 200];
const butterfly = [50, 65, 80, 100, 125, 150, 200, 250, 300];
const threaded = [15, 20, 25, 32, 40, 50];

function strainer(dn: number): VariantSeed {
  const mesh = dn <= 50 ? 0.8 : dn <= 100 ? 1.2 : 1.6;
  return createVariant({
    genericItemId: 'YS',
    articleNumber: `YS-${String(dn).padStart(3, '0')}`,
    name: inEachLanguage((language) => `${accessoryTexts.strainer[language]} DN ${dn}, ${decimal(mesh, language)} mm`),
    attributes: {
      designPressure: [16],
      designTemperature: [-10, 200],
      connection: [`DN ${dn}`],
      connectionStandard: ['EN 1092-1 PN 16'],
      meshSize: [mesh],
      material: ['castIron'],
      weightEmpty: [rounded(1.2 + dn ** 1.6 * 0.013, 1)],
      approvals: ['pedArticle'],
    },
    euros: Math.round(28 + dn ** 1.45 * 0.42),
    customsNumber: '84212100',
    countryOfOrigin: 'IT',
    drawing: { kind: 'strainer', dn },
  });
}

function butterflyValve(dn: number): VariantSeed {
  return createVariant({
    genericItemId: 'BV',
    articleNumber: `BV-${String(dn).padStart(3, '0')}`,
    name: inEachLanguage((language) => `${accessoryTexts.butterflyValve[language]} DN ${dn}, PN 16`),
    attributes: {
      designPressure: [16],
      designTemperature: [-10, 120],
      connection: [`DN ${dn}`],
      connectionStandard: ['EN 1092-1 PN 16'],
      flowCoefficient: [rounded(dn ** 2 * 0.042)],
      material: ['castIron'],
      weightEmpty: [rounded(0.8 + dn ** 1.5 * 0.0092, 1)],
      approvals: ['pedArticle'],
    },
    euros: Math.round(31 + dn ** 1.35 * 0.33),
    customsNumber: '84818085',
    countryOfOrigin: 'DE',
    drawing: { kind: 'valve', form: 'butterfly', dn },
  });
}

function ballValve(dn: number): VariantSeed {
  const connection = connectionOf({ dn, connectionType: 'thread' });
  return createVariant({
    genericItemId: 'KV',
    articleNumber: `KV-${String(dn).padStart(3, '0')}`,
    name: inEachLanguage((language) => `${accessoryTexts.ballValve[language]} ${connection}`),
    attributes: {
      designPressure: [25],
      designTemperature: [-20, 110],
      connection: [connection],
      connectionStandard: ['ISO 228-1'],
      flowCoefficient: [rounded(dn ** 2 * 0.068)],
      material: ['brass'],
      weightEmpty: [rounded(0.08 + dn ** 2 * 0.0008, 2)],
      approvals: ['drinkingWater'],
    },
    listPrice: Math.round(640 + dn ** 1.6 * 14),
    customsNumber: '84818081',
    countryOfOrigin: 'IT',
    drawing: { kind: 'valve', form: 'ball', dn },
    shelf: 'many',
    quantityBreaks: [{ from: 10, discount: 7 }],
  });
}

function temperatureSensor(length: number, signal: 'pt1000' | 'current' | 'bus'): VariantSeed {
  const codes = { pt1000: 'P', current: 'C', bus: 'M' };
  const shown = { pt1000: 'Pt1000', current: '4–20 mA', bus: 'Modbus RTU' };
  return createVariant({
    genericItemId: 'TS',
    articleNumber: `TS-${codes[signal]}-${length}`,
    name: inEachLanguage((language) => `${accessoryTexts.temperatureSensor[language]} ${shown[signal]}, ${length} mm`),
    attributes: {
      measuringRange: signal === 'pt1000' ? [-50, 200] : [-30, 150],
      signal: [signal],
      partLength: [length],
      connection: ['G ½″'],
      connectionStandard: ['ISO 228-1'],
      material: ['EN 1.4404'],
      weightEmpty: [0.2],
    },
    euros: Math.round(34 + length * 0.09 + (signal === 'pt1000' ? 0 : signal === 'current' ? 38 : 61)),
    customsNumber: '90251900',
    countryOfOrigin: 'DE',
    drawing: { kind: 'sensor', form: 'temperature', length },
  });
}

function pressureSensor(bar: number): VariantSeed {
  return createVariant({
    genericItemId: 'PS',
    articleNumber: `PS-C-${String(bar).padStart(2, '0')}`,
    name: inEachLanguage((language) => `${accessoryTexts.pressureSensor[language]} 0–${bar} bar, 4–20 mA`),
    attributes: {
      designPressure: [bar],
      measuringRange: [-30, 110],
      signal: ['current'],
      connection: ['G ½″'],
      connectionStandard: ['ISO 228-1'],
      material: ['EN 1.4404'],
      weightEmpty: [0.2],
    },
    euros: 96 + bar,
    customsNumber: '90262020',
    countryOfOrigin: 'DE',
    drawing: { kind: 'sensor', form: 'pressure' },
  });
}

function item(
  genericItemId: string,
  categoryId: string,
  text: 'strainer' | 'butterflyValve' | 'ballValve' | 'temperatureSensor' | 'pressureSensor',
  keyFigures: string[],
  variantAttributes: string[],
): ItemSeed {
  return {
    genericItemId,
    categoryIds: [categoryId],
    name: accessoryTexts[text],
    description: accessoryTexts[`${text}Description`],
    keyFigures,
    variantAttributes,
    tags: [],
  };
}

/** Strainers, valves and sensors. */
export function createAccessories(): Family {
  return {
    items: [
      item(
        'YS',
        'strainers',
        'strainer',
        ['connection', 'meshSize', 'designPressure', 'designTemperature'],
        ['connection'],
      ),
      item(
        'BV',
        'butterflyvalves',
        'butterflyValve',
        ['connection', 'flowCoefficient', 'designPressure', 'designTemperature'],
        ['connection'],
      ),
      item(
        'KV',
        'ballvalves',
        'ballValve',
        ['connection', 'flowCoefficient', 'designPressure', 'designTemperature'],
        ['connection'],
      ),
      item(
        'TS',
        'sensors',
        'temperatureSensor',
        ['signal', 'measuringRange', 'partLength', 'connection'],
        ['signal', 'partLength'],
      ),
      item(
        'PS',
        'sensors',
        'pressureSensor',
        ['signal', 'designPressure', 'measuringRange', 'connection'],
        ['designPressure'],
      ),
    ],
    variants: [
      ...flanged.map(strainer),
      ...butterfly.map(butterflyValve),
      ...threaded.map(ballValve),
      ...(['pt1000', 'current', 'bus'] as const).flatMap((signal) =>
        [50, 100, 160].map((length) => temperatureSensor(length, signal)),
      ),
      ...[6, 10, 16, 25].map(pressureSensor),
    ],
  };
}
