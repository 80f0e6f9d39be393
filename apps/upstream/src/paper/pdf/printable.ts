import { isPrintable, replaceUnprintable } from '@shop/api-contracts';

/** Everything outside Archivo, which has Latin letters and their punctuation. */
const notInArchivo =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/u;

/** True if a printable text has characters of the wide fonts, which are the only ones with Greek and Cyrillic. */
export const needsWideFont = (text: string): boolean => notInArchivo.test(text);

/** Text on one line in the characters of the fonts: others lose their accents, or become a question mark. */
export const printable = (text: string): string => printableLines(text).replaceAll(/ *\n[ \n]*/g, ' ');

/** The same with line breaks; at most one empty line in a row is kept. */
export function printableLines(text: string): string {
  const composed = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u2000-\u200a\u202f]/g, '\u00a0')
    .replaceAll(/(?:(?!\n)[\p{Cc}\p{Cf}])+/gu, ' ')
    .replaceAll(/ *\n(?: *\n)+/g, '\n\n');
  return replaceUnprintable(composed, (letter) => {
    const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return plain !== '' && isPrintable(plain) ? plain : '?';
  });
}
