import type { Endpoint } from '@shop/api-contracts';
import { allEndpoints } from '@shop/api-contracts';

const change = (name: string, method: Endpoint['method'], path: `/${string}`): Endpoint =>
  ({ name, method, path, summary: '', auth: 'none', response: undefined }) as unknown as Endpoint;

/** The contract plus some changes, so that rules about changes can be tested before the contract has any. */
export const endpointsWithChanges: readonly Endpoint[] = [
  ...allEndpoints,
  change('carts.add', 'POST', '/cart/:id/add'),
  change('carts.details', 'PUT', '/cart/:id/details'),
  change('carts.delete', 'DELETE', '/cart/:id'),
];
