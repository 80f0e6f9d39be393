import type { Cart } from '@shop/api-contracts';
import { useText } from '../text.ts';
import type { ExportedLine, ExportedList } from '../export/exported-lines.ts';
import { useTotalLabel } from './total-label.ts';

/** A cart as a file holds it: its lines, then its configurations with their parts beneath. */
export function useCartExport(cart: Cart): ExportedList {
  const t = useText();
  const label = useTotalLabel(cart);
  const date = new Date().toISOString().slice(0, 10);
  return {
    name: t(cart.action === 'Buy' ? 'cart.page.fileName' : 'cart.page.fileNameQuote', { date }),
    currency: cart.currency,
    lines: exportedLines(cart),
    total: { amount: cart.total, label },
  };
}

function exportedLines({ lines, configurations }: Cart): ExportedLine[] {
  const articles = lines.map((line, index) => ({ ...line, position: String(index + 1) }));
  const units = configurations.flatMap(({ name, price, lines: parts }, index): ExportedLine[] => {
    const position = String(lines.length + index + 1);
    const unit = { articleNumber: '', customArticleNumber: null, quantity: 1, lineTotal: price?.amount ?? null };
    return [
      { ...unit, position, name, price },
      ...parts.map((part, at) => ({ ...part, position: `${position}.${at + 1}`, price: null, lineTotal: null })),
    ];
  });
  return [...articles, ...units];
}
