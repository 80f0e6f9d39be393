import { addAmounts, type FavouriteList } from '@shop/api-contracts';
import { toAmount } from '@shop/commerce-model';
import { readSoldArticles } from '../catalogue/items/articles.ts';
import { termsOf, type LineView } from '../carts/line-terms.ts';
import { readFavouriteList } from '../carts/favourite-lists/favourite-list-answer.ts';
import { waitForSlowSystem } from '../catalogue/items/slow-sales-details.ts';
import { datedPrices, documentEmpty, factsOf, linesDocument, linesOfConfiguration } from './cart-document.ts';
import type { DocumentCall, DocumentMaking } from './document-call.ts';
import { wordsOf } from '../paper/document-words.ts';
import type { DocumentContent } from '../paper/document-content.ts';
import { documentFrame } from './document-frame.ts';
import { forUnitOf } from './held-lines.ts';
import type { DocumentLine } from './line-table.ts';

/**
 * Content of a document of a favourite list, priced at its quantities. Throws a Problem 404 `list_unknown`, 422
 * `document_empty`.
 */
export async function listDocument(call: DocumentCall, id: string, making: DocumentMaking): Promise<DocumentContent> {
  const list = await readFavouriteList(call, id);
  if (list.items.length + list.configurations.length === 0) throw documentEmpty();
  const words = wordsOf(call.context);
  const { market, buyer } = call.context;
  const items = await pricedItems(call, list, making);
  const amounts = [
    ...items.map(({ total }) => total),
    ...list.configurations.map(({ price }) => price?.amount ?? null),
  ];
  const owner = list.owner === null ? [] : [{ name: words.say('facts.sharedBy'), value: list.owner }];
  return linesDocument(call, making, {
    ...(await documentFrame(call, { title: words.say('titles.list'), number: list.name })),
    facts: factsOf(call, words, owner),
    lines: [...items, ...list.configurations.flatMap(linesOfConfiguration)],
    total: sumOf(amounts),
    taxation: {
      currency: market.currency,
      includesTax: buyer === null && market.priceDisplay === 'gross',
      taxRate: market.taxRate,
    },
    terms: [datedPrices(call, words)],
  });
}

async function pricedItems(
  { db, catalogue, context }: DocumentCall,
  { items }: FavouriteList,
  { slowSalesDetailsMs }: DocumentMaking,
): Promise<DocumentLine[]> {
  const ids = items.flatMap(({ item }) => item?.commercialItemId ?? []);
  const articles = await readSoldArticles(db, ids, context.language);
  await waitForSlowSystem([...articles.values()], slowSalesDetailsMs);
  const view: LineView = { action: 'RequestQuote', reference: catalogue.reference, context, isComplete: true };
  return items.map(({ item, name, articleNumber, customArticleNumber, quantity, unit, fit }) => {
    const commercialItemId = item?.commercialItemId ?? null;
    const { unitPrice, issue } = termsOf(articles.get(commercialItemId ?? ''), quantity, view);
    return {
      commercialItemId,
      articleNumber,
      customArticleNumber,
      name,
      note: '',
      quantity,
      ...forUnitOf({ unit, fit }),
      price: unitPrice === null ? null : toAmount(unitPrice),
      total: unitPrice === null ? null : toAmount(BigInt(unitPrice) * BigInt(quantity)),
      ...(issue === 'discontinued' || issue === 'soldOut' || issue === 'notSold' ? { isGone: true } : {}),
    };
  });
}

/** Adds up decimal texts with two decimals. */
function sumOf(amounts: (string | null)[]): string {
  return addAmounts(amounts.map((amount) => amount ?? '0.00'));
}
