export { remadeHandle as handle } from './remade-page-handle.ts';
export { remadeLoader as loader } from './remade-page.loader.ts';
export { RemadePage as Component } from './remade-page.tsx';
