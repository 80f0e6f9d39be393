import * as z from 'zod/mini';

/** A file as upstream answers it. `name` is one sanitised file name. */
export const fileSchema = z.object({
  name: z.string(),
  /** Media type. */
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FileAnswer = z.output<typeof fileSchema>;

/** Bytes of an uploaded file at most. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** What may be uploaded, decided by content: certificates, purchase orders, pictures of a fault. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** A file that was uploaded, by what one can say of it. */
export const uploadedFileSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
export type UploadedFile = z.output<typeof uploadedFileSchema>;
