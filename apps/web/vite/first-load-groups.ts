/**
 * Modules that pages load before they are interactive, below `libs`: folders end in a slash, files have no extension. A
 * test fails for entries that match no file.
 */
export const firstLoadSources = {
  /** Needed by every page. */
  shop: [
    'platform/src/',
    'i18n/src/',
    'api-contracts/src/bounds/filter-bounds',
    'design-system/src/button/',
    'design-system/src/class-names/',
    'design-system/src/drawing/',
    'design-system/src/icon/',
    'design-system/src/radio-group/radio-group',
    'design-system/src/render-link/',
  ],
  /** Needed by category and item pages. */
  cards: [
    'cart/src/add-to-cart/add-to-cart-slot',
    'cart/src/favourite-lists/favourite-mark',
    'catalogue/src/compare-tray/lazy-compare',
    'catalogue/src/item-card/attribute-value',
    'catalogue/src/item-card/availability-slot',
    'catalogue/src/item-card/item-list-events',
    'catalogue/src/item-card/item-path',
    'catalogue/src/item-card/price-slot',
    'catalogue/src/item-card/use-sales-details',
    'design-system/src/card-grid/',
    'design-system/src/stock-mark/',
    'design-system/src/unbroken-numbers/',
  ],
  /** Also needed by the item page. */
  sheet: [
    'catalogue/src/measure-switch/',
    'catalogue/src/part-table/part-table.module',
    'design-system/src/copy-button/',
    'design-system/src/definition-list/',
    'design-system/src/drawing-sheet/',
    'design-system/src/numbered-section/',
  ],
  /** Also needed by the home page, and later by the frame of every other one. */
  'frame-parts': [
    'platform/src/routing/unit-paths',
    'platform/src/visibility/',
    'shell/src/alternates/',
    'shell/src/content/address-lines',
    'shell/src/frame-entries/',
    'shell/src/queries',
  ],
  /** Also needed by category and search pages, and later by whatever leads to them. */
  filters: [
    'cart/src/fitting-units/chosen-unit',
    'catalogue/src/filters/filter-query',
    'catalogue/src/filters/short-unit-name',
    'design-system/src/toast/toast-queue',
    'filters/src/selections',
  ],
  /** Also needed by category and search pages. */
  lists: [
    'api-contracts/src/bounds/category-bounds',
    'catalogue/src/filtered-list/filtered-list',
    'catalogue/src/filtered-list/item-list',
    'catalogue/src/filtered-list/use-filter-sheet',
    'catalogue/src/filtered-list/use-list-state',
    'catalogue/src/filters/filter-state',
    'catalogue/src/item-card/item-card-tile',
    'catalogue/src/sort-and-view/',
    'catalogue/src/true-scale/true-scale',
    'design-system/src/chip/',
    'design-system/src/pager/',
    'design-system/src/radio-group/segmented-links',
    'design-system/src/select/plain-select',
    'design-system/src/select/select-control',
  ],
} satisfies Record<string, string[]>;

/** Modules of platform and i18n that are not in the file of every page: some pages need them, or all do later. */
export const lazySources = [
  'i18n/src/local-day',
  'platform/src/affiliate/affiliate',
  'platform/src/category-tree/',
  'platform/src/consent/',
  'platform/src/download-file',
  'platform/src/identity/account-ref',
  'platform/src/identity/bfcache-guard',
  'platform/src/identity/company-channel',
  'platform/src/identity/person-calls',
  'platform/src/identity/follow-session',
  'platform/src/identity/resolve-identity',
  'platform/src/identity/session-channel',
  'platform/src/identity/unsaved-input',
  'platform/src/log',
  'platform/src/messages/',
  'platform/src/post-sign-in/',
  'platform/src/queries/of-same-person',
  'platform/src/query-state/',
  'platform/src/refusal',
  'platform/src/removals/',
  'platform/src/routing/unit-paths',
  'platform/src/sign-in/gate-or-skeleton',
  'platform/src/sign-in/sign-in-gate',
  'platform/src/sign-in/use-shown-person',
  'platform/src/text',
  'platform/src/visibility/',
  'platform/src/widget-token/',
];

/** Pages on which people arrive, by the name of their style sheet: the lazily loaded modules that render them. */
export const arrivals: Record<string, string[]> = {
  home: ['shell/src/home-page/home-page-route', 'shell/src/not-found-page/not-found-page'],
  lists: ['catalogue/src/category-page/category-page-route'],
  search: ['catalogue/src/search/search-page-route'],
  categories: ['catalogue/src/category-page/sub-categories-page', 'catalogue/src/parts-matrix/parts-matrix-page'],
  item: ['catalogue/src/item-page/item-page-route'],
};

/**
 * Parts of first pages that are shown on intent, or to somebody who is signed in, never in the rendered page: their styles are in
 * the sheet of the rest.
 */
export const laterStyleSources = [
  'design-system/src/toast/toast-host',
  'shell/src/search-box/suggestions',
  'shell/src/products-panel/',
  'shell/src/main-menu/',
  'shell/src/home-page/own-home',
  'shell/src/terms-dialog/',
  'shell/src/consent/consent-bar',
  'shell/src/market-picker/market-dialog',
  'shell/src/other-company/',
  'shell/src/outside-services/chat',
  'shell/src/outside-services/notifications',
  'shell/src/shortcuts/',
  'cart/src/cart/refusal-dialog',
  'cart/src/favourite-lists/list-chooser-dialog',
  'cart/src/favourite-lists-page/favourite-lists-tile',
  'catalogue/src/compare-tray/compare-tray',
  'cart/src/fitting-units/fitting-units',
  'catalogue/src/item-card/table-view-dialog',
  'catalogue/src/item-page/reviews/review-form',
  'catalogue/src/filtered-list/filter-sheet',
  'catalogue/src/filters/unit-choice',
  'portal/src/orders/orders-tile',
  'portal/src/overview/addresses-tile',
  'portal/src/overview/profile-tile',
  'rfq/src/confirmation/',
  'rfq/src/quote-requests/quotes-tile',
  'units/src/own-units/own-units-tile',
  'web/src/workbench/workbench',
];

/** True when a module below `libs` or `apps` is one of the sources, whatever its extension: `…/libs/platform/src/text.ts`. */
export function isOneOf(sources: readonly string[], module: string): boolean {
  const path = /[\\/](?:libs|apps)[\\/]([^?]*)/.exec(module)?.[1]?.replaceAll('\\', '/') ?? '';
  return sources.some((source) => (source.endsWith('/') ? path.startsWith(source) : path.startsWith(`${source}.`)));
}

/** With all that it imports it is one file with what every page needs: names that pass between two files cost 1.3 kB gzip. */
const entry = /[\\/]apps[\\/]web[\\/]src[\\/]entry-client\.tsx$/;

/**
 * Chunks of the browser's build. Every page loads two files, which compress better than a dozen small ones; the first
 * of them changes only with the versions of its packages.
 */
export const firstLoadGroups = [
  {
    name: 'foundation',
    test: /rolldown[\\/]runtime|links-without-framework|node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack(?!.*(?:mutationObserver|queriesObserver|useMutation|useQueries))|@lingui[\\/]core|cookie|use-sync-external-store)[\\/]/,
  },
  ...Object.entries(firstLoadSources).map(([name, sources]) => ({
    name,
    test: (module: string) =>
      name === 'shop'
        ? entry.test(module) || (isOneOf(sources, module) && !isOneOf(lazySources, module))
        : isOneOf(sources, module),
  })),
];
