/** Maximum depth of a body: several times that of the deepest contract. */
const maxLevels = 50;

/** Returns true when a value nests deeper than recursive code can follow safely. */
export function isNestedTooDeeply(value: unknown, levels = maxLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isNestedTooDeeply(one, levels - 1));
}
