import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { imageSchema } from '../media.ts';

const fieldFlag = z.enum(['Off', 'Optional', 'Required']);

/**
 * Feature flags and environment of a market and company site. `baseUrl` and `azureAuth` of the specification are
 * configuration of the BFF and never sent.
 */
export const settingsSchema = z.object({
  market: z.object({
    country: z.string(),
    language: z.string(),
    locale: z.string(),
    description: z.string(),
    region: z.string(),
  }),
  /** Without its dash; null outside company sites. */
  companyId: z.nullable(z.string()),
  buyEnabled: z.boolean(),
  aliceEnabled: z.boolean(),
  exclusiveCompany: z.boolean(),
  greenOneEnabled: z.boolean(),
  shippingEnabled: z.boolean(),
  orderHistoryEnabled: z.boolean(),
  customArticleNumbersEnabled: z.boolean(),
  companyNumberEnabled: z._default(fieldFlag, 'Off'),
  electronicInvoiceNumberEnabled: z._default(fieldFlag, 'Off'),
  vatIdEnabled: z._default(fieldFlag, 'Off'),
  chatEnabled: z.boolean(),
  chatGroupId: z.nullable(z.string()),
  livechatTestAccount: z.boolean(),
  resultView: z._default(z.enum(['grid', 'list']), 'grid'),
  /** Fixed at the bottom left. Any colour: the page uses its nearest tone, or none. */
  ribbon: z.nullable(z.object({ text: z.string(), color: z.string() })),
  notificationsUrl: z.nullable(z.string()),
  fakeAuthButton: z.boolean(),
  replacementUnitsCategoryId: z.nullable(z.string()),
  /** Ours: the name of the company site. */
  companyName: z.optional(z.nullable(z.string())),
  /** Ours: footer. */
  contact: z.optional(
    z.object({
      name: z.string(),
      /** Lines separated by commas. */
      address: z.string(),
      phoneNumber: z.string(),
      email: z.string(),
      openingHours: z.string(),
      /** Register and VAT number, as on documents. */
      registration: z.optional(z.string()),
    }),
  ),
  /** Ours: footer. */
  socialLinks: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
  /** Ours: name of the shop in its frame; without it that of the texts. */
  shopName: z.optional(z.string()),
  /** Ours: logo of an exclusive company, or of the shop. */
  logo: z.optional(z.nullable(imageSchema)),
});
export type Settings = z.output<typeof settingsSchema>;

/** Call for the settings of a market or company site. */
export const settings = {
  get: endpoint({
    name: 'settings.get',
    method: 'GET',
    path: '/settings',
    summary: 'Flags and texts of the market and company site in the market parameters',
    auth: 'none',
    ours: true,
    response: settingsSchema,
  }),
};
