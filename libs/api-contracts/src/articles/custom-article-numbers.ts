import * as z from 'zod/mini';
import { customArticleNumberSchema } from '../cart-items.ts';
import { endpoint } from '../client/endpoint.ts';
import { commercialItemIdSchema } from '../ids.ts';
import { itemCardSchema } from '../catalogue/items.ts';

/** A customer's own number of an article; one per article and customer number (or person without one). */
export const customArticleNumberEntrySchema = z.object({
  item: itemCardSchema,
  customArticleNumber: z.string(),
});
export type CustomArticleNumberEntry = z.output<typeof customArticleNumberEntrySchema>;

/** Own article numbers; 404 `not_here` in markets where customArticleNumbersEnabled is off. */
export const customArticleNumbers = {
  list: endpoint({
    name: 'customArticleNumbers.list',
    method: 'GET',
    path: '/user/customarticlenumbers',
    summary: 'Own article numbers, sorted by number',
    auth: 'required',
    ours: true,
    response: z.array(customArticleNumberEntrySchema),
  }),
  set: endpoint({
    name: 'customArticleNumbers.set',
    method: 'PUT',
    path: '/user/customarticlenumbers/:commercialItemId',
    summary: 'Sets an own article number; an empty one deletes it',
    auth: 'required',
    ours: true,
    params: z.object({ commercialItemId: commercialItemIdSchema }),
    body: z.object({ customArticleNumber: customArticleNumberSchema }),
    response: z.object({ customArticleNumber: z.string() }),
  }),
};
