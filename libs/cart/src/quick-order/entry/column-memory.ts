import { widthOf, type Cells, type Columns } from '../reading/read-table.ts';

const key = 'quick-order-columns';
/** Kinds of files that are remembered. */
const maxEntries = 20;

type Kept = Record<string, Columns>;

/** What tells one kind of file from another: its headings. Files without headings are told by the number of columns. */
const signatureOf = (cells: Cells, hasHeading: boolean): string =>
  hasHeading ? (cells[0] ?? []).map((heading) => heading.trim().toLowerCase()).join('|') : `${widthOf(cells)} columns`;

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** What was said last time about a file with the same headings. */
export function recallColumns(cells: Cells): Columns | undefined {
  const kept = readKept();
  const found = kept[signatureOf(cells, true)] ?? kept[signatureOf(cells, false)];
  const width = widthOf(cells);
  const fits = (at: unknown) => typeof at === 'number' && at >= 0 && at < width;
  return found && fits(found.articleNumber) && (found.quantity === null || fits(found.quantity)) ? found : undefined;
}

/** Remembers what the columns of such files hold. */
export function rememberColumns(cells: Cells, columns: Columns): void {
  const signature = signatureOf(cells, columns.hasHeading);
  const { [signature]: _before, ...others } = readKept();
  const latest: [string, Columns][] = [...Object.entries(others), [signature, columns]];
  const kept = Object.fromEntries(latest.slice(-maxEntries));
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // next time it is guessed again
  }
}
