import * as z from 'zod/mini';
import { configurationIdSchema } from './cart-items.ts';
import { endpoint } from './client/endpoint.ts';
import { fileSchema } from './client/files.ts';
import { enclosureIdSchema } from './enclosure.ts';
import { orderIdSchema } from './freight/order-freight.ts';
import { quoteNumberSchema } from './quotes/quote-lines.ts';

/** A cart or favourite list that a configuration is edited from: `cart-{id}` or `favouritelist-{id}`. */
export const webshopIdSchema = z.string().check(z.regex(/^(cart-[0-9a-f]{32}|favouritelist-[A-Za-z0-9-]{1,40})$/));

/** Where the configurator continues, or with `success` false the HTTP status of why it does not. */
export const configuratorSessionSchema = z.object({
  /** Where the browser goes; null without success. */
  configuratorUrl: z.nullable(z.string()),
  success: z.boolean(),
  /** 200, or why there is no session: 403 no access, 502 a wrong answer, 503 not configured, 504 no answer in time. */
  httpStatusCode: z.number(),
});
export type ConfiguratorSession = z.output<typeof configuratorSessionSchema>;

/** The configurator Alice: another service, which writes its configurations back to upstream (docs/decisions/0020). */
export const configurator = {
  start: endpoint({
    name: 'configurator.start',
    method: 'GET',
    path: '/alice',
    summary:
      'Starts a session that comes back to `returnUrl` with `configurationId`; 403 `configurator_forbidden`, 404 `configuration_unknown`, `cart_unknown`, `list_unknown`, 422 `return_url_foreign`',
    auth: 'required',
    query: z.object({
      /** Address of a page of the shop. */
      returnUrl: z.string().check(z.maxLength(2_000)),
      /** An own configuration to edit; without it a new one. */
      configurationId: z.optional(configurationIdSchema),
      webshopId: z.optional(webshopIdSchema),
    }),
    response: configuratorSessionSchema,
  }),
  enclosure: endpoint({
    name: 'configurator.enclosure',
    method: 'GET',
    path: '/alice/configurations/:id/lines/:lineId/enclosures/:enclosureId',
    summary:
      'A drawing or data sheet of a line, for who may read the configuration, or the given order or quote request with it; 404 `enclosure_unknown`',
    auth: 'required',
    answersFile: true,
    params: z.object({
      id: configurationIdSchema,
      lineId: z.string().check(z.maxLength(40)),
      enclosureId: enclosureIdSchema,
    }),
    query: z.object({
      /** Ours: the order, or the quote request, in which it stands. */
      order: z.optional(orderIdSchema),
      quote: z.optional(quoteNumberSchema),
    }),
    response: fileSchema,
  }),
};
