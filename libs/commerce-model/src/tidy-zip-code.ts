/** Number of characters after which a country's postal codes have their space or hyphen; negative: from the end. */
const partedAt: Record<string, { at: number; by: ' ' | '-' }> = {
  BR: { at: 5, by: '-' },
  CA: { at: 3, by: ' ' },
  CZ: { at: 3, by: ' ' },
  GB: { at: -3, by: ' ' },
  GR: { at: 3, by: ' ' },
  IE: { at: 3, by: ' ' },
  MT: { at: 3, by: ' ' },
  NL: { at: 4, by: ' ' },
  PL: { at: 2, by: '-' },
  PT: { at: 4, by: '-' },
  SE: { at: 3, by: ' ' },
  SK: { at: 3, by: ' ' },
  US: { at: 5, by: '-' },
};

/**
 * A postal code as it is written in its country: in capitals, with its space or hyphen where there is one, and without
 * other spaces.
 */
export function tidyZipCode({ zipCode, countryCode }: { zipCode: string; countryCode: string }): string {
  const code = zipCode.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const part = partedAt[countryCode];
  if (!part) return code;
  const plain = code.replaceAll(/[ -]/g, '');
  const [head, tail] = [plain.slice(0, part.at), plain.slice(part.at)];
  return head === '' || tail === '' ? plain : head + part.by + tail;
}
