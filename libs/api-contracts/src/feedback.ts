import * as z from 'zod/mini';
import { endpoint } from './client/endpoint.ts';
import { fieldBounds } from './bounds/field-bounds.ts';
import { nothingSchema } from './nothing.ts';

export const feedback = {
  send: endpoint({
    name: 'feedback.send',
    method: 'POST',
    path: '/sendfeedback',
    summary: 'Sends a message to the shop',
    auth: 'optional',
    body: z.object({
      email: z.email().check(z.maxLength(fieldBounds.email)),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(fieldBounds.feedback)),
    }),
    response: nothingSchema,
  }),
};
