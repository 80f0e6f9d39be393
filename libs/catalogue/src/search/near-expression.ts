/** Shortest useful beginning of an article number. */
const shortest = 3;

/**
 * Beginning of an apparent article number, to find similar ones: without its last group, else without its last third. Undefined for words.
 */
export function nearExpression(expression: string): string | undefined {
  if (!/\d/.test(expression)) return undefined;
  const grouped = /^(.*[A-Za-z0-9])[\s./-]+[A-Za-z0-9]+$/.exec(expression)?.[1];
  const near = grouped ?? expression.slice(0, Math.floor((expression.length * 2) / 3));
  return near.trim().length >= shortest ? near.trim() : undefined;
}
