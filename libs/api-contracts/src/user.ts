import * as z from 'zod/mini';
import { endpoint } from './client/endpoint.ts';
import { fieldBounds } from './bounds/field-bounds.ts';
import { nothingSchema } from './nothing.ts';
import { visible } from './visible-text.ts';

/** The signed-in person; the token of the specification never leaves the BFF. Unknown texts are empty. */
export const userSchema = z.object({
  signedIn: z.literal(true),
  loaded: z.literal(true),
  oid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  phoneNumber: z.string(),
  companyNumber: z.string(),
  electronicInvoiceNumber: z.string(),
  vatId: z.string(),
  isCompany: z.boolean(),
  /** A partner: Partner Portal naming and start page. */
  isBusinessUser: z.boolean(),
  /** The customer number in use, empty without one. */
  gcmNumber: z.string(),
  hasMultipleGcmNumbers: z.boolean(),
  permissions: z.array(z.string()),
  /** Sorted by name in the locale. */
  favouriteLists: z.array(z.object({ id: z.string(), name: z.string() })),
  /** False until the terms in force are accepted in a blocking dialog. */
  acceptedTermsAndConditions: z.boolean(),
  /** Ours. True until terms are accepted for the first time, which completes a registration. */
  isNew: z.optional(z.boolean()),
});
export type User = z.output<typeof userSchema>;

/** A company of the selector. */
export const companySchema = z.object({
  gcmNumber: z.string(),
  name: z.string(),
  /** Locale used for this company, `fr-fr`. */
  selectedLocale: z.string(),
});
export type Company = z.output<typeof companySchema>;

const text = (maximum: number) => z.string().check(visible(), z.maxLength(maximum));
const name = z.string().check(visible(), z.minLength(1), z.maxLength(fieldBounds.name));

/** What people change about themselves and their company. */
export const profileSchema = z.object({
  isCompany: z.boolean(),
  firstName: name,
  lastName: name,
  /** Required with isCompany, else 400 `invalid_request` naming `body.companyName`. */
  companyName: text(fieldBounds.name),
  /** International form, +46 40 555 01 80; may be empty. */
  phoneNumber: text(fieldBounds.phoneNumber),
  companyNumber: text(fieldBounds.registrationNumber),
  electronicInvoiceNumber: text(fieldBounds.registrationNumber),
  vatId: text(fieldBounds.registrationNumber),
});
export type Profile = z.output<typeof profileSchema>;

/** Calls for the signed-in person: who it is, profile, company in use. */
export const user = {
  get: endpoint({
    name: 'user.get',
    method: 'GET',
    path: '/user',
    summary: 'The signed-in user; created at the first call',
    auth: 'required',
    response: userSchema,
  }),
  update: endpoint({
    name: 'user.update',
    method: 'POST',
    path: '/user',
    summary: 'Saves the profile',
    auth: 'required',
    body: profileSchema,
    response: userSchema,
  }),
  companies: endpoint({
    name: 'user.companies',
    method: 'GET',
    path: '/user/companies',
    summary: 'Companies that the user can choose, sorted by name',
    auth: 'required',
    response: z.array(companySchema),
  }),
  selectCompany: endpoint({
    name: 'user.selectCompany',
    method: 'PUT',
    path: '/user/company',
    summary: 'Switches to another of the own companies; 404 for any other number',
    auth: 'required',
    body: z.object({ gcmNumber: z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/)) }),
    response: companySchema,
  }),
  setLocale: endpoint({
    name: 'user.setLocale',
    method: 'PUT',
    path: '/user/locale',
    summary: 'Stores the market and locale of the user',
    auth: 'required',
    body: z.object({
      /** Country code. */
      market: z.string().check(z.regex(/^[A-Z]{2}$/)),
      locale: z.string().check(z.regex(/^[a-z]{2}(-[a-z]{4})?-[a-z]{2}$/)),
    }),
    response: nothingSchema,
  }),
  acceptTerms: endpoint({
    name: 'user.acceptTerms',
    method: 'POST',
    path: '/user/acceptterms',
    summary: 'Accepts the terms in force',
    auth: 'required',
    response: nothingSchema,
  }),
};
