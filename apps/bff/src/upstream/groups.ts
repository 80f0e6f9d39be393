import type { Endpoint, EndpointName, ResourceName } from '@shop/api-contracts';

/** Limits of one part of upstream that may hang without taking the others with it (a bulkhead). */
export interface GroupLimits {
  /** Calls in flight at most. Those of all groups together stay within the agent's sockets. */
  inFlight: number;
  /** Milliseconds until the answer must have begun; below the agent's 60 s. */
  timeLimitMs: number;
}

/** Parts of upstream with a store or a system of their own behind them. */
export const upstreamGroups = {
  browse: { inFlight: 12, timeLimitMs: 15_000 },
  search: { inFlight: 10, timeLimitMs: 10_000 },
  /** Prices and stock that a slow system answers (gaps of the specification: salesDetails=complete; includeSlowData of carts). */
  salesDetails: { inFlight: 7, timeLimitMs: 30_000 },
  reviews: { inFlight: 5, timeLimitMs: 5_000 },
  content: { inFlight: 8, timeLimitMs: 10_000 },
  media: { inFlight: 4, timeLimitMs: 20_000 },
  /** Checkout, what is done with orders later, and quotes. */
  orders: { inFlight: 6, timeLimitMs: 20_000 },
  /** Files that people send: 5 MB are more work than a call, and nothing else shall wait for them. */
  uploads: { inFlight: 4, timeLimitMs: 55_000 },
  /** What is drawn while somebody waits, in turn: nothing else shall wait for that either. */
  documents: { inFlight: 3, timeLimitMs: 55_000 },
  /** What upstream asks the payment provider for meanwhile, and what that tells: it may be slow without holding up the checkout. */
  payments: { inFlight: 4, timeLimitMs: 30_000 },
  carts: { inFlight: 7, timeLimitMs: 20_000 },
  /** Who somebody is and what they have entered about themselves. */
  user: { inFlight: 4, timeLimitMs: 20_000 },
  lists: { inFlight: 3, timeLimitMs: 20_000 },
  /** What is left, and answers from the database of upstream alone, and quickly. */
  other: { inFlight: 3, timeLimitMs: 20_000 },
} satisfies Record<string, GroupLimits>;

export type UpstreamGroup = keyof typeof upstreamGroups;

const groupOfEndpoint: Partial<Record<EndpointName, UpstreamGroup>> = {
  'articleLookup.find': 'search',
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
};

/** All other endpoints of a resource. */
const groupOfResource: Record<ResourceName, UpstreamGroup> = {
  addresses: 'user',
  articleLookup: 'other',
  attributes: 'browse',
  carts: 'carts',
  categories: 'browse',
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
  reviews: 'other',
  settings: 'content',
  taxExempts: 'orders',
  terms: 'user',
  user: 'user',
};

/** The group whose limits a call counts against. `query` begins with a question mark or is empty. */
export function groupOf(endpoint: Pick<Endpoint, 'name' | 'takesFile'>, query: string): UpstreamGroup {
  if (endpoint.takesFile) return 'uploads';
  if (/[?&](salesDetails=complete|includeSlowData=true)(&|$)/.test(query)) return 'salesDetails';
  // endpoints of tests are in no list
  const resource = endpoint.name.split('.', 1)[0] as ResourceName;
  return groupOfEndpoint[endpoint.name as EndpointName] ?? groupOfResource[resource] ?? 'other';
}
