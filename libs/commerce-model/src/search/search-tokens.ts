import { foldText } from '@shop/api-contracts';

/** A run of letters, or a number. */
export interface Token {
  /** Folded letters, or a number with a decimal point and without leading zeros. */
  text: string;
  isNumber: boolean;
  /** Between this token and the one before it: nothing, one space or mark, or more. */
  gap: 'none' | 'small' | 'wide';
  /** As it is written, and what stands before it. */
  written: string;
  before: string;
}

const vulgarFractions = new Map(
  [...'½¼¾⅛⅜⅝⅞⅓⅔'].map((sign, n) => [sign, [0.5, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875, 0.333, 0.667][n]!]),
);
const maxTokenLength = 40;
/** Longest abbreviation before a number that it belongs to: DN 50, Pt 1000. */
const maxAbbreviationLength = 4;

/**
 * Splits a text where letters and digits meet, so that "DN50", "DN 50" and "DN-50" are the same tokens. Fractions become
 * decimals ("1¼" and "1 1/4" are 1.25), thousands lose their separators.
 */
export function searchTokensOf(text: string): Token[] {
  const decimal = withDecimals(text.replaceAll('º', '°'));
  const plain = foldText(decimal).replace(/(\d)\s{0,3}[x×*]\s{0,3}(?=\d)/g, '$1 / ');
  // folding rarely changes the length
  const source = plain.length === decimal.length ? decimal : plain;
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of plain.matchAll(/\p{L}+|\p{N}+(?:[.,]\p{N}+)*/gu)) {
    const between = plain.slice(end, index);
    const isNumber = /^\p{N}/u.test(found);
    tokens.push({
      text: isNumber ? numberOf(found) : found.slice(0, maxTokenLength),
      isNumber,
      gap: between === '' ? 'none' : /^\s*[-–./_°]?\s*°?$/.test(between) ? 'small' : 'wide',
      written: source.slice(index, index + found.length),
      before: source.slice(end, index),
    });
    end = index + found.length;
  }
  return tokens;
}

/** The letters and the number as one word, `dn50`, where they may belong together; else undefined. */
export function joinedToken(letters: Token | undefined, number: Token | undefined): string | undefined {
  if (!letters || !number || letters.isNumber || !number.isNumber || number.gap === 'wide') return undefined;
  return letters.text.length <= maxAbbreviationLength ? letters.text + number.text : undefined;
}

function withDecimals(text: string): string {
  return text
    .replace(/(?<!\d)(\d*)\s?([½¼¾⅛⅜⅝⅞⅓⅔])/g, (_, whole: string, sign: string) =>
      String(Number(whole || 0) + vulgarFractions.get(sign)!),
    )
    .replace(
      /(?<![\d/.,])(?:(\d{1,2})[ -])?(\d)\/([248])(?![\d/])/g,
      (all, whole: string | undefined, top: string, bottom: string) =>
        Number(top) < Number(bottom) ? String(Number(whole ?? 0) + Number(top) / Number(bottom)) : all,
    );
}

function numberOf(digits: string): string {
  const isThousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits) && !/^\d\.\d{3}$/.test(digits);
  const plain = isThousands ? digits.replace(/[.,]/g, '') : digits.replaceAll(',', '.');
  return plain.replace(/^0+(?=\d)/, '').slice(0, maxTokenLength);
}
