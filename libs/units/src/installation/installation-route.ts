export { installationLoader as loader } from './installation.loader.ts';
export { Installation as Component } from './installation.tsx';
