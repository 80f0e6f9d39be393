/** Maximum length that upstream accepts. */
const maxExpressionLength = 200;

/** The words of a search address, trimmed; empty without a search. In the first load, for the breadcrumb. */
export function readExpression(search: URLSearchParams): string {
  const cut = (search.get('q') ?? '').trim().slice(0, maxExpressionLength);
  // a surrogate pair cut in half would come back from the server as another character
  return cut.replace(/[\ud800-\udbff]$/, '').trim();
}
