import * as z from 'zod/mini';
import { endpoint } from './client/endpoint.ts';
import { fieldBounds } from './bounds/field-bounds.ts';
import { nothingSchema } from './nothing.ts';
import { visible } from './visible-text.ts';

/** Call that sends a message to customer service. */
export const feedback = {
  send: endpoint({
    name: 'feedback.send',
    method: 'POST',
    path: '/sendfeedback',
    summary: 'Sends a message to the shop',
    auth: 'optional',
    body: z.object({
      email: z.email().check(z.maxLength(fieldBounds.email)),
      text: z.string().check(visible(), z.minLength(1), z.maxLength(fieldBounds.feedback)),
    }),
    response: nothingSchema,
  }),
};
