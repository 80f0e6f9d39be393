export { termsHandle as handle } from './terms-page-handle.ts';
export { termsLoader as loader } from './terms-page.loader.ts';
export { TermsPage as Component } from './terms-page.tsx';
