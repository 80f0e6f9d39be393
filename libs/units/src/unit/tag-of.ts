/** The tag of an address, as on its label; undefined for one that no unit can have. */
export function tagOf({ tagId = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
  const text = tagId.trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9.-]{1,38}[A-Z0-9]$/.test(text) ? text : undefined;
}
