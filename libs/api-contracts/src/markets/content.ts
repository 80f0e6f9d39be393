import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { imageSchema } from '../media.ts';

/** A run of text; `href` is a path inside the shop without locale (`/terms`) or an https, mailto or tel address. */
export const inlineSchema = z.object({
  text: z.string(),
  strong: z.optional(z.boolean()),
  href: z.optional(z.string().check(z.regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/))),
  /** BCP 47, if the run is in another language than the page. */
  lang: z.optional(z.string()),
});
export type Inline = z.output<typeof inlineSchema>;

/** Customer support location. */
export const supportLocationSchema = z.object({
  officeName: z.string(),
  /** Lines separated by commas. */
  address: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  /** Empty without a page, else https. */
  url: z.string(),
  urlText: z.string(),
});
export type SupportLocation = z.output<typeof supportLocationSchema>;

export const contentPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), runs: z.array(inlineSchema) }),
  z.object({ type: z.literal('list'), items: z.array(z.array(inlineSchema)) }),
  /** Head and rows of cells; the first cell of a row names it. */
  z.object({
    type: z.literal('table'),
    head: z.array(z.string()),
    rows: z.array(z.array(z.array(inlineSchema))),
  }),
  /** A question that expands to its answer; one array per paragraph. */
  z.object({ type: z.literal('question'), question: z.string(), answer: z.array(z.array(inlineSchema)) }),
  z.object({ type: z.literal('locations'), locations: z.array(supportLocationSchema) }),
  z.object({ type: z.literal('image'), image: imageSchema, caption: z.optional(z.string()) }),
]);
export type ContentPart = z.output<typeof contentPartSchema>;

/** Structured content; never HTML from outside. */
export const contentBlockSchema = z.object({
  /** `start`, `partnerstart`, `faq`, `greenone`, `unitsearch` … */
  name: z.string(),
  title: z.string(),
  lead: z.optional(z.string()),
  image: z.optional(imageSchema),
  parts: z.array(contentPartSchema),
});
export type ContentBlock = z.output<typeof contentBlockSchema>;

/** An edited page: its parts in order, already in the language asked for. */
export const contentPageSchema = z.object({
  page: z.string(),
  title: z.string(),
  parts: z.array(contentPartSchema),
  /**
   * Sections with an address of their own (`/faq/{id}`). With null parts the content of the first section is the block
   * with the page's name (loaded when shown), that of any other the page `{page}-{id}`. On company sites, which have no
   * blocks, the first section includes its parts.
   */
  sections: z.optional(
    z.array(z.object({ id: z.string(), title: z.string(), parts: z.nullable(z.array(contentPartSchema)) })),
  ),
  /** ISO date of the last change. */
  updated: z.optional(z.string()),
});
export type ContentPage = z.output<typeof contentPageSchema>;

/** Calls for edited pages and blocks of pages. */
export const content = {
  blocks: endpoint({
    name: 'content.blocks',
    method: 'GET',
    path: '/content',
    summary: 'Content blocks by name; not used on company sites',
    auth: 'optional',
    ours: true,
    query: z.object({ blocks: z.string().check(z.regex(/^[a-z]+(,[a-z]+)*$/)) }),
    response: z.object({ blocks: z.array(contentBlockSchema) }),
  }),
  page: endpoint({
    name: 'content.page',
    method: 'GET',
    path: '/content/pages/:page',
    summary: 'Text of one page, on company sites too',
    auth: 'none',
    ours: true,
    params: z.object({ page: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }),
    response: contentPageSchema,
  }),
};
