import { useI18n } from '@shop/i18n';
import { downloadFile } from '@shop/platform';
import { useText } from '../text.ts';
import { exportRows } from './export-rows.ts';
import type { ExportedList, ExportFormat, Rows } from './exported-lines.ts';

/** Creates the file; its writer is loaded on first use. */
async function fileOf(list: ExportedList, rows: Rows, format: ExportFormat, tag: string): Promise<Blob> {
  if (format === 'csv') return (await import('./csv-file.ts')).csvFile(rows, tag);
  return (await import('./xlsx-file.ts')).xlsxFile(rows, list.name, { hasSum: list.total !== null });
}

/** Saves lines of a cart or list as a file, with our numbers and the customer's own. */
export function useExportLines(): (list: ExportedList, format: ExportFormat) => Promise<void> {
  const t = useText();
  const { tag } = useI18n().locale;
  return async (list, format) => {
    const file = await fileOf(list, exportRows(list, t), format, tag);
    const name = encodeURIComponent(`${list.name}.${format}`);
    const headers = { 'content-disposition': `attachment; filename*=UTF-8''${name}` };
    await downloadFile(new Response(file, { headers }));
  };
}
