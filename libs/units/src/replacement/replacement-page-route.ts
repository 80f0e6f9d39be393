export { replacementPageLoader as loader } from './replacement-page.loader.ts';
export { ReplacementPage as Component } from './replacement-page.tsx';
