import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { basename, extname } from 'node:path';
import { readCsvRows, type TakeRows } from '../reading/csv-rows.ts';
import { FileError } from '../reading/file-error.ts';
import { readHeadings, type Heading, type KnownAttributes } from '../reading/headings.ts';
import { readRow } from '../reading/read-row.ts';
import { readWorkbookRows } from '../reading/workbook-rows.ts';
import type { ImportReport } from '../report.ts';
import { allSheets } from '../sheets/all-sheets.ts';
import type { SheetName } from '../sheets/sheet.ts';

const rowsPerStatement = 1_000;

/** The temporary table of a sheet: number of the row in its file, key, values. */
export const stagedTable = (name: SheetName) => sql.table(`staged_${name}`);

/**
 * Reads a file into the temporary table of its sheet, without the rows in which something is wrong: the report has
 * those. `db` is one connection, since nobody else sees its temporary tables.
 *
 * @param path undefined: the table stays empty
 */
export async function stageSheet(
  db: Kysely<Database>,
  name: SheetName,
  path: string | undefined,
  attributes: KnownAttributes | null,
  report: ImportReport,
): Promise<void> {
  const sheet = allSheets[name];
  await sql`create temporary table ${stagedTable(name)} (row int, key text, data jsonb)`.execute(db);
  if (path === undefined) {
    if (sheet.isNeeded) report.add({ file: `${name}.csv`, message: 'is missing, as CSV or XLSX' });
    if (name === 'texts') await addSubjects(db);
    return;
  }
  const file = basename(path);
  let headings: (Heading | undefined)[] | undefined;
  let row = 0;
  let filled = 0;
  const take: TakeRows = async (rows) => {
    const staged: { row: number; key: string; data: unknown }[] = [];
    for (const cells of rows) {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!headings) {
        headings = readHeadings(file, cells, sheet, attributes, report);
        continue;
      }
      filled += 1;
      const data = readRow({ file, row }, cells, headings, sheet, report);
      if (data && hasAllNeeded(headings, name)) staged.push({ row, key: sheet.keyOf(data), data });
    }
    for (let from = 0; from < staged.length; from += rowsPerStatement) {
      const json = JSON.stringify(staged.slice(from, from + rowsPerStatement));
      await sql`insert into ${stagedTable(name)}
        select row, key, data from jsonb_to_recordset(${json}::jsonb) as given (row int, key text, data jsonb)`.execute(
        db,
      );
    }
  };
  try {
    await (extname(path).toLowerCase() === '.xlsx' ? readWorkbookRows(path, take) : readCsvRows(path, take));
    if (sheet.isNeeded && filled === 0) report.add({ file, message: 'has no rows' });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    report.add({ file, row: error.row, message: error.message });
  }
  await sql`create index on ${stagedTable(name)} (key)`.execute(db);
  if (name === 'texts') await addSubjects(db);
  await sql`analyze ${stagedTable(name)}`.execute(db);
}

/** What a text is about, so that it is found from there. */
async function addSubjects(db: Kysely<Database>): Promise<void> {
  await sql`alter table staged_texts add column subject text
    generated always as ((data->>'kind') || ' ' || (data->>'id')) stored`.execute(db);
  // texts of relations are longer than an ordered index holds
  await sql`create index on staged_texts using hash (subject)`.execute(db);
}

/** Without a needed column no row has a key. */
const hasAllNeeded = (headings: (Heading | undefined)[], name: SheetName): boolean =>
  Object.entries(allSheets[name].columns).every(
    ([column, { isNeeded }]) => !isNeeded || headings.some((heading) => heading?.name === column),
  );
