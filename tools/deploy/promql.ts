/** Labels that Prometheus adds to every series. */
const added = ['job', 'instance', 'le', '__name__'];
const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'offset', 'bool', 'inf', 'nan']);

/** A metric in an expression, with the labels by which it is selected. */
export interface Selected {
  name: string;
  labels: string[];
}

/**
 * Metrics and labels that an expression of Prometheus names. It knows what the rules and dashboards of this repository
 * use of the language, not all of it.
 */
export function readExpression(expression: string): { selected: Selected[]; grouped: string[] } {
  const text = expression.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const grouped: string[] = [];
  const ungrouped = text.replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_all, list: string) => {
    grouped.push(...list.split(',').map((label) => label.trim()));
    return '';
  });
  const selected: Selected[] = [];
  for (const [, name = '', matchers, call] of ungrouped.matchAll(
    /(?<![\w.])([a-zA-Z_:][\w:]*)\s*(?:\{([^}]*)\}|(\())?/g,
  )) {
    if (call !== undefined || words.has(name.toLowerCase())) continue;
    const labels = [...(matchers ?? '').matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    selected.push({ name, labels: labels.filter((label) => !added.includes(label)) });
  }
  return { selected, grouped: grouped.filter((label) => label !== '' && !added.includes(label)) };
}
