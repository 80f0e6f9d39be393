export { addressesLoader as loader } from './addresses.loader.ts';
export { AddressesPage as Component } from './addresses-page.tsx';
