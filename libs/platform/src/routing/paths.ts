import { noCategoryId } from '@shop/api-contracts';

/** Placeholder for a missing slug. */
export const noSlug = '-';

interface CategoryAddress {
  slug: string;
  id: string;
}

interface ItemAddress {
  categorySlug?: string | undefined;
  categoryId: string;
  slug: string;
  genericItemId: string;
  commercialItemId?: string | null | undefined;
}

export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const categorySegment = ({ slug, id }: CategoryAddress) => `${slug || noSlug}--${id}`;

/** Steps of the checkout, in order. */
export const checkoutSteps = ['contact', 'delivery', 'invoice', 'freight', 'review', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Builds every address of the shop below its locale, for pages that exist; `App.href` adds locale and companyId. */
export const paths = {
  home: () => '/',
  category: (
    category: CategoryAddress,
    query: {
      f?: string | undefined;
      fits?: string | undefined;
      page?: number | undefined;
      sort?: string | undefined;
      view?: string | undefined;
    } = {},
  ) => withQuery(`/${categorySegment(category)}`, { ...query, page: query.page === 1 ? undefined : query.page }),
  item: (
    { categorySlug, categoryId, slug, genericItemId, commercialItemId }: ItemAddress,
    query: { t?: string; parent?: string; variant?: 'strict' } = {},
  ) =>
    withQuery(
      `/${categorySegment({ slug: categoryId === noCategoryId ? noSlug : (categorySlug ?? noSlug), id: categoryId })}/${slug || noSlug}--${genericItemId}-${commercialItemId ?? ''}`,
      query,
    ),
  search: (q: string, query: { page?: number | undefined } = {}) =>
    withQuery('/search', { q, page: query.page === 1 ? undefined : query.page }),
  switcher: () => '/switch',
  notFound: () => '/not-found',
  error: () => '/error',
  support: () => '/support',
  /** `section` is one of the page's sections; the first has no address of its own. */
  faq: (section?: string) => (section ? `/faq/${section}` : '/faq'),
  /** The contact form. What its message begins with is in the fragment, which no server sees. */
  message: (text?: string) =>
    text === undefined ? '/message' : `/message#${new URLSearchParams({ text }).toString()}`,
  cookies: () => '/cookies',
  terms: () => '/terms',
  productReviewTerms: () => '/product-review-terms',
  privacyPolicy: () => '/privacypolicy',
  paymentPolicy: () => '/policies/payment',
  shippingPolicy: () => '/policies/shipping',
  returnPolicy: () => '/policies/return',
  accessibility: () => '/accessibility',
  remade: () => '/remade',
  portal: () => '/portal',
  profile: () => '/portal/profile',
  addresses: () => '/portal/addresses',
  cart: () => '/cart',
  favouriteLists: () => '/portal/favouritelists',
  favouriteList: (id: string) => `/shoppinglist/${id}`,
  customArticleNumbers: () => '/portal/custom-article-numbers',
  quickOrder: () => '/quick-order',
  /** `configurationId`: what the configurator has saved; `returned`: it came back, so it is not opened again by itself. */
  configurator: (query: { configurationId?: string; returned?: 'true' } = {}) => withQuery('/configurator', query),
  /** The form; `query`: what is known of the old unit, as the page writes it. */
  unitReplacement: (query?: string) => `/unitreplacement${query ? `?${query}` : ''}`,
  checkout: () => '/checkout',
  /** `c`: the cart of an accepted offer; the user's own cart if omitted. Read only after hydration. */
  checkoutStep: (step: CheckoutStep, query: { c?: string | undefined } = {}) => withQuery(`/checkout/${step}`, query),
  verifyPayment: (orderId: string, cartId: string) => `/checkout/verifypayment/${orderId}/${cartId}`,
  /** `o` and `c` are read only after hydration. */
  confirmation: (query: { o?: string | undefined; c?: string | undefined }) => withQuery('/confirmation', query),
  orders: () => '/portal/orders',
  order: (orderId: string) => `/portal/orders/${orderId}`,
  taxExempts: () => '/portal/taxexempts',
  /** Choice of partners per quote group; skipped where there is nothing to choose. */
  partners: () => '/partners',
  partner: (quoteGroupKey: string) => `/partner/${quoteGroupKey}`,
  details: () => '/details',
  quoteRequests: () => '/portal/quoterequests',
  quoteRequest: (quoteNumber: string) => `/portal/quoterequests/${quoteNumber}`,
  generatedQuotes: () => '/portal/generatedquotes',
  applications: () => '/portal/applications',
  /** Item keys are `genericId_categoryId[_commercialId]`; the category is the one whose attributes are compared. */
  compare: (categoryId: string, itemKeys: readonly string[]) => `/compare/${categoryId}/${itemKeys.join(',')}`,
};

/** Route patterns of the same pages, relative to `/:locale`. */
export const patterns = {
  category: ':category',
  item: ':category/:item',
  search: 'search',
  switcher: 'switch',
  notFound: 'not-found',
  error: 'error',
  support: 'support',
  faq: 'faq/:page?',
  message: 'message',
  cookies: 'cookies',
  terms: 'terms',
  productReviewTerms: 'product-review-terms',
  privacyPolicy: 'privacypolicy',
  paymentPolicy: 'policies/payment',
  shippingPolicy: 'policies/shipping',
  returnPolicy: 'policies/return',
  accessibility: 'accessibility',
  remade: 'remade',
  portal: 'portal',
  profile: 'portal/profile',
  addresses: 'portal/addresses',
  cart: 'cart',
  favouriteLists: 'portal/favouritelists',
  favouriteList: 'shoppinglist/:id',
  customArticleNumbers: 'portal/custom-article-numbers',
  quickOrder: 'quick-order',
  configurator: 'configurator',
  unitReplacement: 'unitreplacement',
  compare: 'compare/:categoryId/:productId',
  checkout: 'checkout/:step?',
  verifyPayment: 'checkout/verifypayment/:orderId/:cartId',
  confirmation: 'confirmation',
  orders: 'portal/orders/:orderId?',
  taxExempts: 'portal/taxexempts',
  partners: 'partners',
  partner: 'partner/:quoteGroupKey',
  details: 'details',
  quoteRequests: 'portal/quoterequests/:quoteNumber?',
  generatedQuotes: 'portal/generatedquotes',
  applications: 'portal/applications',
} as const;

const id = /^[A-Za-z0-9]+$/;

/** Splits `gasketed--c12` at the last `--`; null if malformed. */
export function parseCategorySegment(segment: string): CategoryAddress | null {
  const at = segment.lastIndexOf('--');
  if (at < 0) return null;
  const address = { slug: segment.slice(0, at), id: segment.slice(at + 2) };
  return id.test(address.id) && address.slug !== '' ? address : null;
}

/** Parses `gx-050--g12-v34`; the commercial id may be empty, but its hyphen is required. */
export function parseItemSegment(
  segment: string,
): { slug: string; genericItemId: string; commercialItemId: string | null } | null {
  const at = segment.lastIndexOf('--');
  if (at < 1) return null;
  const [genericItemId = '', commercialItemId, ...more] = segment.slice(at + 2).split('-');
  if (commercialItemId === undefined || more.length > 0 || !id.test(genericItemId)) return null;
  if (commercialItemId !== '' && !id.test(commercialItemId)) return null;
  return { slug: segment.slice(0, at), genericItemId, commercialItemId: commercialItemId || null };
}

/**
 * The only query parameters in the key of the page cache: the rendered page depends on them (`h`, `quiet`, `auth` … are read in the
 * browser).
 */
export const pageQueryParameters = [
  'applicationId',
  'category',
  'companyId',
  'compare',
  'connectionSizeColdSide',
  'connectionSizeHotSide',
  'equipmentId',
  'f',
  'fits',
  'manufacturerId',
  'numberOfPlates',
  'page',
  'parent',
  'plateType',
  'productModelId',
  'q',
  'refundableOnly',
  'serialNumber',
  'sort',
  't',
  'variant',
  'view',
  'yearOfManufacture',
] as const;

/** Parameters of the query, or of the fragment (`text`), read only after hydration: the server's page does not depend on them. */
export const browserQueryParameters = [
  'address',
  'affiliate',
  'auth',
  'box',
  'c',
  'configurationId',
  'family',
  'from',
  'label',
  'language',
  'o',
  'place',
  'quiet',
  'redirectResult',
  'returned',
  'service',
  'state',
  'status',
  'tag',
  'text',
  'to',
  'withoutPlace',
] as const;
