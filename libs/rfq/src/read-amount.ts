/** Marks of a market: `1.234,5` in Germany, `1,234.5` in Britain, `1 234,5` in Sweden. */
function marksOf(tag: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1234.5);
  const mark = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { decimal: mark('decimal'), group: mark('group') };
}

const cents = '[0-9]{1,2}';
const grouped = (group: string, count: string, rest = '') => `[1-9][0-9]{0,2}(?:${group}[0-9]{3}){${count}}${rest}`;

/**
 * `pattern` of a field that accepts amounts as they are written in this market, and other notations that can be read in one way only. One mark
 * before three digits groups thousands where the market writes it so (`1.125` in Germany); where it is the decimal mark (`1,125` there) or no
 * mark of the market, it could be either, and is not accepted.
 */
export function amountPattern(tag: string): string {
  const marks = marksOf(tag);
  const [decimal, other] = marks.decimal === ',' ? [',', String.raw`\.`] : [String.raw`\.`, ','];
  const isGroup = (marks.decimal === ',' ? '.' : ',') === marks.group;
  const forms = [
    String.raw`[0-9]{1,12}(?:[.,]${cents})?`,
    grouped(String.raw`[ '’\u00a0\u202f]`, '1,3', `(?:[.,]${cents})?`),
    grouped(other, isGroup ? '1,3' : '2,3', `(?:${decimal}${cents})?`),
    grouped(other, '1', `${decimal}${cents}`),
    grouped(decimal, '2,3', `(?:${other}${cents})?`),
    grouped(decimal, '1', `${other}${cents}`),
  ];
  return String.raw`\s*(?:${forms.join('|')})\s*`;
}

/** Converts an amount typed in this market to the API's format, `1234.50`; undefined if invalid or ambiguous. */
export function readAmount(text: string, tag: string): string | undefined {
  if (!new RegExp(`^(?:${amountPattern(tag)})$`).test(text)) return undefined;
  const [, before = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.trim())!;
  const units = before.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${units}.${decimals.padEnd(2, '0')}`;
}

/** Both amounts that a typed one can mean, as fields show them: `1,125` in Germany is `1125,00` or `1,13`. Undefined for any other text. */
export function ambiguousAmount(text: string, tag: string): { large: string; small: string } | undefined {
  const [, units, thousandths] = /^\s*([1-9]\d{0,2})[.,](\d{3})\s*$/.exec(text) ?? [];
  if (units === undefined || readAmount(text, tag) !== undefined) return undefined;
  return {
    large: amountText(`${units}${thousandths}.00`, tag),
    small: amountText(amountOf(Math.round(Number(`${units}${thousandths}`) / 10)), tag),
  };
}

/** Formats an amount of the API for a field of this market: `1234,50`. */
export function amountText(amount: string, tag: string): string {
  return amount.replace('.', marksOf(tag).decimal);
}

/** Hundredths, exact below 90 trillion. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
