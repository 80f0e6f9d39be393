export { loadMessages } from './load-messages.ts';
export { confirmationRoute, routes } from './routes.tsx';
