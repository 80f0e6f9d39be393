import type { Endpoint, QuotedLine } from '@shop/api-contracts';
import { readArticles } from '../carts/articles.ts';
import { cardOf } from '../items/item-cards.ts';
import { toAmount } from '../items/prices.ts';
import type { Call } from '../mount.ts';
import type { StoredQuoteLine } from './stored-quote.ts';

/** Lines that a quote is asked for as the contract has them; their cards at today's prices for whoever asks. */
export async function quotedLinesOf(
  { db, catalogue, context }: Pick<Call<Endpoint>, 'db' | 'catalogue' | 'context'>,
  lines: readonly StoredQuoteLine[],
  currency: string,
): Promise<QuotedLine[]> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readArticles(db, ids, context.language);
  return lines.map((line) => {
    const { unitPrice, listPrice, targetPrice } = line;
    const article = articles.get(line.commercialItemId);
    return {
      lineId: line.lineId,
      articleNumber: line.articleNumber,
      customArticleNumber: line.customArticleNumber,
      name: line.name,
      note: line.note,
      quantity: line.quantity,
      targetPrice: targetPrice === null ? null : toAmount(targetPrice),
      wantedDate: line.wantedDate,
      configuration: line.configuration?.name ?? null,
      price:
        unitPrice === null
          ? null
          : { amount: toAmount(unitPrice), originalAmount: toAmount(listPrice ?? unitPrice), currency },
      item: article ? cardOf(article, catalogue.reference, context, { detail: 'card' }) : null,
    };
  });
}
