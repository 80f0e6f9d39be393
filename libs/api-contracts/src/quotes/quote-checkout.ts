import * as z from 'zod/mini';
import { maxOtherLocations } from '../bounds/call-bounds.ts';
import { cartIdSchema } from '../carts.ts';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { uploadedFileSchema } from '../client/files.ts';
import { daySchema } from '../freight/freight.ts';
import { nothingSchema } from '../nothing.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { partnerLocationIdSchema, partnerLocationSchema } from '../partner-locations.ts';
import { quotedLineSchema, quoteNumberSchema } from './quote-lines.ts';
import { visible } from '../visible-text.ts';

const text = (maximum: number) => z.string().check(visible(), z.maxLength(maximum));

/** Key of a group in a cart; stays the same as long as the same locations can supply its lines. */
export const quoteGroupKeySchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/**
 * Lines that the same locations can supply (quoteGroupKey, confirmation, selectedPartnerLocationId; the rest is ours).
 */
export const quoteGroupSchema = z.object({
  quoteGroupKey: quoteGroupKeySchema,
  /** Number of the request; null before it is sent. */
  confirmation: z.nullable(quoteNumberSchema),
  /** Null until one is selected; preselected when only one location can supply the group. */
  selectedPartnerLocationId: z.nullable(partnerLocationIdSchema),
  /** Further locations to ask, for comparing offers. */
  otherPartnerLocationIds: z.array(partnerLocationIdSchema),
  lines: z.array(quotedLineSchema),
  /** All locations that can supply the group: our own sales company first, then partners by name. */
  locations: z.array(partnerLocationSchema),
});
export type QuoteGroup = z.output<typeof quoteGroupSchema>;

/** Where goods are to go; decides a supplier's freight. */
export const deliveryPlaceSchema = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  zipCode: text(fieldBounds.zipCode),
  city: text(fieldBounds.city).check(z.minLength(1)),
});
export type DeliveryPlace = z.output<typeof deliveryPlaceSchema>;

const quoteCheckoutSchema = z.object({
  cartId: cartIdSchema,
  /** Version of the cart; with If-Match a newer one is not submitted. */
  eTag: z.optional(z.string()),
  currency: currencySchema,
  groups: z.array(quoteGroupSchema),
  /** Files of the unsent request. */
  files: z.array(uploadedFileSchema),
  /** Place of the default delivery address, as a suggestion; null or absent without one. */
  suggestedPlace: z.optional(z.nullable(deliveryPlaceSchema)),
});
export type QuoteCheckout = z.output<typeof quoteCheckoutSchema>;

/** Who asks for a quote, and whom the supplier answers. */
export const quoteContactSchema = z.object({
  firstName: text(fieldBounds.name).check(z.minLength(1)),
  lastName: text(fieldBounds.name).check(z.minLength(1)),
  /** Empty for a private person. */
  companyName: text(fieldBounds.name),
  email: z.string().check(visible(), z.email(), z.maxLength(fieldBounds.email)),
  /** International form, +46 40 555 01 80. */
  phoneNumber: text(fieldBounds.phoneNumber).check(z.minLength(1)),
  /** The customer's own reference, printed on the offer. */
  reference: text(fieldBounds.reference),
});
export type QuoteContact = z.output<typeof quoteContactSchema>;

const cart = z.object({ cartId: cartIdSchema });

/**
 * Requesting quotes (docs/decisions/0013). All need sign-in; quote carts of others are 404 `cart_unknown`. Lines that
 * no longer exist are 422 `cart_not_quotable` with `changes`, an empty cart 422 `cart_empty`.
 */
export const quoteCheckout = {
  begin: endpoint({
    name: 'quoteCheckout.begin',
    method: 'POST',
    path: '/quote/begin-checkout',
    summary:
      'Groups a quote cart by suppliers; safe to repeat, keeping the choices. 422 `request_too_large` for more than 500 lines',
    auth: 'required',
    changesNothing: true,
    body: cart,
    response: quoteCheckoutSchema,
  }),
  chooseLocation: endpoint({
    name: 'quoteCheckout.chooseLocation',
    method: 'PUT',
    path: '/quote/groups/:quoteGroupKey',
    summary:
      'Chooses the locations to ask; 404 `quote_group_unknown` when the cart has changed since, 422 `location_does_not_supply`',
    auth: 'required',
    ours: true,
    params: z.object({ quoteGroupKey: quoteGroupKeySchema }),
    body: z.extend(cart, {
      selectedPartnerLocationId: partnerLocationIdSchema,
      otherPartnerLocationIds: z.optional(z.array(partnerLocationIdSchema).check(z.maxLength(maxOtherLocations))),
    }),
    response: quoteCheckoutSchema,
  }),
  attachFile: endpoint({
    name: 'quoteCheckout.attachFile',
    method: 'POST',
    path: '/quote/files',
    summary:
      'A drawing or data sheet for the request; 422 `file_type`, `file_empty`, `too_many_files`; 413 `file_too_large`',
    auth: 'required',
    ours: true,
    takesFile: true,
    query: cart,
    response: uploadedFileSchema,
  }),
  removeFile: endpoint({
    name: 'quoteCheckout.removeFile',
    method: 'DELETE',
    path: '/quote/files/:fileId',
    summary: 'Removes a file; removing it again is no error',
    auth: 'required',
    ours: true,
    params: z.object({ fileId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)) }),
    query: cart,
    response: nothingSchema,
  }),
  submit: endpoint({
    name: 'quoteCheckout.submit',
    method: 'POST',
    path: '/quote',
    summary:
      'Sends one request per group; repeating it returns the same numbers. 409 `location_missing` names `quoteGroupKeys`; 412 `cart_changed` when the groups differ from `quoteGroupKeys`, or the cart is newer than If-Match; 422 `fit_not_confirmed` names `items` that do not fit their units, `invalid_contact`; 429 `request_limit` after 20 requests of a person in 24 hours',
    auth: 'required',
    body: z.extend(cart, {
      /** The groups that the user has seen. */
      quoteGroupKeys: z.array(quoteGroupKeySchema).check(z.minLength(1), z.maxLength(50)),
      contact: quoteContactSchema,
      /** Null when empty. */
      text: z.nullable(text(fieldBounds.quoteText)),
      /** Requested day, not before today; null: as soon as possible. */
      wantedDate: z.nullable(daySchema),
      /** Null or absent: not known yet, or picked up. */
      deliveryPlace: z.optional(z.nullable(deliveryPlaceSchema)),
      /**
       * IANA name, `Europe/Stockholm`: offers are valid to the end of a day there. Defaults to the market's when
       * unknown.
       */
      timeZone: text(60),
      /** Data of single lines; other lines have none. */
      lines: z
        .array(
          z.object({
            lineId: z.string().check(z.maxLength(40)),
            /** Unit price in the market's currency. */
            targetPrice: z.nullable(amountSchema),
            wantedDate: z.nullable(daySchema),
            note: text(fieldBounds.cartNote),
            /** The line is wanted although it does not fit its unit. */
            fitConfirmed: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(1_000)),
    }),
    response: quoteCheckoutSchema,
  }),
  confirmation: endpoint({
    name: 'quoteCheckout.confirmation',
    method: 'GET',
    path: '/quote/confirmations/:cartId',
    summary: 'The requests sent from a cart, with their numbers; 404 `cart_unknown`',
    auth: 'required',
    ours: true,
    params: cart,
    response: quoteCheckoutSchema,
  }),
};
