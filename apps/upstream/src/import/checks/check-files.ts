import { sql } from 'kysely';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { allSheets, sheetNames } from '../sheets/all-sheets.ts';
import { stagedTable } from '../staging/stage-sheet.ts';
import { typeOfDocument } from '../writing/document-types.ts';
import type { Staged } from './staged.ts';

/** Finds files that are missing or cannot be shown, each once, at the first row that names it. */
export async function checkFiles({ db, folder, files, report, fileOf }: Staged): Promise<void> {
  for (const name of sheetNames) {
    for (const [column, { isFile }] of Object.entries(allSheets[name].columns)) {
      if (!isFile) continue;
      const { rows } = await sql<{ row: number; file: string }>`
        select min(row) as row, data->>${column}::text as file from ${stagedTable(name)}
        where data->>${column}::text is not null group by 2 order by 1`.execute(db);
      for (const { row, file } of rows) {
        const place = { file: fileOf(name), row, column };
        if (!files.media.has(file)) report.add({ ...place, message: `there is no file files/${file}` });
        else if (isFile === 'picture' && !(await isPicture(join(folder, 'files', file)))) {
          report.add({ ...place, message: `files/${file} is no picture: SVG, PNG, JPEG or WebP` });
        } else if (isFile === 'document' && !(await isDocument(join(folder, 'files', file)))) {
          report.add({ ...place, message: `files/${file} is no document: PDF, DXF, ZIP or a picture` });
        }
      }
    }
  }
}

/** Whether its name is that of a document, and its first bytes are as the name says. */
async function isDocument(path: string): Promise<boolean> {
  switch (typeOfDocument(path)) {
    case undefined:
      return false;
    case 'application/pdf':
      return (await beginningOf(path)).includes('%PDF-');
    case 'application/zip':
      return (await beginningOf(path)).startsWith('PK');
    case 'image/vnd.dxf':
      return true;
    default:
      return isPicture(path);
  }
}

/** The part in which readers of PDF look for its mark. */
async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

const isPicture = async (path: string): Promise<boolean> =>
  sharp(await readFile(path))
    .metadata()
    .then(
      ({ width, height, format }) => width > 0 && height > 0 && ['svg', 'png', 'jpeg', 'webp'].includes(format),
      () => false,
    );
