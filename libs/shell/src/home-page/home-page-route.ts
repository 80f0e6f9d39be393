export { homeLoader as loader } from './home-page.loader.ts';
export { homePage } from './home-page.tsx';
