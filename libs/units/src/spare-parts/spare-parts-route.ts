export { sparePartsLoader as loader } from './spare-parts.loader.ts';
export { SpareParts as Component } from './spare-parts.tsx';
