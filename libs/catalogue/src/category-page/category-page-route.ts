export { categoryPageLoader as loader } from './category-page.loader.ts';
export { CategoryPage as Component } from './category-page.tsx';
