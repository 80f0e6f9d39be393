import * as z from 'zod/mini';

/** Address of a public file below `/media`: `/media/{hash}/{name}` (immutable). */
export const mediaPathSchema = z.string().check(z.regex(/^\/media\/[a-f0-9]{16,64}\/[A-Za-z0-9._-]+$/));

/** A drawing in both themes, with its size in CSS pixels to reserve space. */
export const imageSchema = z.object({
  src: mediaPathSchema,
  srcDark: z.optional(mediaPathSchema),
  width: z.number(),
  height: z.number(),
  alt: z.optional(z.string()),
  /** Ours: millimetres per pixel, of a drawing whose object has a size. */
  scale: z.optional(z.number()),
});
export type Image = z.output<typeof imageSchema>;
