import * as z from 'zod/mini';

/** The answer of a change that has nothing to tell. */
export const nothingSchema = z.null();
