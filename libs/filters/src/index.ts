export {
  countRows,
  hasWords,
  matcherOf,
  shownBy,
  type FilterCount,
  type Matcher,
  type RowCounts,
} from './count-rows.ts';
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
