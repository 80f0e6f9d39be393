export { loadMessages } from './load-messages.ts';
export { ownUnitsPortalPage } from './own-units/own-units-portal-page.ts';
export { ownUnitsRoute, routes } from './routes.tsx';
