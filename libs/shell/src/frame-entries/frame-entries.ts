import { isVisible, paths, type Situation, type VisibilityRule } from '@shop/platform';

/** Settings and permissions in addition to the six visibility conditions. */
export interface FrameFacts extends Situation {
  /** Setting aliceEnabled and permission CanAccessAlice. */
  configurator: boolean;
  /** The user has several customer numbers. */
  severalCompanies: boolean;
  /** Setting replacementUnitsCategoryId: units of the market can replace old ones. */
  replacement: boolean;
  /** Setting notificationsUrl: the market has a notification service. */
  notifications: boolean;
  /** Setting fakeAuthButton. */
  fakeAuth: boolean;
}

/** Pages whose address needs no parameters. */
type PlainPage = {
  [Page in keyof typeof paths]: (typeof paths)[Page] extends () => string ? Page : never;
}[keyof typeof paths];

/** An element of the frame and the conditions under which it is shown. */
export interface FrameEntry<Name extends string = string> {
  name: Name;
  rules: readonly VisibilityRule[];
  needs?: Exclude<keyof FrameFacts, keyof Situation>;
  /** Name in `paths` of its page: the entry is hidden while the page does not exist. */
  page?: keyof typeof paths;
}

const entries = <const Name extends string>(list: readonly FrameEntry<Name>[]) => list;

/** The line above the header, in this order. */
export const utilEntries = entries([
  { name: 'configure', rules: [], needs: 'configurator', page: 'configurator' },
  { name: 'myAccount', rules: ['signedIn', '!companySite'], page: 'portal' },
  { name: 'support', rules: ['exclusiveCompany'], page: 'support' },
  { name: 'market', rules: ['!exclusiveCompany'], page: 'switcher' },
]);

/** The tools of the header, in this order. Logo, products, search and menu are there for everybody. */
export const toolEntries = entries([
  { name: 'notifications', rules: ['signedIn'], needs: 'notifications' },
  { name: 'favouriteLists', rules: [], page: 'favouriteLists' },
  { name: 'signIn', rules: ['!signedIn'] },
  { name: 'portal', rules: ['signedIn'], page: 'portal' },
  { name: 'cart', rules: [], page: 'cart' },
]);

export const menuEntries = entries([
  { name: 'products', rules: [] },
  { name: 'unitSearch', rules: [] },
  { name: 'configure', rules: [], needs: 'configurator', page: 'configurator' },
  { name: 'quickOrder', rules: ['customerNumberUser'], page: 'quickOrder' },
  { name: 'favouriteLists', rules: [], page: 'favouriteLists' },
  { name: 'quote', rules: ['!exclusiveCompany'], page: 'message' },
  { name: 'unitReplacement', rules: ['!exclusiveCompany'], needs: 'replacement', page: 'unitReplacement' },
  { name: 'myAccount', rules: ['signedIn', '!companySite'], page: 'portal' },
  { name: 'support', rules: ['!exclusiveCompany'], page: 'support' },
  { name: 'changeCompany', rules: ['signedIn'], needs: 'severalCompanies' },
  { name: 'market', rules: ['!exclusiveCompany'], page: 'switcher' },
  { name: 'signIn', rules: ['!signedIn'] },
  { name: 'signOut', rules: ['signedIn'] },
  { name: 'fakeAuth', rules: [], needs: 'fakeAuth' },
]);

/** Tasks that the visitor's home offers, in this order. */
export const homeEntries = entries([
  { name: 'product', rules: [] },
  { name: 'quote', rules: ['!exclusiveCompany'], page: 'message' },
  { name: 'replace', rules: ['!exclusiveCompany'], needs: 'replacement', page: 'unitReplacement' },
  { name: 'help', rules: [], page: 'support' },
]);

/**
 * Footer. The reduced one of exclusive companies keeps what everybody has a right to find: contact, support, terms, privacy, cookies and
 * accessibility.
 */
export const footerEntries = {
  products: entries([
    { name: 'categories', rules: ['!exclusiveCompany'] },
    { name: 'remade', rules: ['greenOne', '!exclusiveCompany'], page: 'remade' },
  ]),
  help: entries([
    { name: 'support', rules: ['!exclusiveCompany'], page: 'support' },
    { name: 'faq', rules: ['!exclusiveCompany'], page: 'faq' },
    { name: 'message', rules: ['!exclusiveCompany'], page: 'message' },
  ]),
  buying: entries([
    { name: 'payment', rules: ['!exclusiveCompany'], page: 'paymentPolicy' },
    { name: 'shipping', rules: ['!exclusiveCompany'], page: 'shippingPolicy' },
    { name: 'returns', rules: ['!exclusiveCompany'], page: 'returnPolicy' },
  ]),
  social: entries([{ name: 'social', rules: ['!exclusiveCompany'] }]),
  legal: entries([
    { name: 'support', rules: ['exclusiveCompany'], page: 'support' },
    { name: 'terms', rules: [], page: 'terms' },
    { name: 'privacy', rules: [], page: 'privacyPolicy' },
    { name: 'cookies', rules: [], page: 'cookies' },
    { name: 'accessibility', rules: [], page: 'accessibility' },
    { name: 'market', rules: ['!exclusiveCompany'], page: 'switcher' },
  ]),
};

/** The footer of the checkout, which nobody leaves for another market. */
export const checkoutEntries = entries([
  { name: 'terms', rules: [], page: 'terms' },
  { name: 'returns', rules: ['!exclusiveCompany'], page: 'returnPolicy' },
  { name: 'privacy', rules: [], page: 'privacyPolicy' },
  { name: 'cookies', rules: [], page: 'cookies' },
  { name: 'accessibility', rules: [], page: 'accessibility' },
]);

/** True if the conditions hold, whether or not the page exists. */
export const areConditionsMet = ({ rules, needs }: FrameEntry, facts: FrameFacts): boolean =>
  isVisible(rules, facts) && (needs === undefined || facts[needs]);

/** Entries whose conditions hold and whose page exists. */
export const shownEntries = <Name extends string>(
  list: readonly FrameEntry<Name>[],
  facts: FrameFacts,
): FrameEntry<Name>[] =>
  list.filter((entry) => areConditionsMet(entry, facts) && (entry.page === undefined || entry.page in paths));

/** Path of an entry's page, for pages without parameters. */
export const entryPath = ({ page }: FrameEntry): string => paths[page as PlainPage]();
