import type { useText } from '../text.ts';
import type { Cell, ExportedList, Rows } from './exported-lines.ts';

const amountOf = (amount: string | null): Cell => (amount === null ? null : { amount });

/** Headings, lines and total as cells, the same for every format. */
export function exportRows({ currency, lines, total }: ExportedList, t: ReturnType<typeof useText>): Rows {
  const headings = [
    t('cart.export.position'),
    t('cart.export.articleNumber'),
    t('cart.export.customArticleNumber'),
    t('cart.export.name'),
    t('cart.export.note'),
    t('cart.export.quantity'),
    t('cart.export.price', { currency }),
    t('cart.export.lineTotal', { currency }),
  ];
  const rows = lines.map((line): Cell[] => [
    line.position,
    line.articleNumber,
    line.customArticleNumber,
    line.name,
    line.note || null,
    line.quantity,
    amountOf(line.price?.amount ?? null),
    amountOf(line.lineTotal),
  ]);
  const sum: Cell[][] = total ? [[null, null, null, total.label, null, null, null, { amount: total.amount }]] : [];
  return [headings, ...rows, ...sum];
}
