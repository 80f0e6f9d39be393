export { QuoteRequestsPage as Component } from './quote-requests-page.tsx';
