import { downloadFile } from '@shop/platform';
import type { Rows } from './exported-lines.ts';

/** Saves rows as a CSV file in the market's spreadsheet format; its writer is loaded on first use. */
export async function saveCsv(name: string, rows: Rows, tag: string): Promise<void> {
  const { csvFile } = await import('./csv-file.ts');
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.csv`)}` };
  await downloadFile(new Response(csvFile(rows, tag), { headers }));
}
