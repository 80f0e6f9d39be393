import { readFileSync } from 'node:fs';

/** Archivo in two weights, with the characters of all languages in Latin script. */
export const pdfFonts = {
  regular: readFileSync(new URL('./fonts/archivo-regular.ttf', import.meta.url)),
  semibold: readFileSync(new URL('./fonts/archivo-semibold.ttf', import.meta.url)),
};
