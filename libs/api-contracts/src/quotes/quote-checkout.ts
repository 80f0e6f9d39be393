import * as z from 'zod/mini';
import { maxOtherLocations } from '../bounds/call-bounds.ts';
import { cartIdSchema } from '../carts.ts';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { uploadedFileSchema } from '../client/files.ts';
import { daySchema } from '../freight/freight.ts';
import { nothingSchema } from '../nothing.ts';
import { amountSchema, currencySchema } from '../money.ts';
import { partnerLocationIdSchema, partnerLocationSchema } from './partners.ts';
import { quotedLineSchema, quoteNumberSchema } from './quote-lines.ts';

const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum));

/** Names a group of a cart, the same as long as the same places can supply its lines. */
export const quoteGroupKeySchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** Lines that the same places can supply (quoteGroupKey, confirmation, selectedPartnerLocationId; the rest is ours). */
export const quoteGroupSchema = z.object({
  quoteGroupKey: quoteGroupKeySchema,
  /** Number of the request, once it was sent. */
  confirmation: z.nullable(quoteNumberSchema),
  /** Null until one is chosen; a group that one place alone can supply has it from the start. */
  selectedPartnerLocationId: z.nullable(partnerLocationIdSchema),
  /** Asked beside it, so that offers can be compared. */
  otherPartnerLocationIds: z.array(partnerLocationIdSchema),
  lines: z.array(quotedLineSchema),
  /** All that can supply the group: the own sales company first, then partners by name. */
  locations: z.array(partnerLocationSchema),
});
export type QuoteGroup = z.output<typeof quoteGroupSchema>;

const quoteCheckoutSchema = z.object({
  cartId: cartIdSchema,
  /** Version of the cart that was read; sent along with If-Match, nothing is submitted that is newer. */
  eTag: z.optional(z.string()),
  currency: currencySchema,
  groups: z.array(quoteGroupSchema),
  /** Uploaded for the request that is not sent yet. */
  files: z.array(uploadedFileSchema),
});
export type QuoteCheckout = z.output<typeof quoteCheckoutSchema>;

export const quoteContactSchema = z.object({
  firstName: text(fieldBounds.name).check(z.minLength(1)),
  lastName: text(fieldBounds.name).check(z.minLength(1)),
  /** Empty for a private person. */
  companyName: text(fieldBounds.name),
  email: z.string().check(z.trim(), z.email(), z.maxLength(fieldBounds.email)),
  /** International form, +46 40 555 01 80. */
  phoneNumber: text(fieldBounds.phoneNumber).check(z.minLength(1)),
  /** Own reference, printed on the offer. */
  reference: text(fieldBounds.reference),
});
export type QuoteContact = z.output<typeof quoteContactSchema>;

const cart = z.object({ cartId: cartIdSchema });

/**
 * Asking for quotes (docs/decisions/0013). All need sign-in; quote carts of others are 404 `cart_unknown`. Lines that nobody knows any more
 * are 422 `cart_not_quotable` with `changes`, an empty cart 422 `cart_empty`.
 */
export const quoteCheckout = {
  begin: endpoint({
    name: 'quoteCheckout.begin',
    method: 'POST',
    path: '/quote/begin-checkout',
    summary:
      'Splits a quote cart by who can supply; safe to repeat, what was chosen is kept. 422 `request_too_large` for more than 500 lines',
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
      'Chooses who is asked; 404 `quote_group_unknown` when the cart has changed since, 422 `location_does_not_supply`',
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
    summary: 'Takes a file away again; one that is gone is no failure',
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
      'Sends one request for each group; sent again it answers the same numbers. 409 `location_missing` names `quoteGroupKeys`; 412 `cart_changed` where the lines are others than `quoteGroupKeys`, or newer than If-Match; 422 `invalid_contact`',
    auth: 'required',
    body: z.extend(cart, {
      /** The groups that were looked at. */
      quoteGroupKeys: z.array(quoteGroupKeySchema).check(z.minLength(1), z.maxLength(50)),
      contact: quoteContactSchema,
      /** Null when empty. */
      text: z.nullable(text(fieldBounds.quoteText)),
      /** Day on which it is wanted; null: as soon as possible. Not before today. */
      wantedDate: z.nullable(daySchema),
      /** IANA name, `Europe/Stockholm`: offers hold to the end of a day there. One that is unknown counts as the market's. */
      timeZone: text(60),
      /** What is said of single lines; lines that are not named have nothing. */
      lines: z
        .array(
          z.object({
            lineId: z.string().check(z.maxLength(40)),
            /** Of one piece, in the market's currency. */
            targetPrice: z.nullable(amountSchema),
            wantedDate: z.nullable(daySchema),
            note: text(fieldBounds.cartNote),
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
    summary: 'What was sent from a cart, with its numbers; 404 `cart_unknown`',
    auth: 'required',
    ours: true,
    params: cart,
    response: quoteCheckoutSchema,
  }),
};
