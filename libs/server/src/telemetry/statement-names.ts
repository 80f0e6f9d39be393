/** First word of a statement, in capitals: `SELECT`; a query that begins with `with` is what follows it. */
export function operationOf(text: string): string {
  const first = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
  if (first !== 'WITH') return first;
  return (
    /(?<!\bfor |\bfor no key )\b(insert into|update|delete from)\b/i.exec(text)?.[1]?.split(' ')[0]?.toUpperCase() ??
    'SELECT'
  );
}

/** The first table that a statement names; undefined when it names none. */
export const tableOf = (text: string): string | undefined => /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1];
