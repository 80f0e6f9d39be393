import { hydrateLater } from '@shop/platform';
import type { SearchBoxProps } from './search-form.tsx';

/** Search field of header, home and not-found page: a plain form; suggestions come with its code. */
export const SearchBox = hydrateLater<SearchBoxProps>(async () => (await import('./search-form.tsx')).SearchForm);
