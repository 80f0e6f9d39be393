export { ownUnitsLoader as loader } from './own-units.loader.ts';
export { OwnUnitsPage as Component } from './own-units-page.tsx';
