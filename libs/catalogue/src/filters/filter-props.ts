import type { Choice, FilterState } from './filter-state.ts';

/** Props of every kind of filter. */
export interface FilterProps {
  state: FilterState;
  /** Path of the list after that choice, for links that work without a script; undefined after hydration. */
  hrefOf: ((choice: Choice) => string) | undefined;
  onChange: (choice: Choice) => void;
}
