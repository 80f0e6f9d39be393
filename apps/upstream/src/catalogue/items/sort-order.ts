import { discountOf, type Language } from '@shop/commerce-model';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { availabilityRank } from '../../memory/availability-attribute.ts';
import { valueName, type CategoryIndex } from '../../memory/category/category-index.ts';
import { computedOnce, firstCode } from '../../memory/category/value-groups.ts';
import { pricesOf } from '../../memory/prices.ts';
import { listPriceOf, shownAvailability } from '../../memory/sales-details.ts';
import { sortRows } from './sort-rows.ts';

export interface SortOrder {
  /** Equal keys mean the same order, in one language. */
  key: string;
  /** All articles in this order; null for catalogue order. */
  rows(): Promise<Uint32Array> | null;
}

type SortValue = (row: number) => string | number | null;

/**
 * Order of a category by `sort`: `price`, `articleNumber`, `availability` or an attribute of the columns, descending
 * with a leading minus. Articles without a value are always last. An unknown name means catalogue order.
 */
export function sortOrderOf(
  index: CategoryIndex,
  sort: string | undefined,
  context: MarketContext,
  reference: ReferenceData,
): SortOrder {
  const { language } = context;
  const name = sort?.replace(/^-/, '') ?? '';
  const isKnown = ['price', 'articleNumber', 'availability'].includes(name) || index.category.columns.includes(name);
  if (sort === undefined || !isKnown) return { key: '', rows: () => null };
  if (name === 'price' && hasDiscountsOfItsOwn(index, context, reference)) {
    // Not cached in the index, which would grow with every customer.
    const { customerNumber, discounts } = context.buyer!;
    const key = `${sort} ${context.market.country} ${customerNumber} ${JSON.stringify(discounts)}`;
    return { key, rows: () => rowsBy(index, sort, ownPrice(index, context, reference), language) };
  }
  return {
    key: sort,
    rows: () =>
      computedOnce(index, `rows ${sort} ${language}`, () =>
        rowsBy(index, sort, (row) => sortValue(index, name, row, language), language),
      ),
  };
}

/**
 * True when the customer's discounts differ between the articles. With one discount for all, the order by price is that
 * of the list prices, which is computed once for everybody.
 */
function hasDiscountsOfItsOwn(index: CategoryIndex, { buyer }: MarketContext, reference: ReferenceData): boolean {
  if (!buyer?.discounts) return false;
  const discounts = index.articles.columns.categoryIds.dictionary.map((id) =>
    discountOf(buyer.discounts, reference.categories.get(id)),
  );
  return new Set(discounts).size > 1;
}

function ownPrice(index: CategoryIndex, context: MarketContext, reference: ReferenceData): SortValue {
  return (row) => {
    const offer = index.articles.offerAt(row);
    const listPrice = listPriceOf(offer);
    return listPrice === null ? null : pricesOf(listPrice, reference.categories.get(offer.categoryId), context).own;
  };
}

function rowsBy(index: CategoryIndex, sort: string, valueOf: SortValue, language: Language): Promise<Uint32Array> {
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = (x: string | number, y: string | number) =>
    typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
  return sortRows(index.size, valueOf, compare, sort.startsWith('-'));
}

function sortValue(
  { articles, columns }: CategoryIndex,
  key: string,
  row: number,
  language: Language,
): string | number | null {
  if (key === 'price') return listPriceOf(articles.offerAt(row));
  if (key === 'articleNumber') return articles.columns.articleNumbers.at(row);
  if (key === 'availability') {
    const { state, leadTimeDays = 0 } = shownAvailability(articles.offerAt(row));
    return availabilityRank(state) * 1_000 + (state === 'inStock' ? 0 : leadTimeDays);
  }
  const column = columns.get(key);
  const code = column && firstCode(column, row);
  if (!column || code === undefined) return null;
  const value = column.dictionary[code]!;
  return typeof value === 'number' ? value : valueName(column.attribute, value, language);
}
