export { quoteRequestsLoader as loader } from './quote-requests.loader.ts';
export { QuoteRequestsPage as Component } from './quote-requests-page.tsx';
