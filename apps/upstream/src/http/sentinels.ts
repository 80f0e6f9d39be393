import type { Category, EndpointName } from '@shop/api-contracts';
import type { Language, Translated } from '@shop/commerce-model';

/** A request that fails on purpose, so that people and tests can open the same failing address. Only with DEMO=true. */
export interface Sentinel {
  endpoints: readonly EndpointName[];
  /** Matches the id in the path, the search expression, or the company id without its dash. */
  when: { id: string } | { expression: string } | { companyId: string };
  /** 200 answers normally, after the delay. */
  status: number;
  delayMs?: number;
  /** Only signed-in callers get the failure. */
  signedIn?: true;
}

const ofItem: EndpointName[] = ['items.get', 'items.related', 'items.reviews'];

export const sentinels: Sentinel[] = [
  { endpoints: ['items.byCategory'], when: { id: 'fail503' }, status: 503 },
  { endpoints: ['items.byCategory'], when: { id: 'fail500' }, status: 500 },
  { endpoints: ['items.byCategory'], when: { id: 'fail404' }, status: 404 },
  { endpoints: ['items.byCategory'], when: { id: 'slow2000' }, status: 200, delayMs: 2_000 },
  { endpoints: ofItem, when: { id: 'fail503' }, status: 503 },
  { endpoints: ofItem, when: { id: 'fail500' }, status: 500 },
  { endpoints: ofItem, when: { id: 'fail404' }, status: 404 },
  { endpoints: ['items.search', 'items.suggestions'], when: { expression: 'fail503' }, status: 503 },
  { endpoints: ['items.search', 'items.suggestions'], when: { expression: 'slow2000' }, status: 200, delayMs: 2_000 },
  { endpoints: ['countries.list', 'countries.states'], when: { companyId: 'failcountries' }, status: 503 },
  { endpoints: ['settings.get'], when: { companyId: 'failsettings' }, status: 503 },
  { endpoints: ['categories.tree'], when: { companyId: 'failcategories' }, status: 503 },
  { endpoints: ['items.reviews'], when: { companyId: 'failreviews' }, status: 503 },
  { endpoints: ['items.reviews'], when: { companyId: 'slowreviews' }, status: 200, delayMs: 2_000 },
  {
    endpoints: ['items.get', 'items.byCategory', 'items.search'],
    when: { companyId: 'slow2000' },
    status: 200,
    delayMs: 2_000,
  },
  { endpoints: ['items.related'], when: { companyId: 'failrelated' }, status: 503 },
  { endpoints: ['content.blocks', 'content.page'], when: { companyId: 'failcontent' }, status: 503 },
  { endpoints: ['content.blocks', 'content.page'], when: { companyId: 'emptycontent' }, status: 404 },
  { endpoints: ['user.companies'], when: { companyId: 'failcompanies' }, status: 503 },
  { endpoints: ['user.selectCompany'], when: { companyId: 'failselect' }, status: 503 },
  { endpoints: ['terms.get', 'terms.sale'], when: { companyId: 'failterms' }, status: 503 },
  { endpoints: ['user.get'], when: { companyId: 'failuser' }, status: 503 },
  { endpoints: ['user.get'], when: { companyId: 'slowuser' }, status: 200, delayMs: 2_000 },
  {
    endpoints: [
      'user.update',
      'addresses.add',
      'addresses.update',
      'addresses.remove',
      'feedback.send',
      'favouriteLists.create',
      'favouriteLists.rename',
      'favouriteLists.remove',
      'favouriteLists.copy',
      'favouriteLists.share',
      'favouriteLists.addItems',
      'favouriteLists.setQuantity',
      'favouriteLists.removeItem',
      'favouriteLists.removeConfiguration',
      'customArticleNumbers.set',
      'reviews.post',
    ],
    when: { companyId: 'failsave' },
    status: 503,
  },
  {
    endpoints: ['favouriteLists.list', 'favouriteLists.get', 'customArticleNumbers.list'],
    when: { companyId: 'faillists' },
    status: 503,
  },
  {
    endpoints: ['favouriteLists.list', 'favouriteLists.get'],
    when: { companyId: 'slowlists' },
    status: 200,
    delayMs: 2_000,
  },
  { endpoints: ['articleLookup.find', 'freight.ofList'], when: { companyId: 'faillookup' }, status: 503 },
  { endpoints: ['articleLookup.find'], when: { companyId: 'slowlookup' }, status: 200, delayMs: 2_000 },
  {
    endpoints: [
      'carts.add',
      'carts.addMany',
      'carts.update',
      'carts.remove',
      'carts.details',
      'carts.prune',
      'carts.delete',
    ],
    when: { companyId: 'failcart' },
    status: 503,
  },
  { endpoints: ['carts.get'], when: { companyId: 'failreadcart' }, status: 503 },
  {
    endpoints: ['carts.add', 'carts.addMany', 'carts.update'],
    when: { companyId: 'slowcart' },
    status: 200,
    delayMs: 2_000,
  },
  {
    endpoints: [
      'orders.setContact',
      'orders.setShippingAddress',
      'orders.setInvoiceAddress',
      'orders.removeInvoiceAddress',
      'orderFreight.calculate',
      'orders.setFreight',
      'orders.attachOrderFile',
      'orders.confirmFit',
    ],
    when: { companyId: 'failsteps' },
    status: 503,
  },
  { endpoints: ['orders.create', 'orders.get'], when: { companyId: 'failorder' }, status: 503 },
  {
    endpoints: [
      'orders.createPaymentSession',
      'orders.submitPayment',
      'orders.completeCheckout',
      'orders.setPaymentDetails',
    ],
    when: { companyId: 'failpayment' },
    status: 503,
  },
  {
    endpoints: ['orders.createPaymentSession', 'orders.completeCheckout', 'orders.setPaymentDetails'],
    when: { companyId: 'slowpayment' },
    status: 200,
    delayMs: 2_000,
  },
  { endpoints: ['orderHistory.list', 'orderHistory.get'], when: { companyId: 'failhistory' }, status: 503 },
  { endpoints: ['orderHistory.document', 'taxExempts.file'], when: { companyId: 'faildocument' }, status: 503 },
  { endpoints: ['taxExempts.list', 'taxExempts.add'], when: { companyId: 'failexempts' }, status: 503 },
  {
    endpoints: ['quoteCheckout.begin', 'partners.position', 'partners.applications'],
    when: { companyId: 'failpartners' },
    status: 503,
  },
  { endpoints: ['quoteCheckout.begin'], when: { companyId: 'slowpartners' }, status: 200, delayMs: 2_000 },
  {
    endpoints: ['quoteCheckout.chooseLocation', 'quoteCheckout.attachFile', 'quoteCheckout.submit'],
    when: { companyId: 'failrequest' },
    status: 503,
  },
  { endpoints: ['quoteCheckout.submit'], when: { companyId: 'slowrequest' }, status: 200, delayMs: 2_000 },
  { endpoints: ['user.get', 'items.get'], when: { companyId: 'refuse401' }, status: 401, signedIn: true },
];

/** Company sites that exist only to fail; they have the settings of their market. */
export const sentinelCompanies: ReadonlySet<string> = new Set(
  sentinels.flatMap(({ when }) => ('companyId' in when ? [when.companyId] : [])),
);

const notAvailable: Translated = {
  en: 'Not available',
  sv: 'Inte tillgänglig',
  de: 'Nicht verfügbar',
  fr: 'Indisponible',
  nl: 'Niet beschikbaar',
  'pt-BR': 'Indisponível',
  'sr-Latn': 'Nije dostupno',
};

const failingIds = sentinels.flatMap(({ endpoints, when }) =>
  endpoints.includes('items.byCategory') && 'id' in when ? [when.id] : [],
);

/** Hidden leaves of the tree, so that pages of failing categories can be opened: `/en-gb/fail503--fail503`. */
export const sentinelCategories = (language: Language): Category[] =>
  failingIds.map((id) => ({
    id,
    name: notAvailable[language],
    defaultName: notAvailable.en,
    slug: id,
    visible: false,
    parent: null,
    categories: [],
    path: [id],
    metaDescription: '',
    image: null,
    filters: [],
    productCount: 0,
    alternates: [],
  }));

/** Finds the sentinel that a request matches. */
export function sentinelOf(
  endpoint: string,
  request: { params: unknown; query: unknown; companyId: string | null; isSignedIn: boolean },
): Sentinel | undefined {
  return sentinels.find(({ endpoints, when, signedIn }) => {
    if (!endpoints.some((name) => name === endpoint) || (signedIn && !request.isSignedIn)) return false;
    if ('id' in when) return when.id === (request.params as { id?: string } | undefined)?.id;
    if ('expression' in when)
      return when.expression === (request.query as { expression?: string } | undefined)?.expression;
    return when.companyId === request.companyId;
  });
}

/** Markdown table of the sentinels for the OpenAPI document. */
export function sentinelTable(): string {
  const lines = sentinels.map(({ endpoints, when, status, delayMs, signedIn }) => {
    const [name, value] = Object.entries(when)[0]!;
    const effect = [
      delayMs === undefined ? '' : `after ${delayMs} ms`,
      String(status),
      signedIn ? 'to those who are signed in' : '',
    ]
      .filter(Boolean)
      .join(', ');
    return `| ${endpoints.join(', ')} | ${name} \`${name === 'companyId' ? '-' : ''}${value}\` | ${effect} |`;
  });
  return ['| Endpoint | Request | Answer |', '| --- | --- | --- |', ...lines].join('\n');
}
