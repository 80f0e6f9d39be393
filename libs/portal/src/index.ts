export { loadMessages } from './load-messages.ts';
export { portalHandle, type PortalPage } from './portal-page.ts';
export { portalRoute } from './routes.tsx';
