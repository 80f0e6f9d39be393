import * as z from 'zod/mini';

/** Answer of a change without a result. */
export const nothingSchema = z.null();
