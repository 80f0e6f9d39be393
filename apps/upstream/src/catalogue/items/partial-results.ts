import type { PartialResults } from '@shop/api-contracts';
import { type Language, slugOf, toAmount } from '@shop/commerce-model';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { availabilityAttribute } from '../../memory/availability-attribute.ts';
import { valueName, type CategoryIndex, type NameColumn } from '../../memory/category/category-index.ts';
import { codesAt, computedOnce } from '../../memory/category/value-groups.ts';
import type { Offer } from '../../memory/category/articles.ts';
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
  const rows = forVisitors.rows.map((row, n) => ({
    ...row,
    price: priceOf(index.articles.offerAt(n), context, reference),
  }));
  return { ...forVisitors, rows };
}

type PriceContext = Pick<MarketContext, 'market' | 'buyer'>;

function priceOf(offer: Offer, context: PriceContext, reference: ReferenceData) {
  // lists do not ask the slow system
  const listPrice = offer.sales === 'onRequest' ? null : listPriceOf(offer);
  if (listPrice === null) return null;
  return toAmount(pricesOf(listPrice, reference.categories.get(offer.categoryId), context).own);
}

function makeRows(
  index: CategoryIndex,
  context: PriceContext,
  language: Language,
  { names }: NameColumn,
  reference: ReferenceData,
): PartialResults {
  const { columns: ids, filters } = index.category;
  const shown = new Set([...ids, ...filters.map(({ id, attributeId }) => attributeId ?? id)]);
  const columns = [...index.columns.values()].filter(
    ({ attribute }) => attribute !== availabilityAttribute || shown.has(attribute.id),
  );
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
    images: index.articles.images,
    currency: context.market.currency,
    rows: Array.from(index.groupOf, (_, row) => {
      const article = index.articles.at(row);
      const isOnRequest = article.sales === 'onRequest';
      return {
        genericItemId: article.genericItemId,
        commercialItemId: article.commercialItemId,
        slug: slugOf(names[row]!),
        name: names[row]!,
        articleNumber: article.articleNumber,
        image: index.articles.imageAt(row),
        price: priceOf(article, context, reference),
        availability: isOnRequest ? { state: 'onRequest' as const } : shownAvailability(article),
        values: columns.map((column) => [...codesAt(column, row)]),
        ...(isOnRequest ? { onRequest: true } : {}),
        ...(article.tags.length > 0 ? { itemTagIds: article.tags } : {}),
      };
    }),
  };
}
