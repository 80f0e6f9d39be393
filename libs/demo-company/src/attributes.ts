import type { StoredAttribute, Translated } from '@shop/commerce-model';
import { attributeValueNames } from './attribute-values.ts';
import { textsIn } from './texts.ts';

const groups = textsIn('attributeGroups');
const names = textsIn('attributes');
const heads: Partial<Record<keyof typeof names, Translated>> = textsIn('attributeHeads');

function attribute(
  id: keyof typeof names,
  type: StoredAttribute['type'],
  unit: string | null,
  group: keyof typeof groups,
): StoredAttribute {
  const values = attributeValueNames[id];
  const shortName = heads[id];
  return {
    id,
    type,
    unit,
    group: groups[group],
    name: names[id],
    ...(shortName ? { shortName } : {}),
    ...(values ? { values } : {}),
  };
}

/** All attributes of items, in the order of the specification table. Units are UN/CEFACT common codes. */
export const attributes: StoredAttribute[] = [
  attribute('designPressure', 'number', 'BAR', 'duty'),
  attribute('testPressure', 'number', 'BAR', 'duty'),
  attribute('designTemperature', 'interval', 'CEL', 'duty'),
  attribute('maxFlow', 'number', 'MQH', 'duty'),
  attribute('duty', 'number', 'KWT', 'duty'),
  attribute('pressureDrop', 'number', 'KPA', 'duty'),
  attribute('approachTemperature', 'number', 'KEL', 'duty'),
  attribute('numberOfPlates', 'number', 'C62', 'plates'),
  attribute('totalArea', 'number', 'MTK', 'duty'),
  attribute('plateArea', 'number', 'MTK', 'plates'),
  attribute('platePattern', 'text', null, 'plates'),
  attribute('plateMaterial', 'text', null, 'plates'),
  attribute('plateThickness', 'number', 'MMT', 'plates'),
  attribute('plateGap', 'number', 'MMT', 'plates'),
  attribute('tighteningLength', 'interval', 'MMT', 'plates'),
  attribute('gasketMaterial', 'text', null, 'gaskets'),
  attribute('gasketMaxTemperature', 'number', 'CEL', 'gaskets'),
  attribute('gasketFixing', 'text', null, 'gaskets'),
  attribute('gasketGrade', 'text', null, 'gaskets'),
  attribute('fluids', 'text', null, 'duty'),
  attribute('shellDiameter', 'number', 'MMT', 'tubes'),
  attribute('tubeLength', 'number', 'MMT', 'tubes'),
  attribute('numberOfTubes', 'number', 'C62', 'tubes'),
  attribute('tubeMaterial', 'text', null, 'tubes'),
  attribute('airFlow', 'number', 'MQH', 'air'),
  attribute('fans', 'number', 'C62', 'air'),
  attribute('fanPower', 'number', 'KWT', 'air'),
  attribute('partType', 'text', null, 'part'),
  // the present series come first in the catalogue
  { ...attribute('fitsModel', 'text', null, 'part'), order: 'catalogue' },
  attribute('fitsSerialFrom', 'text', null, 'part'),
  attribute('fitsSerialTo', 'text', null, 'part'),
  attribute('material', 'text', null, 'part'),
  attribute('thread', 'text', null, 'part'),
  attribute('partLength', 'number', 'MMT', 'part'),
  attribute('volume', 'number', 'LTR', 'part'),
  attribute('insulationThickness', 'number', 'MMT', 'part'),
  attribute('meshSize', 'number', 'MMT', 'part'),
  attribute('flowCoefficient', 'number', 'MQH', 'part'),
  attribute('measuringRange', 'interval', 'CEL', 'part'),
  attribute('signal', 'text', null, 'part'),
  attribute('connection', 'text', null, 'connections'),
  attribute('connectionStandard', 'text', null, 'connections'),
  attribute('frameMaterial', 'text', null, 'frame'),
  attribute('tighteningBolts', 'text', null, 'frame'),
  attribute('maxPlates', 'number', 'C62', 'frame'),
  attribute('height', 'number', 'MMT', 'size'),
  attribute('width', 'number', 'MMT', 'size'),
  attribute('length', 'number', 'MMT', 'size'),
  attribute('portDistanceHeight', 'number', 'MMT', 'size'),
  attribute('portDistanceWidth', 'number', 'MMT', 'size'),
  attribute('weightEmpty', 'number', 'KGM', 'size'),
  attribute('weightFilled', 'number', 'KGM', 'size'),
  attribute('liquidVolume', 'number', 'LTR', 'size'),
  attribute('approvals', 'text', null, 'approvals'),
  attribute('fluidGroup', 'text', null, 'approvals'),
  attribute('yearOfManufacture', 'number', null, 'condition'),
  attribute('warranty', 'number', 'C62', 'condition'),
];
