export { explodedViewLoader as loader } from './exploded-view.loader.ts';
export { SparePartCatalogue as Component } from './spare-part-catalogue.tsx';
