import { later } from '@shop/platform';
import type { SearchBoxProps } from './search-form.tsx';

/** The search field of header, home and not-found page: it searches by itself as a form, suggestions come with its code. */
export const SearchBox = later<SearchBoxProps>(async () => (await import('./search-form.tsx')).SearchForm);
