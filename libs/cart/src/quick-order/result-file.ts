import { localDay } from '@shop/i18n';
import type { App } from '@shop/platform';
import { downloadFile } from '@shop/platform';
import Papa from 'papaparse';
import { textOf } from '../text.ts';
import type { AssessedRow } from './rows/order-rows.ts';
import type { QuickOrderState } from './rows/quick-order-state.ts';
import type { LineTexts } from './rows/read-row.ts';
import { reasonText } from './rows/reason-text.ts';

/**
 * CSV file with each typed row and its result, for spreadsheets of this market: UTF-8 with a byte order mark, and a semicolon where the
 * comma is the decimal sign. Content that looks like a formula is written as text.
 */
export function resultCsv(app: App, assessed: readonly AssessedRow[], sent: QuickOrderState['sent']): string {
  const t = textOf(app.i18n);
  const rows = [...sent, ...assessed].map(({ row }) => row);
  const withTexts = { note: rows.some(({ note }) => note), ownNumber: rows.some(({ ownNumber }) => ownNumber) };
  const textsOf = ({ note = '', ownNumber = '' }: LineTexts) => [
    ...(withTexts.note ? [note] : []),
    ...(withTexts.ownNumber ? [ownNumber] : []),
  ];
  const heading = [
    t('cart.quickOrder.typed'),
    t('cart.quickOrder.articleNumber'),
    t('cart.quickOrder.name'),
    t('cart.quickOrder.quantity'),
    ...textsOf({ note: t('cart.export.note'), ownNumber: t('cart.export.customArticleNumber') }),
    t('cart.quickOrder.result'),
  ];
  const typed = (lines: readonly string[]) => lines.join(' + ');
  const gone = sent.map(({ row, to, articleNumber, name }) => [
    ...[typed(row.typed), articleNumber, name, row.quantity, ...textsOf(row)],
    t(to === 'Buy' ? 'cart.quickOrder.inCart' : 'cart.quickOrder.inQuoteCart'),
  ]);
  const open = assessed.map(({ row, state }) => {
    const item = state.kind === 'waiting' ? null : state.item;
    return [
      typed(row.typed),
      item?.articleNumber ?? row.articleNumber,
      item?.name ?? '',
      row.quantity,
      ...textsOf(row),
      reasonText(t, state),
    ];
  });
  return csvOf(app, [heading, ...gone, ...open]);
}

/** Template for an order file: the columns that are read, with two example rows. */
export function templateCsv(app: App): string {
  const t = textOf(app.i18n);
  return csvOf(app, [
    [t('cart.quickOrder.articleNumber'), t('cart.quickOrder.quantity')],
    ['GX-050-GC-NBR', '2'],
    ['SK-CL-DES-20', '1'],
  ]);
}

function csvOf(app: App, rows: readonly string[][]): string {
  const delimiter = (1.5).toLocaleString(app.locale.tag).includes(',') ? ';' : ',';
  return `\ufeff${Papa.unparse(rows as string[][], { delimiter, escapeFormulae: true })}\r\n`;
}

export const downloadResult = (...given: Parameters<typeof resultCsv>): Promise<void> =>
  download(resultCsv(...given), `quick-order-${localDay()}.csv`);

export const downloadTemplate = (app: App): Promise<void> => download(templateCsv(app), 'quick-order.csv');

async function download(csv: string, name: string): Promise<void> {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  };
  await downloadFile(new Response(csv, { headers }));
}
