export {
  formatMeasure,
  formatNumber,
  fromSystem,
  hasUsUnit,
  toSystem,
  unitSymbol,
  type MeasureSystem,
} from './measures.ts';
