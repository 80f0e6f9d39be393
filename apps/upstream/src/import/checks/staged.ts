import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { CatalogueFiles } from '../reading/find-files.ts';
import type { ImportReport } from '../report.ts';
import type { SheetName } from '../sheets/sheet.ts';

/** All sheets in their temporary tables, with what the checks need beside. */
export interface Staged {
  /** The one connection that sees the tables. */
  db: Kysely<Database>;
  folder: string;
  files: CatalogueFiles;
  report: ImportReport;
  /** Name of a sheet's file, for the report. */
  fileOf: (name: SheetName) => string;
}

/** Bounds what a check reads; `count` says how many there are. */
export const maxFound = 50;

/** A row in which a check found something. */
export interface Found {
  row: number;
  value: string;
  /** How many there are in all. */
  count: number;
}

/** Adds what a query found to the report, with the number of those that it left out. */
export function reportFound(
  report: ImportReport,
  place: { file: string; column?: string },
  found: Found[],
  messageOf: (found: Found) => string,
): void {
  found.forEach((one, n) => {
    const rest = n === found.length - 1 ? Number(one.count) - found.length : 0;
    report.add({ ...place, row: one.row, message: messageOf(one) }, 1 + Math.max(0, rest));
  });
}
