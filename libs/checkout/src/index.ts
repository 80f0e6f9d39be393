export { loadMessages } from './load-messages.ts';
export { routes } from './routes.tsx';
