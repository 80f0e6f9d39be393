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
import { enclosureSchema } from './enclosure.ts';
import { fieldBounds } from './bounds/field-bounds.ts';
import { itemCardSchema } from './catalogue/items.ts';
import { amountSchema, currencySchema, priceSchema } from './money.ts';
import { takeBackSchema } from './take-back.ts';
import { fitSchema } from './units/fit.ts';
import { unitOfLineSchema } from './unit-of-line.ts';
import { visible } from './visible-text.ts';

/** 128 random bits in hexadecimal, created by the browser at the first add (docs/decisions/0011). */
export const cartIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Cart or quote cart: the sales action with which lines are added. */
export const cartActionSchema = z.enum(['Buy', 'RequestQuote']);
export type CartAction = z.output<typeof cartActionSchema>;

/** Why a line cannot be ordered. */
export const lineIssueSchema = z.enum([
  /** Withdrawn; it may have a successor. */
  'discontinued',
  /** None is left of an article that cannot be made again. */
  'soldOut',
  /** More than are left of such an article. */
  'stock',
  /** No longer an article of this market. */
  'notSold',
  /** In a cart to buy, but only quoted now. */
  'quoteOnly',
  /** Below the minimum quantity, or no multiple of the pack. */
  'quantity',
]);
export type LineIssue = z.output<typeof lineIssueSchema>;

/** Cart line; the fields after customArticleNumber are ours. */
export const cartLineSchema = z.object({
  cartItemId: cartItemIdSchema,
  quantity: z.number(),
  customArticleNumber: z.nullable(z.string()),
  /** Stable id of the line within its cart. */
  lineId: z.string(),
  note: z.string(),
  /** Null when the article no longer exists in the market; `name` and `articleNumber` remain. */
  item: z.nullable(itemCardSchema),
  name: z.string(),
  articleNumber: z.string(),
  /** Unit price at this quantity; null on request, or when only quoted. */
  price: z.nullable(priceSchema),
  /** Null when price is. */
  lineTotal: z.nullable(amountSchema),
  issue: z.nullable(lineIssueSchema),
  /** Replaces a discontinued article. */
  successor: z.nullable(itemCardSchema),
  /** The machine that the line is for, also one that was deleted since; absent without one. */
  unit: z.optional(unitOfLineSchema),
  /** Whether the article fits it. */
  fit: z.optional(fitSchema),
  /** The old unit that goes back for it; absent without one. */
  takeBack: z.optional(takeBackSchema),
});
export type CartLine = z.output<typeof cartLineSchema>;

/** A unit assembled in the configurator, with its lines. */
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
      /** Drawings and data sheets; absent without any. */
      enclosures: z.optional(z.array(enclosureSchema)),
    }),
  ),
  /** The reader may edit it in the configurator; absent: no. */
  isEditable: z.optional(z.boolean()),
  price: z.nullable(priceSchema),
});
export type CartConfiguration = z.output<typeof cartConfigurationSchema>;

export const cartPaymentSchema = z.object({
  orderId: z.string(),
  state: z.enum(['started', 'pending']),
  /** ISO 8601 instant at which the cart can be changed again. */
  expiresAt: z.string(),
});
export type CartPayment = z.output<typeof cartPaymentSchema>;

/** Cart or quote cart; `totalCartSize` counts lines and configurations. The fields after it are ours. */
export const cartSchema = z.object({
  eTag: z.string(),
  totalCartSize: z.number(),
  id: cartIdSchema,
  action: cartActionSchema,
  currency: currencySchema,
  lines: z.array(cartLineSchema),
  configurations: z.array(cartConfigurationSchema),
  /** Sum of all lines and configurations with a price. */
  total: amountSchema,
  /** Number of lines and configurations without a price, which the total excludes. */
  unpricedCount: z.number(),
  /** False: prices are without tax. */
  includesTax: z.boolean(),
  /** The total without tax, where prices include it; else null or absent. */
  netTotal: z.optional(z.nullable(amountSchema)),
  /** Per cent of tax that is, or will be, in a price with tax. */
  taxRate: z.number(),
  /** Kilograms of everything with a known weight. */
  weight: z.number(),
  /**
   * The payment that freezes the cart; null or absent without one. `started`: the customer can continue or cancel it. `pending`: the provider
   * does not know its outcome yet.
   */
  payment: z.optional(z.nullable(cartPaymentSchema)),
});
export type Cart = z.output<typeof cartSchema>;

/** The answer to every change: data for the badge, and the id to use from now on (another one when a cart existed). */
export const cartChangeSchema = z.object({
  id: cartIdSchema,
  /** Version in quotes, `"7"`: higher is newer. */
  eTag: z.string(),
  totalCartSize: z.number(),
});
export type CartChange = z.output<typeof cartChangeSchema>;

/** A change since a version that the owner did not cause; the problem 412 `cart_changed` lists them in `changes`. */
export const cartItemChangeSchema = z.object({
  lineId: z.string(),
  name: z.string(),
  articleNumber: z.string(),
  /** From `added` on only in the checkout: made by the owner elsewhere, news to an order that took the cart before. */
  kind: z.enum([
    'price',
    'discontinued',
    'soldOut',
    'stock',
    'notSold',
    'quoteOnly',
    'available',
    'added',
    'removed',
    'quantity',
    /** What is credited for the old unit that goes back; null without a credit. */
    'takeBack',
  ]),
  before: z.nullable(priceSchema),
  after: z.nullable(priceSchema),
});
export type CartItemChange = z.output<typeof cartItemChangeSchema>;
/** Body of the 412. */
export const cartChangesSchema = z.object({ changes: z.array(cartItemChangeSchema) });

const params = z.object({ id: cartIdSchema });
/** Zero-based position of a line: undoing a removal restores it. Ours. */
const position = z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)));
const note = z.optional(z.string().check(visible(), z.maxLength(fieldBounds.cartNote)));
const adopted = z.nullable(cartChangeSchema);

/**
 * Carts of the caller: a person with customer number, or a visitor, in one country and company site. Other carts, and
 * those deleted or ordered, are 404 `cart_unknown`. A quantity that is not sold is 422 `quantity_not_sold` with
 * `minimumQuantity` and `packQuantity`; buying a discontinued, sold-out or only quoted article is 422 `not_for_sale`,
 * and more than are left of one that cannot be made again 422 `not_enough_stock` with the `stock`. An item for a unit
 * that is unknown or deleted is 422 `unit_unknown` when it is added.
 */
export const carts = {
  add: endpoint({
    name: 'carts.add',
    method: 'POST',
    path: '/cart/:id/add',
    summary: 'Adds to a cart, which is created if its id is new; the same cartItemId adds to its line',
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
      /** Note and own number are ours, as of a single line. */
      items: z
        .array(z.extend(lineToAddSchema, { note, customArticleNumber: z.optional(customArticleNumberSchema) }))
        .check(z.maxLength(itemsPerCall)),
      action: cartActionSchema,
      configurations: z.optional(z.array(configurationIdSchema).check(z.maxLength(configurationsPerCall))),
      /** Ours: whoever sends this has shown the prices of the slow system, so that no item is refused for being on request. */
      salesDetails: z.optional(z.literal('complete')),
    }),
    response: cartChangeSchema,
  }),
  update: endpoint({
    name: 'carts.update',
    method: 'POST',
    path: '/cart/:id/update',
    summary: 'Sets quantity, own article number or note of a line, or ends its take-back; 404 `line_unknown`',
    auth: 'optional',
    params,
    body: z.object({
      cartItemId: cartItemIdSchema,
      action: cartActionSchema,
      quantity: z.optional(quantitySchema),
      customArticleNumber: z.optional(customArticleNumberSchema),
      note,
      /** Ours: null keeps the line without its take-back; it becomes one with an equal line that has none. */
      takeBack: z.optional(z.null()),
    }),
    response: cartChangeSchema,
  }),
  remove: endpoint({
    name: 'carts.remove',
    method: 'POST',
    path: '/cart/:id/remove',
    summary: 'Removes a line; removing it again is no error',
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
    summary: 'Sets the own article number of one line of a configuration',
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
    summary: 'The cart; with If-Match 412 `cart_changed` when articles have changed since that version',
    auth: 'optional',
    params,
    query: z.object({
      /** Waits for the slow system, so that prices on request are included. */
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
    summary: 'Adds a copy of a configuration to the cart',
    auth: 'required',
    params,
    body: z.object({ configurationId: configurationIdSchema }),
    response: cartChangeSchema,
  }),
  deleteConfiguration: endpoint({
    name: 'carts.deleteConfiguration',
    method: 'DELETE',
    path: '/cart/:id/configurations/:configId',
    summary: 'Removes a configuration from the cart',
    auth: 'required',
    params: z.object({ id: cartIdSchema, configId: configurationIdSchema }),
    response: cartChangeSchema,
  }),
  claim: endpoint({
    name: 'carts.claim',
    method: 'POST',
    path: '/carts/claim',
    summary:
      'After sign-in or a change of market, company or customer number: the caller’s carts, merged with the given ones',
    auth: 'required',
    ours: true,
    body: z.object({ buyCartId: z.optional(cartIdSchema), quoteCartId: z.optional(cartIdSchema) }),
    response: z.object({
      buyCart: adopted,
      quoteCart: adopted,
      /** Articles whose quantities were added, and whether the bound capped the sum. */
      merged: z.array(z.object({ name: z.string(), quantity: z.number(), isCapped: z.boolean() })),
    }),
  }),
};
