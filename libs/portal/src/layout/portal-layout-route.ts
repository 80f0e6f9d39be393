export { PortalLayout as Component } from './portal-layout.tsx';
