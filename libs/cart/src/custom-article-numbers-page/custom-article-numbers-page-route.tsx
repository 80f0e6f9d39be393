export { customArticleNumbersLoader as loader } from './custom-article-numbers.loader.ts';
export { CustomArticleNumbersPage as Component } from './custom-article-numbers-page.tsx';
