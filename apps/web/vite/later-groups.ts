import { isOneOf } from './first-load-groups.ts';

/**
 * Modules that pages load once they are interactive, below `libs`, by the file that has them and what they import, unless an earlier
 * file has it: alone, each would be a request for a kilobyte, and a page of articles a hundred of them. A page that needs one of them
 * earlier loads the whole file first.
 */
export const laterSources = {
  /** Of what is checked before it is sent. */
  bounds: ['api-contracts/src/bounds/'],
  /** Of the frame and of most pages. */
  marks: ['design-system/src/badge/', 'platform/src/identity/account-ref', 'platform/src/refusal'],
  /** By themselves, like the next: some first pages have them, and their styles. */
  notice: ['design-system/src/notice/'],
  checkbox: ['design-system/src/checkbox/'],
  /** Of every page with a form. */
  fields: ['design-system/src/field/counter', 'design-system/src/field/field', 'design-system/src/field/use-validity'],
  /** Of the frame, and of whatever puts something into a cart. */
  cart: [
    'cart/src/cart/cart-state',
    'cart/src/cart/use-add-to-cart',
    'cart/src/cart/use-sync-carts',
    'cart/src/lines/allowed-quantity',
    'cart/src/lines/quantity',
    'cart/src/lines/quantity-error-text',
    'platform/src/post-sign-in/pending-action',
  ],
  /** Of every call of the shop API. */
  contracts: ['api-contracts/src/all-endpoints'],
  /** Of every page. */
  'late-frame': [
    'platform/src/identity/follow-session',
    'platform/src/identity/resolve-identity',
    'shell/src/frame/late-frame',
    'shell/src/navigation/page-view',
    'shell/src/search-box/search-form',
  ],
  /** Of whatever puts something into a list. */
  favourites: [
    'cart/src/favourite-lists/use-create-list',
    'cart/src/favourite-lists/use-list-changes',
    'cart/src/favourite-lists/use-save-to-list',
  ],
  /** Of every page with articles. */
  'card-actions': [
    'cart/src/add-to-cart/add-to-cart',
    'cart/src/favourite-lists/mark-button',
    'catalogue/src/compare-tray/compare-box',
  ],
  /** Of category and search pages. */
  'list-filters': [
    'catalogue/src/filters/filter-chips',
    'catalogue/src/filters/filter-panel',
    'catalogue/src/true-scale/true-scale-switch',
  ],
} satisfies Record<string, string[]>;

/** Chunks of the browser's build after those of the first load. */
export const laterGroups = Object.entries(laterSources).map(([name, sources]) => ({
  name,
  test: (module: string) => isOneOf(sources, module),
}));
