import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { fileSchema, uploadedFileSchema } from '../client/files.ts';
import { nothingSchema } from '../nothing.ts';

const idSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

/** A sales tax exemption; the fields after expiryDate are ours. */
export const taxExemptSchema = z.object({
  id: idSchema,
  country: z.literal('US'),
  stateCode: z.string(),
  /** ISO day, the last valid one. */
  expiryDate: z.string(),
  file: uploadedFileSchema,
  /** Decided by the sales company; only accepted ones take the tax off. */
  state: z.enum(['received', 'accepted', 'refused']),
  /** Why it was refused: the file is no PDF with a page, or it ends after more than ten years. */
  refusal: z.nullable(z.enum(['unreadable', 'endsTooLate'])),
  /** Accepted and not over yet. */
  isValid: z.boolean(),
});
export type TaxExempt = z.output<typeof taxExemptSchema>;

/** Exemptions of the customer number in use, or of a person without one; only in the United States (404 elsewhere). */
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
    summary:
      'Adds a certificate, to be accepted or refused; 422 `file_type`, `file_empty`, `date_past`, `date_too_late` (ten years ahead at most); 413 `file_too_large`',
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
    summary: 'Deletes an exemption; deleting it again is no error',
    auth: 'required',
    ours: true,
    params: z.object({ id: idSchema }),
    response: nothingSchema,
  }),
  file: endpoint({
    name: 'taxExempts.file',
    method: 'GET',
    path: '/taxexempts/:id/file',
    summary: 'The uploaded certificate',
    auth: 'required',
    ours: true,
    answersFile: true,
    params: z.object({ id: idSchema }),
    response: fileSchema,
  }),
};
