import { readFileSync } from 'node:fs';

const fontFile = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));

/**
 * Archivo in two weights, with the characters of all languages in Latin script; for a text with others DejaVu Sans Condensed, with Greek and
 * Cyrillic as well. Only what a document uses of them becomes part of it.
 */
export const pdfFonts = {
  regular: fontFile('archivo-regular'),
  semibold: fontFile('archivo-semibold'),
  'wide-regular': fontFile('dejavu-regular'),
  'wide-semibold': fontFile('dejavu-bold'),
};
