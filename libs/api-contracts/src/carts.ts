import * as z from 'zod/mini';
import { configurationsPerCall, itemsPerCall } from './bounds/call-bounds.ts';
import {
  cartItemIdSchema,
  configurationIdSchema,
  customArticleNumberSchema,
  lineToAddSchema,
  quantitySchema,
} from './cart-items.ts';
import { endpoint } from './client/endpoint.ts';
import { fieldBounds } from './bounds/field-bounds.ts';
import { itemCardSchema } from './items.ts';
import { amountSchema, currencySchema, priceSchema } from './money.ts';

/** 128 random bits in hexadecimal, made by the browser at the first add (docs/decisions/0011). */
export const cartIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** To buy, or to ask quotes for: the sales action by which the lines came in. */
export const cartActionSchema = z.enum(['Buy', 'RequestQuote']);
export type CartAction = z.output<typeof cartActionSchema>;

/** Why a line cannot be ordered as it stands. */
export const lineIssueSchema = z.enum([
  /** Withdrawn; a successor may be named. */
  'discontinued',
  /** Not an article of this market any more. */
  'notSold',
  /** In a cart to buy, but there is only a quote for it now. */
  'quoteOnly',
  /** Below the least quantity, or no multiple of the pack. */
  'quantity',
]);
export type LineIssue = z.output<typeof lineIssueSchema>;

/** Cart line; what follows customArticleNumber is ours. */
export const cartLineSchema = z.object({
  cartItemId: cartItemIdSchema,
  quantity: z.number(),
  customArticleNumber: z.nullable(z.string()),
  /** Short name of the line in its cart, for as long as the cart lives. */
  lineId: z.string(),
  note: z.string(),
  /** Null where the market does not know the article any more: then `name` and `articleNumber` are what is left. */
  item: z.nullable(itemCardSchema),
  name: z.string(),
  articleNumber: z.string(),
  /** Of one piece at this quantity; null on request, or where only a quote is possible. */
  price: z.nullable(priceSchema),
  /** Null where price is. */
  lineTotal: z.nullable(amountSchema),
  issue: z.nullable(lineIssueSchema),
  /** What replaces a discontinued article. */
  successor: z.nullable(itemCardSchema),
});
export type CartLine = z.output<typeof cartLineSchema>;

/** A unit put together in the configurator, with its lines. */
export const cartConfigurationSchema = z.object({
  configurationId: configurationIdSchema,
  name: z.string(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      configurationItemId: z.string(),
      name: z.string(),
      articleNumber: z.string(),
      quantity: z.number(),
      customArticleNumber: z.nullable(z.string()),
    }),
  ),
  price: z.nullable(priceSchema),
});
export type CartConfiguration = z.output<typeof cartConfigurationSchema>;

/** Cart and RFQ cart; `totalCartSize` counts lines and configurations. What follows is ours. */
export const cartSchema = z.object({
  eTag: z.string(),
  totalCartSize: z.number(),
  id: cartIdSchema,
  action: cartActionSchema,
  currency: currencySchema,
  lines: z.array(cartLineSchema),
  configurations: z.array(cartConfigurationSchema),
  /** Sum of all line totals and configurations that have a price. */
  total: amountSchema,
  /** Lines and configurations without a price, which the total leaves out. */
  unpricedCount: z.number(),
  /** False: prices are without tax. */
  includesTax: z.boolean(),
  /** Per cent that is, or will be, in a price with tax. */
  taxRate: z.number(),
  /** Kilograms of what has a weight. */
  weight: z.number(),
});
export type Cart = z.output<typeof cartSchema>;

/** The answer to every change: what the badge shows, and the id under which the cart goes on (another, where one was there already). */
export const cartChangeSchema = z.object({
  id: cartIdSchema,
  /** Version in quotes, `"7"`: higher is newer. */
  eTag: z.string(),
  totalCartSize: z.number(),
});
export type CartChange = z.output<typeof cartChangeSchema>;

/** What became different without anybody's doing since a version; the problem 412 `cart_changed` carries `changes` of them. */
export const cartItemChangeSchema = z.object({
  lineId: z.string(),
  name: z.string(),
  articleNumber: z.string(),
  kind: z.enum(['price', 'discontinued', 'notSold', 'quoteOnly', 'available']),
  before: z.nullable(priceSchema),
  after: z.nullable(priceSchema),
});
export type CartItemChange = z.output<typeof cartItemChangeSchema>;
/** Body of the 412. */
export const cartChangesSchema = z.object({ changes: z.array(cartItemChangeSchema) });

const params = z.object({ id: cartIdSchema });
/** Where a line stands, from 0: an undone removal comes back in its place. Ours. */
const position = z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)));
const note = z.optional(z.string().check(z.trim(), z.maxLength(fieldBounds.cartNote)));
const adopted = z.nullable(cartChangeSchema);

/**
 * Carts of whoever calls: of a person and customer number, or of nobody, in one country and company site. Everybody else's, and those that
 * are deleted or ordered, are not found (404 `cart_unknown`). Quantities the article is not sold in are 422 `quantity_not_sold` and name
 * `minimumQuantity` and `packQuantity`; an article that is discontinued, or only quoted where it should be bought, is 422 `not_for_sale`.
 */
export const carts = {
  add: endpoint({
    name: 'carts.add',
    method: 'POST',
    path: '/cart/:id/add',
    summary: 'Adds to a cart, which is made under this id if it is new; the same cartItemId adds to its line',
    auth: 'optional',
    params,
    body: z.object({
      cartItemId: cartItemIdSchema,
      quantity: quantitySchema,
      action: cartActionSchema,
      position,
      note,
      customArticleNumber: z.optional(customArticleNumberSchema),
    }),
    response: cartChangeSchema,
  }),
  addMany: endpoint({
    name: 'carts.addMany',
    method: 'POST',
    path: '/cart/:id/addmany',
    summary: 'Adds all or nothing; 422 `sales_details_on_request` names the items whose price is on request in `items`',
    auth: 'optional',
    params,
    body: z.object({
      items: z.array(lineToAddSchema).check(z.maxLength(itemsPerCall)),
      action: cartActionSchema,
      configurations: z.optional(z.array(configurationIdSchema).check(z.maxLength(configurationsPerCall))),
    }),
    response: cartChangeSchema,
  }),
  update: endpoint({
    name: 'carts.update',
    method: 'POST',
    path: '/cart/:id/update',
    summary: 'Sets quantity, own article number or note of a line; 404 `line_unknown`',
    auth: 'optional',
    params,
    body: z.object({
      cartItemId: cartItemIdSchema,
      action: cartActionSchema,
      quantity: z.optional(quantitySchema),
      customArticleNumber: z.optional(customArticleNumberSchema),
      note,
    }),
    response: cartChangeSchema,
  }),
  remove: endpoint({
    name: 'carts.remove',
    method: 'POST',
    path: '/cart/:id/remove',
    summary: 'Removes a line; one that is gone already is no failure',
    auth: 'optional',
    ours: true,
    params,
    body: z.object({ cartItemId: cartItemIdSchema }),
    response: cartChangeSchema,
  }),
  details: endpoint({
    name: 'carts.details',
    method: 'PUT',
    path: '/cart/:id/details',
    summary: 'Own article number of one line of a configuration',
    auth: 'optional',
    params,
    body: z.object({
      configurationId: configurationIdSchema,
      configurationItemId: z.string().check(z.maxLength(40)),
      lineId: z.string().check(z.maxLength(40)),
      customArticleNumber: customArticleNumberSchema,
    }),
    response: cartChangeSchema,
  }),
  get: endpoint({
    name: 'carts.get',
    method: 'GET',
    path: '/cart/:id',
    summary: 'The cart; with If-Match 412 `cart_changed` when articles of that version have changed since',
    auth: 'optional',
    params,
    query: z.object({
      /** Waits for the slow system, so that no price is on request that it knows. */
      includeSlowData: z.optional(z.stringbool()),
      /** Ours: `none` for the badge. */
      lines: z.optional(z.literal('none')),
    }),
    response: cartSchema,
  }),
  delete: endpoint({
    name: 'carts.delete',
    method: 'DELETE',
    path: '/cart/:id',
    summary: 'Deletes the cart for good',
    auth: 'optional',
    ours: true,
    params,
    response: cartChangeSchema,
  }),
  prune: endpoint({
    name: 'carts.prune',
    method: 'POST',
    path: '/cart/:id/prune',
    summary: 'Removes the lines that cannot be ordered',
    auth: 'optional',
    params,
    response: cartChangeSchema,
  }),
  copyConfiguration: endpoint({
    name: 'carts.copyConfiguration',
    method: 'POST',
    path: '/cart/:id/configurations/copy',
    summary: 'Puts a copy of a configuration into the cart',
    auth: 'required',
    params,
    body: z.object({ configurationId: configurationIdSchema }),
    response: cartChangeSchema,
  }),
  deleteConfiguration: endpoint({
    name: 'carts.deleteConfiguration',
    method: 'DELETE',
    path: '/cart/:id/configurations/:configId',
    summary: 'Takes a configuration out of the cart',
    auth: 'required',
    params: z.object({ id: cartIdSchema, configId: configurationIdSchema }),
    response: cartChangeSchema,
  }),
  claim: endpoint({
    name: 'carts.claim',
    method: 'POST',
    path: '/carts/claim',
    summary:
      'After sign-in or a change of market, company or customer number: the carts of whoever calls, merged with the given ones',
    auth: 'required',
    ours: true,
    body: z.object({ buyCartId: z.optional(cartIdSchema), quoteCartId: z.optional(cartIdSchema) }),
    response: z.object({
      buyCart: adopted,
      quoteCart: adopted,
      /** Articles whose quantities were added, and whether the bound cut the sum. */
      merged: z.array(z.object({ name: z.string(), quantity: z.number(), isCapped: z.boolean() })),
    }),
  }),
};
