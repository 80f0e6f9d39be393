import { patterns, unitPaths, unitPatterns, type RouteHandle } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { contactHandle, proofHandle, replacementHandle, suggestionsHandle } from './replacement/replacement-handles.ts';
import { textOf } from './text.ts';
import { topics } from './unit-page/topics.ts';
import { unitPageRoutes } from './unit-page/unit-page-routes.ts';
import { unitNameOf } from './unit/unit-name.ts';
import { unitQuery } from './queries.ts';
import { unitSearchHandle } from './unit-search/unit-search-handle.ts';

const registerHandle: RouteHandle = {
  analyticsCategory: 'registerProduct',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('units.register') }],
};
const scanHandle: RouteHandle = {
  analyticsCategory: 'unitScan',
  crumbs: ({ i18n }) => [
    { text: textOf(i18n)('units.search.title'), to: unitPaths.unitSearch() },
    { text: textOf(i18n)('units.scan.title') },
  ],
};
const tagHandle: RouteHandle = {
  analyticsCategory: 'myProduct',
  crumbs: ({ i18n }) => [{ text: textOf(i18n)('units.connect') }],
};

/** Public pages, relative to `/:locale`. */
export const routes: RouteObject[] = [
  {
    path: unitPatterns.unitSearch,
    lazy: async () => import('./unit-search/unit-search-route.ts'),
    handle: unitSearchHandle,
  },
  {
    path: unitPatterns.unitScan,
    lazy: async () => import('./unit-scan/unit-scan-route.ts'),
    handle: scanHandle,
  },
  unitPageRoutes({
    path: 'unit/:equipmentId',
    lazy: async () => import('./unit-page/unit-page-route.tsx'),
    crumbs: {
      before: ({ i18n }) => [{ text: textOf(i18n)('units.search.title'), to: unitPaths.unitSearch() }],
      pathOf: unitPaths.unit,
    },
  }),
  {
    path: unitPatterns.registerProduct,
    lazy: async () => import('./register-page/register-page-route.tsx'),
    handle: registerHandle,
  },
  {
    path: unitPatterns.myProduct,
    lazy: async () => import('./tag-page/tag-page-route.tsx'),
    handle: tagHandle,
  },
  {
    path: patterns.unitReplacement,
    lazy: async () => import('./replacement/replacement-page-route.ts'),
    handle: replacementHandle,
  },
  {
    path: unitPatterns.replacementSuggestions,
    lazy: async () => import('./replacement/suggestions-page-route.ts'),
    handle: suggestionsHandle,
  },
  {
    path: unitPatterns.replacementContact,
    lazy: async () => import('./replacement-contact/contact-page-route.ts'),
    handle: contactHandle,
  },
  {
    path: unitPatterns.replacementProof,
    lazy: async () => import('./replacement-proof/proof-page-route.ts'),
    handle: proofHandle,
  },
];

/** What the account area needs to know of a page (`PortalHandle` of its library). */
type OwnHandle = RouteHandle & { portal: object };

/** Own units in the account area: the list, and each unit's page. `handle`: of the list, made by the account area. */
export function ownUnitsRoute(handle: OwnHandle): RouteObject {
  const unitRoutes = unitPageRoutes({
    path: 'portal/units/:equipmentId',
    lazy: async () => import('./unit-page/own-unit-page-route.tsx'),
    crumbs: {
      before: (app, match) =>
        (handle.crumbs?.(app, match) ?? []).map((crumb) => ({ to: unitPaths.ownUnits(), ...crumb })),
      pathOf: unitPaths.ownUnit,
    },
  });
  return {
    // the pages below have trails of their own
    handle: { portal: handle.portal },
    children: [
      { path: unitPatterns.ownUnits, lazy: async () => import('./own-units/own-units-page-route.tsx'), handle },
      { ...unitRoutes, children: unitRoutes.children!.map((child) => titled(child, handle)) } as RouteObject,
    ],
  };
}

/** The account area writes the titles of its pages: of a topic, the unit and the topic. */
function titled(child: RouteObject, { portal }: OwnHandle): RouteObject {
  const topic = topics.find(({ name }) => name === child.path) ?? topics[0]!;
  const opened = (
    app: Parameters<NonNullable<RouteHandle['crumbs']>>[0],
    { params: { equipmentId = '' }, scope }: { params: Readonly<Record<string, string | undefined>>; scope: string },
  ) => {
    const unit = app.queryClient.getQueryData(unitQuery(equipmentId, scope).queryKey);
    return unit && `${unitNameOf(unit)}, ${textOf(app.i18n)(topic.title)}`;
  };
  return { ...child, handle: { ...(child.handle as object), portal: { ...portal, opened } } };
}
