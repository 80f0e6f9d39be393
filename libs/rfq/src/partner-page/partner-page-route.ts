import type { RouteHandle } from '@shop/platform';
import { rfqCrumbs } from '../rfq-crumbs.ts';

export { PartnerPage as Component } from './partner-page.tsx';

export const handle: RouteHandle = { analyticsCategory: 'rfq', crumbs: rfqCrumbs('rfq.partner.title') };
