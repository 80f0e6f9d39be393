/** Levels of the deepest body that a contract describes, many times over. */
const maxLevels = 50;

/** Whether objects and arrays stand in each other deeper than what reads them one in another can follow. */
export function isNestedTooDeeply(value: unknown, levels = maxLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isNestedTooDeeply(one, levels - 1));
}
