export { loadMessages } from './load-messages.ts';
export { ownUnitsPortalPage } from './own-units/own-units-portal-page.ts';
export { UnitsUsedLastTile } from './units-used-last/units-used-last-tile.tsx';
export { ownUnitsRoute, routes } from './routes.tsx';
