export { unitSearchLoader as loader } from './unit-search.loader.ts';
export { UnitSearchPage as Component } from './unit-search-page.tsx';
