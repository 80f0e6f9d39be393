import type { FilterSelection } from '@shop/api-contracts';
import type { FilterState } from './filter-state.ts';

/** What every kind of filter is handed. */
export interface FilterProps {
  state: FilterState;
  selection: FilterSelection;
  /** Path of the list with that selection, for links that work without a script. */
  hrefOf: (selection: FilterSelection) => string;
  onChange: (selection: FilterSelection) => void;
}
