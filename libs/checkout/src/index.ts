export { loadMessages } from './load-messages.ts';
export { createConfirmationRoute as createConfirmationRoute, routes } from './routes.tsx';
