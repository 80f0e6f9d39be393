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

/** For the `pattern` of a field in which an amount is typed as people of any market write it. */
export const amountPattern = String.raw`\s*(?:${forms.join('|')})\s*`;

const whole = new RegExp(`^(?:${amountPattern})$`);

/** The typed amount as on the wire, `1234.50`; undefined where it is none. Three digits after a mark are thousands: prices have cents. */
export function readAmount(text: string): string | undefined {
  if (!whole.test(text)) return undefined;
  const [, before = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.trim())!;
  const units = before.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${units}.${cents.padEnd(2, '0')}`;
}

/** An amount of the wire as it stands in a field of this market: `1234,50`. */
export function amountText(amount: string, tag: string): string {
  const mark = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value;
  return amount.replace('.', mark);
}

/** Hundredths, exact below 90 trillion. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
