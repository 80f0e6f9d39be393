export { taxExemptsLoader as loader } from './tax-exempts.loader.ts';
export { TaxExemptsPage as Component } from './tax-exempts-page.tsx';
