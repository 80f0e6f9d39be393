export { countRows, shownBy, type FilterCount, type RowCounts } from './count-rows.ts';
export {
  nameValues,
  rowsOfPartialResults,
  searchedText,
  type FilterColumn,
  type FilterRows,
  type NamedValues,
} from './filter-rows.ts';
export {
  canonical,
  fitsFilters,
  holdsOne,
  isRange,
  isSelectionOf,
  valuesOf,
  widenedRange,
  type SelectedFilter,
  type SelectionOf,
} from './selections.ts';
