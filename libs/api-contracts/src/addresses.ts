import * as z from 'zod/mini';
import { endpoint } from './client/endpoint.ts';
import { fieldBounds } from './bounds/field-bounds.ts';
import { nothingSchema } from './nothing.ts';
import { visible } from './visible-text.ts';

const required = (maximum: number) => z.string().check(visible(), z.minLength(1), z.maxLength(maximum));
const optional = (maximum: number) => z.string().check(visible(), z.maxLength(maximum));

const addressIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** An address as entered. Postal code and state are validated by country: 400 `invalid_request`. */
export const addressFieldsSchema = z.object({
  /** Display name; when empty, made of name and city. */
  displayName: optional(fieldBounds.name),
  companyOrName: required(fieldBounds.name),
  streetAddress: required(fieldBounds.addressLine),
  addressLineTwo: optional(fieldBounds.addressLine),
  zipCode: optional(fieldBounds.zipCode),
  city: required(fieldBounds.city),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** For countries with states, else empty. */
  stateCode: z.string().check(z.regex(/^[A-Z0-9]{0,3}$/)),
  /**
   * At most one address is the default for deliveries and one for invoices; setting it here removes it from the other.
   */
  defaultDelivery: z.boolean(),
  defaultInvoice: z.boolean(),
});
export type AddressFields = z.output<typeof addressFieldsSchema>;

/** A stored address of a person or customer number, for delivery, invoice or both. */
export const addressSchema = z.extend(addressFieldsSchema, { id: addressIdSchema });
export type Address = z.output<typeof addressSchema>;

/** Addresses of the customer number in use, or of a person without one; those of others are 404. */
export const addresses = {
  list: endpoint({
    name: 'addresses.list',
    method: 'GET',
    path: '/user/addresses',
    summary: 'Own addresses, sorted by name',
    auth: 'required',
    response: z.array(addressSchema),
  }),
  add: endpoint({
    name: 'addresses.add',
    method: 'POST',
    path: '/user/addresses',
    summary: 'Adds an address; the first one becomes the default for deliveries and invoices',
    auth: 'required',
    body: addressFieldsSchema,
    response: addressSchema,
  }),
  update: endpoint({
    name: 'addresses.update',
    method: 'PUT',
    path: '/user/addresses/:id',
    summary: 'Changes an address',
    auth: 'required',
    ours: true,
    params: z.object({ id: addressIdSchema }),
    body: addressFieldsSchema,
    response: addressSchema,
  }),
  remove: endpoint({
    name: 'addresses.remove',
    method: 'DELETE',
    path: '/user/addresses/:id',
    summary: 'Deletes an address',
    auth: 'required',
    params: z.object({ id: addressIdSchema }),
    response: nothingSchema,
  }),
};
