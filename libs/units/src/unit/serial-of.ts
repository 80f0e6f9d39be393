/** As in the contract. */
const maxLength = 60;

/** The serial number of an address; undefined for one that no unit can have. */
export function serialOf({ serialNumber = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
  const text = serialNumber.trim();
  return text === '' || text.length > maxLength || !/[\p{L}\p{N}]/u.test(text) || text.includes('\0')
    ? undefined
    : text;
}
