/** A rule of Prometheus: a recorded series or an alert. */
export interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  runbook?: string;
}

const unquoted = (text: string): string =>
  text.startsWith("'")
    ? text.slice(1, -1).replaceAll("''", "'")
    : text.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"');

/** Rules of a file in the form in which prettier leaves it: a key per line. promtool says whether they are valid. */
export function readRules(file: string): Rule[] {
  return file
    .split(/^ +- (?=alert:|record:)/m)
    .slice(1)
    .map((text) => {
      const fields = [...text.matchAll(/^ *(alert|record|expr|runbook): (.*)$/gm)];
      const rule = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unquoted(value)]));
      return { expr: '', ...rule };
    });
}
