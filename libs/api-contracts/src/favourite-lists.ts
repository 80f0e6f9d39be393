import * as z from 'zod/mini';
import { configurationsPerCall, itemsPerCall } from './bounds/call-bounds.ts';
import { cartItemIdSchema, configurationIdSchema, lineToAddSchema, quantitySchema } from './cart-items.ts';
import { cartConfigurationSchema } from './carts.ts';
import { endpoint } from './client/endpoint.ts';
import { fieldBounds } from './bounds/field-bounds.ts';
import { itemCardSchema } from './catalogue/items.ts';
import { nothingSchema } from './nothing.ts';
import { fitSchema } from './units/fit.ts';
import { unitOfLineSchema } from './unit-of-line.ts';
import { visible } from './visible-text.ts';

export const favouriteListIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));
const listItemIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));
const nameSchema = z.string().check(visible(), z.minLength(1), z.maxLength(fieldBounds.listName));

/** A list in the overview, which is sorted by name in the locale; the fields after name are ours. */
export const favouriteListSummarySchema = z.object({
  id: favouriteListIdSchema,
  name: z.string(),
  /** Number of lines and configurations. */
  size: z.number(),
  /** Readable by all members of the customer number. */
  isShared: z.boolean(),
  /** Null for own lists, else the person who shares it. */
  owner: z.nullable(z.string()),
  /** ISO 8601. */
  changedAt: z.string(),
  /** Commercial ids of its items, for the favourite mark. */
  commercialItemIds: z.array(z.string()),
});
export type FavouriteListSummary = z.output<typeof favouriteListSummarySchema>;

export const favouriteListItemSchema = z.object({
  /** Id of the line in its list. */
  id: listItemIdSchema,
  cartItemId: cartItemIdSchema,
  quantity: z.number(),
  /** Null when the article does not exist in the market. */
  item: z.nullable(itemCardSchema),
  name: z.string(),
  articleNumber: z.string(),
  customArticleNumber: z.nullable(z.string()),
  successor: z.nullable(itemCardSchema),
  /** The machine that the item is for, also one that was deleted since, and whether it fits; absent without one. */
  unit: z.optional(unitOfLineSchema),
  fit: z.optional(fitSchema),
});
export type FavouriteListItem = z.output<typeof favouriteListItemSchema>;

/** Favourite list: id, name, items with quantity, configurations; the rest is ours. */
export const favouriteListSchema = z.object({
  id: favouriteListIdSchema,
  name: z.string(),
  items: z.array(favouriteListItemSchema),
  configurations: z.array(cartConfigurationSchema),
  isShared: z.boolean(),
  owner: z.nullable(z.string()),
  changedAt: z.string(),
});
export type FavouriteList = z.output<typeof favouriteListSchema>;

const params = z.object({ id: favouriteListIdSchema });
const ofItem = z.object({ id: favouriteListIdSchema, itemId: listItemIdSchema });

/**
 * Lists of the person for the customer number in use; a shared one can be read by its colleagues and is 404 for others.
 */
export const favouriteLists = {
  list: endpoint({
    name: 'favouriteLists.list',
    method: 'GET',
    path: '/user/favouritelists',
    summary: 'Own lists and those that colleagues share, sorted by name in the locale',
    auth: 'required',
    response: z.array(favouriteListSummarySchema),
  }),
  create: endpoint({
    name: 'favouriteLists.create',
    method: 'POST',
    path: '/user/favouritelists',
    summary: 'Creates an empty list; 409 `list_name_taken`',
    auth: 'required',
    body: z.object({ name: nameSchema }),
    response: favouriteListSummarySchema,
  }),
  get: endpoint({
    name: 'favouriteLists.get',
    method: 'GET',
    path: '/user/favouritelists/:id',
    summary: 'One list with its items',
    auth: 'required',
    params,
    response: favouriteListSchema,
  }),
  rename: endpoint({
    name: 'favouriteLists.rename',
    method: 'PUT',
    path: '/user/favouritelists/:id',
    summary: 'Renames a list',
    auth: 'required',
    params,
    body: z.object({ name: nameSchema }),
    response: favouriteListSummarySchema,
  }),
  remove: endpoint({
    name: 'favouriteLists.remove',
    method: 'DELETE',
    path: '/user/favouritelists/:id',
    summary: 'Deletes a list',
    auth: 'required',
    params,
    response: nothingSchema,
  }),
  copy: endpoint({
    name: 'favouriteLists.copy',
    method: 'POST',
    path: '/user/favouritelists/:id/copy',
    summary: 'Copies a list under another name',
    auth: 'required',
    params,
    body: z.object({ name: nameSchema }),
    response: favouriteListSummarySchema,
  }),
  share: endpoint({
    name: 'favouriteLists.share',
    method: 'PUT',
    path: '/user/favouritelists/:id/shared',
    summary: 'Shares a list within the customer number, or stops sharing it; 422 `no_customer_number`',
    auth: 'required',
    ours: true,
    params,
    body: z.object({ isShared: z.boolean() }),
    response: favouriteListSummarySchema,
  }),
  addItems: endpoint({
    name: 'favouriteLists.addItems',
    method: 'POST',
    path: '/user/favouritelists/:id/items',
    summary: 'Adds items and configurations; the same cartItemId adds to its quantity',
    auth: 'required',
    params,
    body: z.object({
      items: z.array(lineToAddSchema).check(z.maxLength(itemsPerCall)),
      configurationIds: z.array(configurationIdSchema).check(z.maxLength(configurationsPerCall)),
    }),
    response: favouriteListSummarySchema,
  }),
  setQuantity: endpoint({
    name: 'favouriteLists.setQuantity',
    method: 'PUT',
    path: '/user/favouritelists/:id/items/:itemId',
    summary: 'Sets the quantity of an item',
    auth: 'required',
    params: ofItem,
    body: z.object({ quantity: quantitySchema }),
    response: favouriteListSummarySchema,
  }),
  removeItem: endpoint({
    name: 'favouriteLists.removeItem',
    method: 'DELETE',
    path: '/user/favouritelists/:id/items/:itemId',
    summary: 'Removes an item',
    auth: 'required',
    params: ofItem,
    response: favouriteListSummarySchema,
  }),
  removeConfiguration: endpoint({
    name: 'favouriteLists.removeConfiguration',
    method: 'DELETE',
    path: '/user/favouritelists/:id/configurations/:configId',
    summary: 'Removes a configuration',
    auth: 'required',
    params: z.object({ id: favouriteListIdSchema, configId: configurationIdSchema }),
    response: favouriteListSummarySchema,
  }),
};
