import type { Endpoint, Price, QuotedLine } from '@shop/api-contracts';
import { netListPrice, type PriceMarket, type StoredQuoteLine, toAmount } from '@shop/commerce-model';
import { readArticles } from '../catalogue/items/articles.ts';
import { cardOf } from '../catalogue/items/item-cards.ts';
import { namedIn } from '../catalogue/items/shown-name.ts';
import type { Call } from '../http/route.ts';
import { listPriceOf } from '../memory/sales-details.ts';
import { takeBackOfLine } from '../replacements/take-backs.ts';
import { fitOfLine } from '../units/fit/fit-of-line.ts';
import { markGoneUnits } from '../units/fit/mark-gone-units.ts';

/** Converts the lines of a request to the contract, with item cards at the reader's current prices. */
export async function quotedLinesOf(
  { db, catalogue, context }: Pick<Call<Endpoint>, 'db' | 'catalogue' | 'context'>,
  lines: readonly StoredQuoteLine[],
  currency: string,
): Promise<QuotedLine[]> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readArticles(db, ids, context.language);
  const answered = namedIn(lines, articles, context.language).map((line): QuotedLine => {
    const { unitPrice, listPrice, targetPrice, configuration } = line;
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
      configuration: configuration?.name ?? null,
      ...(line.enclosures ? { enclosures: line.enclosures } : {}),
      ...(line.proof ? { proof: line.proof } : {}),
      configurationPrice: priceIn(currency, configuration?.price ?? null),
      price: priceIn(currency, unitPrice, listPrice),
      item: article ? cardOf(article, catalogue.reference, context, { detail: 'card' }) : null,
      ...fitOfLine(line),
      ...takeBackOfLine(line, currency),
    };
  });
  return markGoneUnits(db, answered);
}

/**
 * The lines as a supplier sees them: without the customer's prices, with the list price in the market of the request, be
 * it of an article whose price pages ask of the slow system.
 */
export async function suppliedLinesOf(
  call: Pick<Call<Endpoint>, 'db' | 'catalogue' | 'context'>,
  lines: readonly StoredQuoteLine[],
  market: PriceMarket & { currency: string },
): Promise<QuotedLine[]> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readArticles(call.db, ids, call.context.language);
  const answered = await quotedLinesOf(call, lines, market.currency);
  return answered.map((line, n) => {
    const article = articles.get(ids[n]!);
    const euroCents = article ? listPriceOf(article) : null;
    const listPrice = euroCents === null ? null : toAmount(netListPrice(euroCents, market));
    return { ...line, price: null, configurationPrice: null, listPrice };
  });
}

function priceIn(currency: string, amount: number | null, listed: number | null = null): Price | null {
  if (amount === null) return null;
  return { amount: toAmount(amount), originalAmount: toAmount(listed ?? amount), currency };
}
