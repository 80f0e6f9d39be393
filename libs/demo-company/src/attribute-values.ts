import type { Translated } from '@shop/commerce-model';
import { textsIn } from './texts.ts';
import { partNames } from './words/products.ts';

/** Names of coded values by attribute; codes that are the same in every language (`HNBR`, `DN 50`) have none. */
export const attributeValueNames: Record<string, Record<string, Translated>> = {
  platePattern: textsIn('attributeValues.platePattern'),
  plateMaterial: textsIn('attributeValues.plateMaterial'),
  tubeMaterial: textsIn('attributeValues.tubeMaterial'),
  gasketFixing: textsIn('attributeValues.gasketFixing'),
  fluids: textsIn('attributeValues.fluids'),
  frameMaterial: textsIn('attributeValues.frameMaterial'),
  material: textsIn('attributeValues.material'),
  approvals: textsIn('attributeValues.approvals'),
  fluidGroup: textsIn('attributeValues.fluidGroup'),
  gasketGrade: textsIn('attributeValues.gasketGrade'),
  signal: textsIn('attributeValues.signal'),
  partType: partNames,
};
