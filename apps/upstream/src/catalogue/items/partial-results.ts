import type { PartialResults } from '@shop/api-contracts';
import { type Language, slugOf, toAmount } from '@shop/commerce-model';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { computedOnce, valueName, type CategoryIndex, type NameColumn } from '../../memory/category-index.ts';
import { pricesOf } from '../../memory/prices.ts';
import { listPriceOf, shownAvailability } from '../../memory/sales-details.ts';

/**
 * All articles of a category in short form, computed once per market and language; prices are those on the viewer's
 * cards.
 */
export async function partialResultsOf(
  index: CategoryIndex,
  context: MarketContext,
  reference: ReferenceData,
): Promise<PartialResults> {
  const { market, language, buyer } = context;
  const names = await index.names(language);
  const forVisitors = computedOnce(index, `partial ${market.country} ${language}`, () =>
    makeRows(index, { market, buyer: null }, language, names, reference),
  );
  if (!buyer) return forVisitors;
  const rows = forVisitors.rows.map((row, n) => ({ ...row, price: priceOf(index.rows[n]!, context, reference) }));
  return { ...forVisitors, rows };
}

type PriceContext = Pick<MarketContext, 'market' | 'buyer'>;

function priceOf(article: CategoryIndex['rows'][number], context: PriceContext, reference: ReferenceData) {
  // lists do not ask the slow system
  const listPrice = article.sales === 'onRequest' ? null : listPriceOf(article);
  if (listPrice === null) return null;
  return toAmount(pricesOf(listPrice, reference.categories.get(article.categoryId), context).own);
}

function makeRows(
  index: CategoryIndex,
  context: PriceContext,
  language: Language,
  { names }: NameColumn,
  reference: ReferenceData,
): PartialResults {
  const columns = [...index.columns.values()];
  return {
    attributes: columns.map(({ attribute, dictionary }) => ({
      id: attribute.id,
      name: attribute.name[language],
      type: attribute.type,
      unit: attribute.unit,
      dictionary: dictionary.map((value) =>
        typeof value === 'number' ? value : valueName(attribute, value, language),
      ),
      ...(attribute.values ? { keys: dictionary.map(String) } : {}),
    })),
    images: index.images,
    currency: context.market.currency,
    rows: index.rows.map((article, row) => {
      const isOnRequest = article.sales === 'onRequest';
      return {
        genericItemId: article.genericItemId,
        commercialItemId: article.commercialItemId,
        slug: slugOf(names[row]!),
        name: names[row]!,
        articleNumber: article.articleNumber,
        image: index.imageOf[row]!,
        price: priceOf(article, context, reference),
        availability: isOnRequest ? { state: 'onRequest' as const } : shownAvailability(article),
        values: columns.map(({ codes, offsets }) => [...codes.subarray(offsets[row], offsets[row + 1])]),
        ...(isOnRequest ? { onRequest: true } : {}),
        ...(article.tags.length > 0 ? { itemTagIds: article.tags } : {}),
      };
    }),
  };
}
