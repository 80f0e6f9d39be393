import type { Endpoint, EndpointName, ResourceName } from '@shop/api-contracts';

/** Limits of one part of upstream, which may hang without affecting the others (a bulkhead). */
export interface GroupLimits {
  /** Maximum number of calls in flight. The sum over all groups stays within the agent's sockets. */
  inFlight: number;
  /** Milliseconds until the answer must have begun; below the agent's 60 s. */
  timeLimitMs: number;
  /** Milliseconds that a browser's call waits for a permit; those of the configuration if omitted. */
  maxWaitMs?: number;
  /** Milliseconds within which an answer must end after it has begun; one minute if omitted. */
  bodyTimeLimitMs?: number;
}

/** Parts of upstream with their own store or external system. */
export const upstreamGroups = {
  browse: { inFlight: 10, timeLimitMs: 15_000 },
  search: { inFlight: 10, timeLimitMs: 10_000 },
  /** Prices and stock from a slow system (salesDetails=complete; includeSlowData of carts). */
  salesDetails: { inFlight: 7, timeLimitMs: 30_000 },
  reviews: { inFlight: 4, timeLimitMs: 5_000 },
  content: { inFlight: 7, timeLimitMs: 10_000 },
  /** A refused picture stays broken, and nobody waits for it: pictures of a list wait until the ones before them have come. */
  media: { inFlight: 4, timeLimitMs: 20_000, maxWaitMs: 3_000 },
  /** Checkout, later actions on orders, and quotes. */
  orders: { inFlight: 6, timeLimitMs: 20_000 },
  /** Uploaded files: 5 MB are more work than a call, and other calls must not wait for them. */
  uploads: { inFlight: 4, timeLimitMs: 55_000 },
  /** Documents, which are drawn one by one while a person waits; other calls must not wait for them either. */
  documents: { inFlight: 3, timeLimitMs: 55_000 },
  /** Documents of many units as one file, which takes as long as the reader's line does. One that stops reading is cut off by the socket. */
  packs: { inFlight: 2, timeLimitMs: 30_000, bodyTimeLimitMs: 60 * 60_000 },
  /**
   * Calls during which upstream asks the payment provider, and its messages: they may be slow without blocking the
   * checkout.
   */
  payments: { inFlight: 4, timeLimitMs: 30_000 },
  /** Sessions that upstream asks the configurator for, with a patience of 8 s, and what the configurator writes back. */
  configurator: { inFlight: 2, timeLimitMs: 12_000 },
  carts: { inFlight: 7, timeLimitMs: 20_000 },
  /** Identity and the data that people have entered about themselves. */
  user: { inFlight: 4, timeLimitMs: 20_000 },
  lists: { inFlight: 3, timeLimitMs: 20_000 },
  /** All other calls; answered quickly, from upstream's database alone. */
  other: { inFlight: 3, timeLimitMs: 20_000 },
} satisfies Record<string, GroupLimits>;

export type UpstreamGroup = keyof typeof upstreamGroups;

const groupOfEndpoint: Partial<Record<EndpointName, UpstreamGroup>> = {
  'articleLookup.find': 'search',
  'configurator.start': 'configurator',
  'documents.generate': 'documents',
  'items.search': 'search',
  'items.suggestions': 'search',
  'items.reviews': 'reviews',
  'orderHistory.document': 'documents',
  'orders.cancelPayment': 'payments',
  'orders.completeCheckout': 'payments',
  'orders.createPaymentSession': 'payments',
  'orders.setPaymentDetails': 'payments',
  'orders.submitPayment': 'payments',
  // it waits for the prices of the slow system
  'replacements.calculateRefund': 'salesDetails',
  'replacements.proof': 'documents',
  'units.documentPack': 'packs',
  'units.label': 'documents',
  'units.labels': 'documents',
};

/** Group of a resource's other endpoints. */
const groupOfResource: Record<ResourceName, UpstreamGroup> = {
  addresses: 'user',
  articleLookup: 'other',
  attributes: 'browse',
  carts: 'carts',
  categories: 'browse',
  configurator: 'other',
  content: 'content',
  countries: 'content',
  customArticleNumbers: 'lists',
  documents: 'other',
  favouriteLists: 'lists',
  feedback: 'other',
  freight: 'other',
  items: 'browse',
  keywords: 'content',
  markets: 'content',
  orderFreight: 'orders',
  orderHistory: 'orders',
  orders: 'orders',
  partners: 'other',
  quoteCheckout: 'orders',
  quotes: 'orders',
  replacements: 'browse',
  reviews: 'other',
  settings: 'content',
  taxExempts: 'orders',
  terms: 'user',
  unitReadings: 'user',
  units: 'browse',
  user: 'user',
};

/** Group whose limits apply to a call. `query` begins with a question mark or is empty. */
export function groupOf(endpoint: Pick<Endpoint, 'name' | 'takesFile'>, query: string): UpstreamGroup {
  if (endpoint.takesFile) return 'uploads';
  if (/[?&](salesDetails=complete|includeSlowData=true)(&|$)/.test(query)) return 'salesDetails';
  // endpoints of tests are in neither table
  const resource = endpoint.name.split('.', 1)[0] as ResourceName;
  return groupOfEndpoint[endpoint.name as EndpointName] ?? groupOfResource[resource] ?? 'other';
}
