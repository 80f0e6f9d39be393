export { serviceKitsLoader as loader } from './service-kits.loader.ts';
export { ServiceKits as Component } from './service-kits.tsx';
