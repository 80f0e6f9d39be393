import type { StoredAttribute } from '@shop/commerce-model';
import type { ImportReport } from '../report.ts';
import type { Column, Sheet } from '../sheets/sheet.ts';

/** Attributes by their ids, as articles may have them. */
export type KnownAttributes = Map<string, StoredAttribute['type']>;

/** What stands below a heading. */
export type Heading = { name: string; column: Column } | { name: string; attribute: StoredAttribute['type'] };

/** Case, spaces and signs of a heading do not matter: `Article number` is `article_number`. */
const plain = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What the columns of a file are; undefined for an empty or unknown one. Unknown, repeated and missing columns are errors
 * of the report.
 *
 * @param attributes null when not all of them could be read: a column with an unknown heading may be of one of those
 */
export function readHeadings(
  file: string,
  cells: string[],
  { columns, hasAttributes }: Sheet,
  attributes: KnownAttributes | null,
  report: ImportReport,
): (Heading | undefined)[] {
  const known = new Map<string, Heading>();
  if (hasAttributes) for (const [id, type] of attributes ?? []) known.set(plain(id), { name: id, attribute: type });
  for (const [name, column] of Object.entries(columns)) {
    for (const one of [name, ...(column.aliases ?? [])]) known.set(plain(one), { name, column });
  }
  const seen = new Set<string>();
  const headings = cells.map((cell): Heading | undefined => {
    if (cell.trim() === '') return undefined;
    const heading = known.get(plain(cell));
    if (!heading) {
      if (hasAttributes && attributes === null) return undefined;
      const ids = hasAttributes ? ', or the id of an attribute' : '';
      const message = `unknown column: one of ${Object.keys(columns).join(', ')}${ids}`;
      report.add({ file, row: 1, column: cell.trim(), message });
    } else if (seen.has(heading.name)) {
      report.add({ file, row: 1, column: cell.trim(), message: `stands there twice, as ${heading.name}` });
      return undefined;
    }
    if (heading) seen.add(heading.name);
    return heading;
  });
  for (const [name, { isNeeded }] of Object.entries(columns)) {
    if (isNeeded && !seen.has(name)) report.add({ file, row: 1, column: name, message: 'this column is missing' });
  }
  return headings;
}
