import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** Call for popular searches, most popular first. */
export const keywords = {
  list: endpoint({
    name: 'keywords.list',
    method: 'GET',
    path: '/keywords',
    summary: 'Search words of the market, most popular first',
    auth: 'none',
    response: z.array(z.string()),
  }),
};
