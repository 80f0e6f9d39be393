import type { Cart, CartConfiguration } from '@shop/api-contracts';
import type { ExportedLine } from './exported-lines.ts';

/** Lines of a cart, then its configurations with their parts below; numbering starts after `before`. */
export function exportedCart({ lines, configurations }: Cart, before = 0): ExportedLine[] {
  const articles = lines.map((line, index) => ({ ...line, position: String(before + index + 1) }));
  return [...articles, ...exportedConfigurations(configurations, before + lines.length)];
}

/** Each configured machine as a line with its price and its parts as `7.1`, `7.2`; numbering starts after `before`. */
export const exportedConfigurations = (configurations: readonly CartConfiguration[], before: number): ExportedLine[] =>
  configurations.flatMap(({ name, price, lines: parts }, index): ExportedLine[] => {
    const position = String(before + index + 1);
    const unit = { articleNumber: '', customArticleNumber: null, quantity: 1, lineTotal: price?.amount ?? null };
    return [
      { ...unit, position, name, price },
      ...parts.map((part, at) => ({ ...part, position: `${position}.${at + 1}`, price: null, lineTotal: null })),
    ];
  });
