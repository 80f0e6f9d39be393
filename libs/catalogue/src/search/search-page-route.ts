export { searchPageLoader as loader } from './search-page.loader.ts';
export { SearchPage as Component } from './search-page.tsx';
