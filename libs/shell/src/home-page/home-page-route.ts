export { homeLoader as loader } from './home-page.loader.ts';
export { HomePage as Component } from './home-page.tsx';
