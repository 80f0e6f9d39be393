export { tagPageLoader as loader } from './tag-page.loader.ts';
export { TagPage as Component } from './tag-page.tsx';
