export { loadQuoteConfirmation } from './confirmation/load-quote-confirmation.ts';
export { loadMessages } from './load-messages.ts';
export { applicationsPortalPage, generatedQuotesPortalPage, quoteRequestsPortalPage } from './portal-pages.ts';
export { WaitingQuotes } from './waiting/waiting-quotes.tsx';
export { applicationsRoute, generatedQuotesRoute, quoteRequestsRoute, routes } from './routes.tsx';
