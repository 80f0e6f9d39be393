import { widthOf, type Cells, type Columns } from '../reading/read-table.ts';

const key = 'quick-order-columns';
/** Number of file formats to remember. */
const maxEntries = 20;

type Kept = Record<string, Columns>;

/** Identifies a file format by the names of its columns, in order. */
const signatureOf = (cells: Cells, row: number): string =>
  (cells[row] ?? []).map((heading) => heading.trim().toLowerCase()).join('|');

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** The last choice for files with the same headings; files without headings have none. */
export function recallColumns(cells: Cells, { heading }: Columns): Columns | undefined {
  const row = heading ?? 0;
  const found = readKept()[signatureOf(cells, row)];
  const width = widthOf(cells);
  const fits = (at: unknown) => typeof at === 'number' && at >= 0 && at < width;
  return found && fits(found.articleNumber) && (found.quantity === null || fits(found.quantity))
    ? {
        ...{ articleNumber: found.articleNumber, quantity: found.quantity, heading: row },
        ...(fits(found.note) ? { note: found.note } : {}),
        ...(fits(found.ownNumber) ? { ownNumber: found.ownNumber } : {}),
      }
    : undefined;
}

/** Stores the choice of columns for such files. */
export function rememberColumns(cells: Cells, columns: Columns): void {
  if (columns.heading === null) return;
  const signature = signatureOf(cells, columns.heading);
  const { [signature]: _before, ...others } = readKept();
  const latest: [string, Columns][] = [...Object.entries(others), [signature, columns]];
  const kept = Object.fromEntries(latest.slice(-maxEntries));
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // the next file is guessed again
  }
}
