/**
 * Not in the fonts of documents, which hold European languages in Latin, Greek and Cyrillic script, their punctuation, currencies and common
 * signs. White space and control characters are printed as space.
 */
const unprintable =
  /[^\s\p{Cc}\p{Cf}\u0020-\u007e\u00a0-\u024f\u0300-\u034f\u0370-\u0525\u1e00-\u1efb\u1f00-\u1ffe\u2000-\u2064\u2070\u2071\u2074-\u208e\u20a0-\u20b5\u20b8-\u20ba\u20bd\u2100-\u2109\u210b-\u2149\u2150-\u2185\u2190-\u2193\u2212\u2215\u221a\u221e\u2248\u2260\u2264\u2265\u2300\u25a0\u25cf\u2713]/gu;

/** True if documents print every character of the text. */
export const isPrintable = (text: string): boolean => text.normalize('NFC').search(unprintable) === -1;

/** Replaces each character that documents cannot print; expects composed characters (NFC). */
export const replaceUnprintable = (text: string, replace: (character: string) => string): string =>
  text.replaceAll(unprintable, replace);

/** Error of a field that is printed on documents and has other characters. */
export const unprintableMessage = 'Documents cannot print all of these characters';

/** Error of a VAT number that is well formed and that its register does not know. */
export const unregisteredMessage = 'Not in the VAT register';
