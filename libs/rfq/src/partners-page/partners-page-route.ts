import type { RouteHandle } from '@shop/platform';
import { rfqCrumbs } from '../rfq-crumbs.ts';

export { PartnersPage as Component } from './partners-page.tsx';

export const handle: RouteHandle = { analyticsCategory: 'rfq', crumbs: rfqCrumbs('rfq.partners.title') };
