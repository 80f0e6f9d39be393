import { quantityBounds } from '@shop/api-contracts';
import * as z from 'zod/mini';
import { languages, type Translated } from '@shop/commerce-model';

const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));
const nameSchema = z.string().check(z.minLength(1), z.maxLength(200));
const pdfStart = Buffer.from('%PDF-');

const enclosureSchema = z.object({
  name: nameSchema,
  /** A PDF in base64: the only type, since it is shown to people of several companies. */
  content: z
    .pipe(
      z.string().check(z.maxLength(700_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      z.transform((text): Buffer => Buffer.from(text, 'base64')),
    )
    .check(z.refine((bytes) => bytes.subarray(0, pdfStart.length).equals(pdfStart), 'No PDF')),
});

/** The body with which the configurator writes a configuration back. */
export const savedConfigurationSchema = z.object({
  sessionId: z.string().check(z.maxLength(40)),
  /** Milliseconds by the configurator's clock: what was saved earlier is ignored, so a repeated message changes nothing. */
  savedAt: z.number().check(z.int(), z.positive()),
  /** By language; others get the English one. */
  names: z.pipe(
    z.intersection(z.object({ en: nameSchema }), z.record(z.string(), nameSchema)),
    z.transform((names): Translated => {
      const given: Record<string, string | undefined> = names;
      return Object.fromEntries(languages.map((language) => [language, given[language] ?? names.en])) as Translated;
    }),
  ),
  lines: z
    .array(
      z.object({
        lineId: id,
        commercialItemId: id,
        quantity: z.number().check(z.int(), z.minimum(quantityBounds.min), z.maximum(quantityBounds.max)),
        enclosures: z.array(enclosureSchema).check(z.maxLength(3)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(100),
      z.refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'Two lines have one id'),
    ),
  /** List price of the whole in euro cents without tax; null: only quoted. */
  listPrice: z.nullable(z.number().check(z.int(), z.positive(), z.maximum(2_000_000_000))),
  /** What the configurator needs to edit it again. */
  design: z.string().check(z.minLength(1), z.maxLength(8_000)),
});
export type SavedConfiguration = z.output<typeof savedConfigurationSchema>;
