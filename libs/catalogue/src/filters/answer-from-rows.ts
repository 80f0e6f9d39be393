import {
  itemsPerPage,
  type CategoryItems,
  type FilterSelection,
  type ItemCard,
  type PartialResults,
} from '@shop/api-contracts';
import { rowsOfPartialResults } from '@shop/filters';
import { canRecount, recount } from './filter-counts.ts';
import { orderRows } from './row-order.ts';

export interface RowsQuestion {
  selection: FilterSelection;
  /** From 1. */
  page: number;
  sort: string | undefined;
  language: string;
  category: { id: string; slug: string };
  /** True if the market sells; otherwise articles with a price are only quoted. */
  buyEnabled: boolean;
}

/** Upstream's answer for this page of the category, computed from its light rows; null if they do not suffice. */
export function answerFromRows(all: CategoryItems, question: RowsQuestion): CategoryItems | null {
  const { partialResults: partial } = all;
  if (!partial) return null;
  const rows = rowsOfPartialResults(partial);
  if (!canRecount(rows, all.filters) || isSortedBySlowSystem(partial, question.sort)) return null;
  const { passing, filters } = recount(rows, all.filters, question.selection);
  const ordered = orderRows(partial, passing, question.sort, question.language);
  const from = (question.page - 1) * itemsPerPage;
  return {
    ...all,
    partialResults: null,
    total: passing.length,
    filters,
    items: Array.from(ordered.subarray(from, from + itemsPerPage), (row) => cardOf(partial, row, question)),
  };
}

/** The rows do not have what such a sort needs: price and availability that only the slow system knows. */
const isSortedBySlowSystem = ({ rows }: PartialResults, sort = ''): boolean =>
  /^-?(price|availability)$/.test(sort) && rows.some(({ onRequest }) => onRequest);

function cardOf(
  { rows, images, attributes, currency }: PartialResults,
  at: number,
  { category, buyEnabled }: RowsQuestion,
): ItemCard {
  const { image, price, availability, onRequest = false, itemTagIds = [], values, ...row } = rows[at]!;
  return {
    ...row,
    categoryId: category.id,
    categorySlug: category.slug,
    images: { medium: images[image] ?? null },
    attributes: attributes.map(({ id, dictionary }, n) => ({
      id,
      values: (values[n] ?? []).map((code) => dictionary[code]!),
    })),
    itemTags: itemTagIds.map((id) => ({ id })),
    parentItemKey: null,
    isInFavouriteList: false,
    salesDetailsOnRequest: onRequest,
    salesDetails: onRequest
      ? null
      : {
          salesActions:
            availability.state === 'discontinued' || availability.state === 'soldOut'
              ? []
              : price !== null && buyEnabled
                ? ['Buy', 'RequestQuote']
                : ['RequestQuote'],
          price: price === null ? null : { amount: price, originalAmount: price, currency },
          availability,
        },
  };
}
