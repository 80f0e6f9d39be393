/** Widths of characters in em, of the shop's letters at 500; rather too much than too little. */
const narrow = /[ijlt.,:;'’|!()[\]·]/;
const slim = /[fr\-–/°"]/;
const wide = /[mwMW@%]/;

/** Width of a text in pixels, estimated: for decisions that the server makes before anything is measured. */
export function textWidth(text: string, size = 14): number {
  let width = 0;
  for (const letter of text) width += emOf(letter);
  return Math.ceil(width * size);
}

function emOf(letter: string): number {
  if (letter === ' ' || letter === '\u00a0') return 0.26;
  if (narrow.test(letter)) return 0.31;
  if (slim.test(letter)) return 0.4;
  if (wide.test(letter)) return 0.88;
  if (/\d/.test(letter)) return 0.575;
  return letter === letter.toLowerCase() ? 0.56 : 0.68;
}

/** Width of the longest word, as a text needs it that may take several lines. Words end at blanks that may break. */
export const wordWidth = (text: string, size = 14): number =>
  Math.max(0, ...text.split(/[ \n]+/).map((word) => textWidth(word, size)));
