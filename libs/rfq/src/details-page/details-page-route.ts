import type { RouteHandle } from '@shop/platform';
import { rfqCrumbs } from '../rfq-crumbs.ts';

export { DetailsPage as Component } from './details-page.tsx';

export const handle: RouteHandle = { analyticsCategory: 'rfq', crumbs: rfqCrumbs('rfq.details.title') };
