export { suggestionsPageLoader as loader } from './suggestions-page.loader.ts';
export { SuggestionsPage as Component } from './suggestions-page.tsx';
