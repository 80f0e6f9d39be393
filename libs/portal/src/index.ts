export { loadMessages } from './load-messages.ts';
export { portalHandle, type PortalPage } from './portal-page.ts';
export { LastOrders } from './workbench/last-orders.tsx';
export { portalRoute } from './routes.tsx';
