/** `1234,5`, `1234.50`; with groups of thousands `1.234,50`, `1,234.50`, `1 234.5`, `1’234`. */
const plain = String.raw`[0-9]{1,12}(?:[.,][0-9]{1,2})?`;
const grouped = (group: string, decimal: string) =>
  String.raw`[1-9][0-9]{0,2}(?:${group}[0-9]{3}){1,3}(?:${decimal}[0-9]{1,2})?`;
const forms = [
  plain,
  grouped(String.raw`[ '’\u00a0\u202f]`, '[.,]'),
  grouped(String.raw`\.`, ','),
  grouped(',', String.raw`\.`),
];

/** `pattern` of a field that accepts amounts in the notation of any market. */
export const amountPattern = String.raw`\s*(?:${forms.join('|')})\s*`;

const whole = new RegExp(`^(?:${amountPattern})$`);

/**
 * Converts a typed amount to the API's format, `1234.50`; undefined if invalid. Three digits after a separator are thousands, since prices
 * have cents.
 */
export function readAmount(text: string): string | undefined {
  if (!whole.test(text)) return undefined;
  const [, before = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.trim())!;
  const units = before.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${units}.${cents.padEnd(2, '0')}`;
}

/** Formats an amount of the API for a field of this market: `1234,50`. */
export function amountText(amount: string, tag: string): string {
  const mark = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value;
  return amount.replace('.', mark);
}

/** Hundredths, exact below 90 trillion. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
