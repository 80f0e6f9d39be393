export {
  formatMeasure,
  formatNumber,
  fromSystem,
  hasUsUnit,
  toSystem,
  unitSymbol,
  type MeasureSystem,
} from './measures.ts';
export { numberFormat } from './number-format.ts';
