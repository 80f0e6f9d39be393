import * as z from 'zod/mini';

/**
 * RFC 9457 answer of every error; `code` is stable and machine-readable, `requestId` is what people quote to support.
 */
export const problemSchema = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  code: z.optional(z.string()),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.output<typeof problemSchema>;
