import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sheetNames } from '../sheets/all-sheets.ts';
import type { SheetName } from '../sheets/sheet.ts';
import type { ImportReport } from '../report.ts';

/** A folder cannot be imported at all. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

export interface CatalogueFiles {
  /** Path of each sheet that there is. */
  sheets: Map<SheetName, string>;
  /** Names of the files in `files`, for pictures and documents. */
  media: Set<string>;
  /** Names of the texts in `content`: `terms.en.md`. */
  content: string[];
}

const fileName = /^(?<given>.+?)(?<extension>\.[^.]*)?$/;
const isTable = (extension: string): boolean => /^\.(?:csv|xlsx)$/i.test(extension);

/**
 * Finds what there is to import. A table whose name no sheet has is an error of the report, and so is a file with the
 * name of a sheet that is no table.
 *
 * @throws FolderError without a folder
 */
export async function findFiles(folder: string, report: ImportReport): Promise<CatalogueFiles> {
  const entries = await entriesOf(folder);
  const sheets = new Map<SheetName, string>();
  for (const { name: file } of entries.filter((entry) => entry.isFile())) {
    // a spreadsheet that is open leaves ~$articles.xlsx beside the file
    if (file.startsWith('~$') || file.startsWith('.')) continue;
    const { given = '', extension = '' } = fileName.exec(file)?.groups ?? {};
    const name = sheetNames.find((one) => one === given.toLowerCase());
    if (!isTable(extension)) {
      if (name) report.add({ file, message: 'cannot be read: save it as "CSV UTF-8" or XLSX' });
    } else if (!name)
      report.add({ file, message: `is no file of a catalogue: it may be called ${sheetNames.join(', ')}` });
    else if (sheets.has(name)) report.add({ file, message: `there are two files for ${name}: keep one` });
    else sheets.set(name, join(folder, file));
  }
  return {
    sheets,
    media: new Set(await namesIn(join(folder, 'files'))),
    content: await namesIn(join(folder, 'content')),
  };
}

/**
 * What is in the folder of a catalogue.
 *
 * @throws FolderError without a folder
 */
export function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new FolderError(`${folder} cannot be read (${cause.code}). Which folder? npm run import -- FOLDER`, {
      cause,
    });
  });
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [])).sort();
}
