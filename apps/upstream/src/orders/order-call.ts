import type { Endpoint } from '@shop/api-contracts';
import type { Call } from '../http/route.ts';

/** What an answer about an order needs of a call. */
export type OrderCall = Pick<Call<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;
