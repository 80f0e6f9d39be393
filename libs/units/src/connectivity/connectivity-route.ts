export { Connectivity as Component } from './connectivity.tsx';
