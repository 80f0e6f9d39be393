export { countRows, hasWords, shownBy, type FilterCount, type RowCounts } from './count-rows.ts';
export {
  keyValues,
  rowsOfPartialResults,
  searchedText,
  type FilterColumn,
  type FilterRows,
  type KeyedValues,
} from './filter-rows.ts';
export {
  canonical,
  fitsFilters,
  holdsOne,
  isRange,
  isSelectionOf,
  keyOfValue,
  valuesOf,
  widenedRange,
  type SelectedFilter,
  type SelectionOf,
} from './selections.ts';
