import * as z from 'zod/mini';

const idPattern = /^[A-Za-z0-9]{1,40}$/;
/** Category id; `noCategoryId` means "no category". */
export const categoryIdSchema = z.string().check(z.regex(idPattern));
export const genericItemIdSchema = z.string().check(z.regex(idPattern));
/** A variant that can be ordered; may be empty in addresses. */
export const commercialItemIdSchema = z.string().check(z.regex(idPattern));
/** A customer's machine; opaque, in no order. */
export const equipmentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{6,20}$/));
