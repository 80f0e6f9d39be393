import * as z from 'zod/mini';
import { imageSchema } from '../media.ts';

/** A unit taken apart: its picture with leaders but without balloons, which pages draw as buttons. */
export const explodedPictureSchema = z.object({
  picture: imageSchema,
  /** Radius of a balloon in units of the picture. */
  radius: z.number(),
});

/** The exploded view beside the parts of an article. */
export const explodedViewSchema = z.extend(explodedPictureSchema, {
  /** Of what is shown: a type of unit. */
  name: z.string(),
  /** Numbered parts, by number, with the centres of their balloons in units of the picture. */
  balloons: z.array(
    z.object({
      number: z.number(),
      x: z.number(),
      y: z.number(),
      partName: z.string(),
      /** In the article; null when its list does not name the part. */
      quantity: z.nullable(z.number()),
    }),
  ),
});
