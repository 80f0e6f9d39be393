import * as z from 'zod/mini';
import { cartIdSchema } from './carts.ts';
import { configurationIdSchema } from './cart-items.ts';
import { endpoint } from './client/endpoint.ts';
import { favouriteListIdSchema } from './favourite-lists.ts';
import { fileSchema } from './client/files.ts';
import { categoryIdSchema } from './ids.ts';
import { amountSchema, currencySchema } from './money.ts';
import { quoteNumberSchema } from './quotes/quote-lines.ts';

/** Formats in which documents are generated. */
export const documentFormatSchema = z.enum(['pdf', 'docx']);
export type DocumentFormat = z.output<typeof documentFormatSchema>;

const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A generated quote (docs/decisions/0013): today's prices with drawings and figures, generated without a person. */
export const generatedQuoteSchema = z.object({
  id: documentIdSchema,
  /** These are numbered `P000123`; `Q…` is a request. */
  number: z.string(),
  /** Name of the configuration, else of the first line. */
  name: z.string(),
  lineCount: z.number(),
  format: documentFormatSchema,
  fileName: z.string(),
  bytes: z.number(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  createdBy: z.string(),
  /** ISO day: its prices hold until this day has ended. */
  validUntil: z.string(),
  /** Sum of the prices; null when something had none. */
  total: z.nullable(z.object({ amount: amountSchema, currency: currencySchema })),
  includesTax: z.boolean(),
  /** `documentOnly`: something had no price, or its market has no checkout. */
  state: z.enum(['valid', 'expired', 'ordered', 'documentOnly']),
  /** Market and company site in which it can be ordered; null when it cannot. */
  country: z.nullable(z.string()),
  companyId: z.nullable(z.string()),
  /** The order made from it. */
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
});
export type GeneratedQuote = z.output<typeof generatedQuoteSchema>;

/**
 * Documents in the language of the market parameters. Another person's data is 404, an empty document 422
 * `document_empty`.
 */
export const documents = {
  generate: endpoint({
    name: 'documents.generate',
    method: 'POST',
    path: '/documents/:kind',
    summary:
      'A cart, a list, a comparison or a quote as a file; 422 `subject_missing` without the field of its kind; 422 `document_too_large` for more than 1,000 lines; 503 `documents_busy` for too many at once. Kind quote of a cart or a configuration is stored in the list of generated quotes',
    auth: 'required',
    ours: true,
    answersFile: true,
    params: z.object({ kind: z.enum(['cart', 'list', 'comparison', 'quote']) }),
    body: z.object({
      format: documentFormatSchema,
      /** For `cart`, or for `quote` of a cart. */
      cartId: z.optional(cartIdSchema),
      /** For `quote` of one configuration. */
      configurationId: z.optional(configurationIdSchema),
      /** For `list`. */
      listId: z.optional(favouriteListIdSchema),
      /** For `comparison`: its category and keys `genericId_categoryId[_commercialId]`. */
      categoryId: z.optional(categoryIdSchema),
      itemKeys: z.optional(z.array(z.string().check(z.maxLength(130))).check(z.minLength(1), z.maxLength(20))),
      /** For `quote`: a requested quote in its current state. */
      quoteNumber: z.optional(quoteNumberSchema),
    }),
    response: fileSchema,
  }),
  generatedQuotes: endpoint({
    name: 'documents.generatedQuotes',
    method: 'GET',
    path: '/quotegeneration',
    summary:
      'Generated quotes of the customer number in use, or of a person without one; newest first, at most 200, which is also the number kept per person',
    auth: 'required',
    response: z.array(generatedQuoteSchema),
  }),
  download: endpoint({
    name: 'documents.download',
    method: 'GET',
    path: '/quotegeneration/download',
    summary: 'A generated quote, unchanged; 404 `document_unknown`',
    auth: 'required',
    answersFile: true,
    query: z.object({ id: documentIdSchema }),
    response: fileSchema,
  }),
  order: endpoint({
    name: 'documents.order',
    method: 'POST',
    path: '/quotegeneration/:id/order',
    summary:
      'The cart that orders a generated quote once, at its prices, in the checkout of its market; again it is the same cart. 403 `buying_disabled`, 404 `document_unknown`, 409 `quote_expired`, `quote_ordered` with `orderNumber`, `quote_being_paid` by a colleague, `quote_not_orderable` with `changes`',
    auth: 'required',
    ours: true,
    params: z.object({ id: documentIdSchema }),
    response: z.object({ cartId: cartIdSchema, country: z.string(), companyId: z.nullable(z.string()) }),
  }),
};
