import type { App } from '@shop/platform';
import { downloadFile } from '@shop/platform';
import Papa from 'papaparse';
import { textOf } from '../text.ts';
import type { AssessedRow } from './rows/order-rows.ts';
import type { QuickOrderState } from './rows/quick-order-state.ts';
import { reasonText } from './rows/reason-text.ts';

/**
 * CSV file with each typed row and its result, for spreadsheets of this market: UTF-8 with a byte order mark, and a semicolon where the
 * comma is the decimal sign. Content that looks like a formula is written as text.
 */
export function resultCsv(app: App, assessed: readonly AssessedRow[], sent: QuickOrderState['sent']): string {
  const t = textOf(app.i18n);
  const heading = [
    t('cart.quickOrder.typed'),
    t('cart.quickOrder.articleNumber'),
    t('cart.quickOrder.name'),
    t('cart.quickOrder.quantity'),
    t('cart.quickOrder.result'),
  ];
  const typed = (lines: readonly string[]) => lines.join(' + ');
  const gone = sent.map(({ row, to, articleNumber, name }) => [
    ...[typed(row.typed), articleNumber, name, row.quantity],
    t(to === 'Buy' ? 'cart.quickOrder.inCart' : 'cart.quickOrder.inQuoteCart'),
  ]);
  const open = assessed.map(({ row, state }) => {
    const item = state.kind === 'waiting' ? null : state.item;
    return [
      typed(row.typed),
      item?.articleNumber ?? row.articleNumber,
      item?.name ?? '',
      row.quantity,
      reasonText(t, state),
    ];
  });
  const delimiter = (1.5).toLocaleString(app.locale.tag).includes(',') ? ';' : ',';
  const lines = Papa.unparse([heading, ...gone, ...open], { delimiter, escapeFormulae: true });
  return `\ufeff${lines}\r\n`;
}

export async function downloadResult(...given: Parameters<typeof resultCsv>): Promise<void> {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="quick-order-${new Date().toISOString().slice(0, 10)}.csv"`,
  };
  await downloadFile(new Response(resultCsv(...given), { headers }));
}
