export { loadMessages } from './load-messages.ts';
export { createConfirmationRoute, routes } from './routes.tsx';
