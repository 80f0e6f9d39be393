import type { UnitTopic } from '@shop/platform';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { TextKey } from '../text.ts';

export interface Topic {
  name: UnitTopic;
  /** Text of its tab and title. */
  title: TextKey;
  /** Analytics category of its page. */
  analyticsCategory: string;
  /** Route module with `loader` and `Component`, which reads the unit by `useUnitPage`. */
  lazy: LazyRouteFunction<RouteObject>;
}

/** Address of the open topic within the page. */
export const topicId = 'topic';

/** Topics that are built, in the order of their tabs. The first one opens when an address names none. */
export const topics: readonly Topic[] = [
  {
    name: 'spare-parts',
    title: 'units.topic.spareParts',
    analyticsCategory: 'unitSpareParts',
    lazy: async () => import('../spare-parts/spare-parts-route.ts'),
  },
  {
    name: 'service-kits',
    title: 'units.topic.serviceKits',
    analyticsCategory: 'unitServiceKits',
    lazy: async () => import('../service-kits/service-kits-route.ts'),
  },
  {
    name: 'spare-part-catalogue',
    title: 'units.topic.sparePartCatalogue',
    analyticsCategory: 'unitSparePartCatalogue',
    lazy: async () => import('../exploded-view/exploded-view-route.ts'),
  },
  {
    name: 'documentation',
    title: 'units.topic.documentation',
    analyticsCategory: 'unitDocumentation',
    lazy: async () => import('../documents/documentation-route.tsx'),
  },
  {
    name: 'technical-documentation',
    title: 'units.topic.technicalDocumentation',
    analyticsCategory: 'unitTechnicalDocumentation',
    lazy: async () => import('../documents/technical-documentation-route.tsx'),
  },
  {
    name: 'technical-troubleshooting',
    title: 'units.topic.troubleshooting',
    analyticsCategory: 'unitTechnicalTroubleshooting',
    lazy: async () => import('../troubleshooting/troubleshooting-route.ts'),
  },
  {
    name: 'connectivity',
    title: 'units.topic.connectivity',
    analyticsCategory: 'unitConnectivity',
    lazy: async () => import('../connectivity/connectivity-route.ts'),
  },
  {
    name: 'service-partner',
    title: 'units.topic.servicePartner',
    analyticsCategory: 'unitServicePartner',
    lazy: async () => import('../service-partner/service-partner-route.ts'),
  },
  {
    name: 'installation-info',
    title: 'units.topic.installation',
    analyticsCategory: 'unitInstallation',
    lazy: async () => import('../installation/installation-route.ts'),
  },
];

/** The topic of an address that has a page: the one at its end, or the first. */
export const openTopic = (pathname: string): Topic =>
  topics.find(({ name }) => pathname.endsWith(`/${name}`)) ?? topics[0]!;
