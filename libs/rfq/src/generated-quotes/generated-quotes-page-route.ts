export { generatedQuotesLoader as loader } from './generated-quotes.loader.ts';
export { GeneratedQuotesPage as Component } from './generated-quotes-page.tsx';
