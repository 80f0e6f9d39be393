export { comparePageHandle as handle } from './compare-page-handle.ts';
export { comparePageLoader as loader } from './compare-page.loader.ts';
export { ComparePage as Component } from './compare-page.tsx';
