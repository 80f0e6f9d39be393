import type { PartialResults } from '@shop/api-contracts';
import type { Language, MarketSeed } from '../demo/demo-company.ts';
import { slugOf } from '../slug.ts';
import { computedOnce, valueName, type CategoryIndex, type NameColumn } from './category-index.ts';
import { netListPrice, shownPrice, toAmount } from './prices.ts';
import { availabilityOf } from './sales-details.ts';

/** Light rows of all articles of a category, made once per market and language; prices as cards show them. */
export async function partialResultsOf(
  index: CategoryIndex,
  market: MarketSeed,
  language: Language,
): Promise<PartialResults> {
  const names = await index.names(language);
  return computedOnce(index, `partial ${market.country} ${language}`, () => makeRows(index, market, language, names));
}

function makeRows(index: CategoryIndex, market: MarketSeed, language: Language, { names }: NameColumn): PartialResults {
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
    })),
    images: index.images,
    currency: market.currency,
    rows: index.rows.map((article, row) => {
      const isOnRequest = article.sales === 'onRequest';
      const hasPrice = article.sales === 'buy' && article.listPrice !== null;
      return {
        genericItemId: article.genericItemId,
        commercialItemId: article.commercialItemId,
        slug: slugOf(names[row]!),
        name: names[row]!,
        articleNumber: article.articleNumber,
        image: index.imageOf[row]!,
        price: hasPrice ? toAmount(shownPrice(netListPrice(article.listPrice!, market), market)) : null,
        availability: isOnRequest ? { state: 'onRequest' as const } : availabilityOf(article),
        values: columns.map(({ codes, offsets }) => [...codes.subarray(offsets[row], offsets[row + 1])]),
        ...(isOnRequest ? { onRequest: true } : {}),
        ...(article.tags.length > 0 ? { itemTagIds: article.tags } : {}),
      };
    }),
  };
}
