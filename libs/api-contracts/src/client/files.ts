import * as z from 'zod/mini';

/** A file answered by upstream. `name` is one sanitised file name. */
export const fileSchema = z.object({
  name: z.string(),
  /** Media type. */
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FileAnswer = z.output<typeof fileSchema>;

/** Maximum size of an uploaded file. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** Accepted types of uploads, detected by content: certificates, purchase orders, pictures of defects. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Accepted types of photographs. HEIC is left out: most browsers and mail programs cannot show it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Data of an uploaded file. */
export const uploadedFileSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
export type UploadedFile = z.output<typeof uploadedFileSchema>;
