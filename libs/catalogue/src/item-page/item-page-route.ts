export { itemPageLoader as loader } from './item-page.loader.ts';
export { ItemPage as Component } from './item-page.tsx';
