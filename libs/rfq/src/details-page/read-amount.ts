/** `1 234,50`, `1.234,5`, `1,234.50`, `26`: groups have three digits and decimals at most two, so that no two readings are possible. */
export const amountPattern = "\\s*(?:\\d{1,3}(?:[ .,'’\\u00a0\\u202f]?\\d{3}){0,2})(?:[.,]\\d{1,2})?\\s*";

/** An amount as people of any country write it, as on the wire: `1234.50`. Null where it is none. */
export function readAmount(text: string): string | null {
  const found = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found || !new RegExp(`^${amountPattern}$`).test(text)) return null;
  const whole = found[1]!.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${whole}.${(found[2] ?? '').padEnd(2, '0')}`;
}
