export { termsLoader as loader } from './terms-page.loader.ts';
export { TermsPage as Component } from './terms-page.tsx';
