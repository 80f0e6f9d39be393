export { GeneratedQuotesPage as Component } from './generated-quotes-page.tsx';
