import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { fileSchema, uploadedFileSchema } from '../client/files.ts';
import { nothingSchema } from '../nothing.ts';

const idSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** An exemption from sales tax; what follows expiryDate is ours. */
export const taxExemptSchema = z.object({
  id: idSchema,
  country: z.literal('US'),
  stateCode: z.string(),
  /** ISO day: the last on which it holds. */
  expiryDate: z.string(),
  file: uploadedFileSchema,
  isValid: z.boolean(),
});
export type TaxExempt = z.output<typeof taxExemptSchema>;

/** Exemptions of the customer number in use, or of the person without one; only in the United States (404 elsewhere). */
export const taxExempts = {
  list: endpoint({
    name: 'taxExempts.list',
    method: 'GET',
    path: '/taxexempts',
    summary: 'Own exemptions, by state and day',
    auth: 'required',
    query: z.object({ validOnly: z.optional(z.stringbool()) }),
    response: z.array(taxExemptSchema),
  }),
  add: endpoint({
    name: 'taxExempts.add',
    method: 'POST',
    path: '/taxexempts',
    summary: 'Adds a certificate; 422 `file_type`, `file_empty`, `date_past`; 413 `file_too_large`',
    auth: 'required',
    takesFile: true,
    query: z.object({
      country: z.literal('US'),
      stateCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      /** The first 10 characters of the ISO form. */
      expiryDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    }),
    response: taxExemptSchema,
  }),
  remove: endpoint({
    name: 'taxExempts.remove',
    method: 'DELETE',
    path: '/taxexempts/:id',
    summary: 'Removes an exemption; one that is gone is no failure',
    auth: 'required',
    ours: true,
    params: z.object({ id: idSchema }),
    response: nothingSchema,
  }),
  file: endpoint({
    name: 'taxExempts.file',
    method: 'GET',
    path: '/taxexempts/:id/file',
    summary: 'The certificate as it was uploaded',
    auth: 'required',
    ours: true,
    answersFile: true,
    params: z.object({ id: idSchema }),
    response: fileSchema,
  }),
};
