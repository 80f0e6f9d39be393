import * as z from 'zod/mini';
import { itemCardSchema, itemColumnSchema } from '../catalogue/items.ts';
import { fileSchema } from '../client/files.ts';
import { endpoint } from '../client/endpoint.ts';
import { categoryIdSchema, commercialItemIdSchema } from '../ids.ts';
import { amountSchema } from '../money.ts';
import { replacementPackSchema } from './replacement-pack.ts';
import { replacementProofSchema } from './replacement-proof.ts';
import { replacementIdSchema, replacementSearchSchema } from './replacement-search.ts';

const namedSchema = z.object({ id: replacementIdSchema, name: z.string() });

const query = z.extend(replacementSearchSchema, {
  /** The setting replacementUnitsCategoryId: units that are offered. */
  categoryId: categoryIdSchema,
  calculateRefund: z.optional(z.stringbool()),
  /** Ours: this unit alone, whether it is among the best or not. */
  compare: z.optional(commercialItemIdSchema),
});

/** What the form can be filled in with. */
export const replacementProductsSchema = z.object({
  manufacturers: z.array(
    z.extend(namedSchema, {
      models: z.array(
        z.extend(namedSchema, {
          applicationIds: z.array(replacementIdSchema),
          plateTypeIds: z.array(replacementIdSchema),
          connectionSizes: z.array(z.number()),
        }),
      ),
    }),
  ),
  applications: z.array(namedSchema),
  plateTypes: z.array(namedSchema),
  /** Nominal sizes, DN, ascending. */
  connectionSizes: z.array(z.number()),
});
export type ReplacementProducts = z.output<typeof replacementProductsSchema>;

/** Why nothing is refunded. */
export const noRefundReasonSchema = z.enum([
  'manufacturerUnknown',
  'modelUnknown',
  'notGasketed',
  'yearUnknown',
  'weightUnknown',
  'tooLight',
]);
export type NoRefundReason = z.output<typeof noRefundReasonSchema>;

/** What share of the price is refunded for an old unit, or why nothing is. */
export const refundTermsSchema = z.object({
  /** Share of the list price of the new unit. */
  percent: z.number(),
  /** Null where something is refunded. */
  reason: z.nullable(noRefundReasonSchema),
  /** Whole years since the old unit was made; null when unknown. */
  age: z.nullable(z.number()),
});
export type RefundTerms = z.output<typeof refundTermsSchema>;

/** An amount for an old unit that is taken back. */
export const refundSchema = z.object({
  amount: amountSchema,
  priceAfterRefund: amountSchema,
  currency: z.string(),
});
export type Refund = z.output<typeof refundSchema>;

const valuesSchema = z.nullable(z.array(z.union([z.string(), z.number()])));

/** One figure of the old unit beside that of the new one. */
export const replacementDifferenceSchema = z.object({
  /** Attribute, of `columns`. */
  id: z.string(),
  /** Where the sides differ in their connections. */
  side: z.nullable(z.enum(['cold', 'hot'])),
  /** Null: unknown. */
  old: valuesSchema,
  new: valuesSchema,
  /**
   * `better`: differs, and does no harm. `adapter`: pipes or flanges need one. `check`: somebody has to look whether it
   * will do. `unknown`: cannot be said.
   */
  effect: z.enum(['same', 'better', 'adapter', 'check', 'unknown']),
});
export type ReplacementDifference = z.output<typeof replacementDifferenceSchema>;

/** A unit that replaces an old one, with the difference in every figure. */
export const replacementCandidateSchema = z.object({
  item: itemCardSchema,
  verdict: z.enum(['exact', 'withAdapters', 'check']),
  differences: z.array(replacementDifferenceSchema),
  /** Null without a refund, and while its price is on request: see `replacements.calculateRefund`. */
  refund: z.nullable(refundSchema),
  /** Null where too little is known to compute what it does. */
  pack: z.nullable(replacementPackSchema),
});
export type ReplacementCandidate = z.output<typeof replacementCandidateSchema>;

/** Units that can replace an old one, and how the question was understood. */
export const replacementsSchema = z.object({
  /** What was asked, in names; null where nothing was said or nobody knows the id. */
  asked: z.object({
    manufacturer: z.nullable(namedSchema),
    productModel: z.nullable(namedSchema),
    application: z.nullable(namedSchema),
    plateType: z.nullable(namedSchema),
  }),
  /** Null unless calculateRefund. */
  refundTerms: z.nullable(refundTermsSchema),
  /** Plates of the old unit; null where too little is known. */
  oldPack: z.nullable(replacementPackSchema),
  /** Best first. */
  candidates: z.array(replacementCandidateSchema),
  /** Those that match, of which `candidates` are the best. */
  total: z.number(),
  columns: z.array(itemColumnSchema),
});
export type Replacements = z.output<typeof replacementsSchema>;

/** What is refunded with each candidate that has a price. */
export const calculatedRefundSchema = z.object({
  refundTerms: refundTermsSchema,
  /** Of the candidates that have a price, also those that `replacements.search` leaves on request. */
  refunds: z.array(z.extend(refundSchema, { commercialItemId: commercialItemIdSchema })),
});
export type CalculatedRefund = z.output<typeof calculatedRefundSchema>;

/** Units that can be put in the place of an old one, of our own or another make. */
export const replacements = {
  products: endpoint({
    name: 'replacements.products',
    method: 'GET',
    path: '/replacements/products',
    summary: 'Makers and models of old units, and what can be asked for beside them',
    auth: 'none',
    response: replacementProductsSchema,
  }),
  search: endpoint({
    name: 'replacements.search',
    method: 'GET',
    path: '/replacements/search',
    summary: 'Units of a category that can replace an old one, best first; 404 `category_unknown`',
    auth: 'optional',
    query,
    response: replacementsSchema,
  }),
  calculateRefund: endpoint({
    name: 'replacements.calculateRefund',
    method: 'GET',
    path: '/replacements/calculaterefund',
    summary: 'What is refunded for the old unit with each of the units that can replace it; 404 `category_unknown`',
    auth: 'optional',
    query,
    response: calculatedRefundSchema,
  }),
  proof: endpoint({
    name: 'replacements.proof',
    method: 'GET',
    path: '/replacements/proof',
    summary:
      'The proof that a unit does the duty of an old one, or one of its own without an old one, as PDF of one page; 404 `category_unknown`, `replacement_unknown`, 422 `duty_not_computable` with its `reason`, 503 `documents_busy`',
    auth: 'optional',
    ours: true,
    answersFile: true,
    query: replacementProofSchema,
    response: fileSchema,
  }),
};
