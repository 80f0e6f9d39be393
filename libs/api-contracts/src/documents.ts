import * as z from 'zod/mini';
import { cartIdSchema } from './carts.ts';
import { configurationIdSchema } from './cart-items.ts';
import { endpoint } from './client/endpoint.ts';
import { favouriteListIdSchema } from './favourite-lists.ts';
import { fileSchema } from './client/files.ts';
import { categoryIdSchema } from './ids.ts';
import { quoteNumberSchema } from './quotes/quote-lines.ts';

export const documentFormatSchema = z.enum(['pdf', 'docx']);
export type DocumentFormat = z.output<typeof documentFormatSchema>;

const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A generated quote (docs/decisions/0013): prices of a day, with drawings and figures, made at once and without a person. */
export const generatedQuoteSchema = z.object({
  id: documentIdSchema,
  /** `Q…` is a request; these are numbered `P000123`. */
  number: z.string(),
  /** What it is made from: name of the configuration, else of the first line. */
  name: z.string(),
  lineCount: z.number(),
  format: documentFormatSchema,
  fileName: z.string(),
  bytes: z.number(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  createdBy: z.string(),
});
export type GeneratedQuote = z.output<typeof generatedQuoteSchema>;

/** Documents in the language of the market parameters. What is not one's own is 404; nothing to write 422 `document_empty`. */
export const documents = {
  generate: endpoint({
    name: 'documents.generate',
    method: 'POST',
    path: '/documents/:kind',
    summary:
      'A cart, a list, a comparison or a quote as a file; what its kind needs is missing: 422 `subject_missing`; more than 1,000 lines: 422 `document_too_large`; too many at once: 503 `documents_busy`. One of kind quote made from a cart or a configuration is kept in the list of generated quotes',
    auth: 'required',
    ours: true,
    answersFile: true,
    params: z.object({ kind: z.enum(['cart', 'list', 'comparison', 'quote']) }),
    body: z.object({
      format: documentFormatSchema,
      /** Of `cart`, or of `quote` made from a cart. */
      cartId: z.optional(cartIdSchema),
      /** Of `quote` made from one configuration. */
      configurationId: z.optional(configurationIdSchema),
      /** Of `list`. */
      listId: z.optional(favouriteListIdSchema),
      /** Of `comparison`: its category and keys `genericId_categoryId[_commercialId]`. */
      categoryId: z.optional(categoryIdSchema),
      itemKeys: z.optional(z.array(z.string().check(z.maxLength(130))).check(z.minLength(1), z.maxLength(20))),
      /** Of `quote`: an offer that was asked for, as it stands. */
      quoteNumber: z.optional(quoteNumberSchema),
    }),
    response: fileSchema,
  }),
  generatedQuotes: endpoint({
    name: 'documents.generatedQuotes',
    method: 'GET',
    path: '/quotegeneration',
    summary:
      'Generated quotes of the customer number in use, or of the person without one; newest first, at most 200; a person keeps as many',
    auth: 'required',
    response: z.array(generatedQuoteSchema),
  }),
  download: endpoint({
    name: 'documents.download',
    method: 'GET',
    path: '/quotegeneration/download',
    summary: 'A generated quote as it was made; 404 `document_unknown`',
    auth: 'required',
    answersFile: true,
    query: z.object({ id: documentIdSchema }),
    response: fileSchema,
  }),
};
