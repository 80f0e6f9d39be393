import type { Endpoint, ItemCard } from '@shop/api-contracts';
import { slugOf } from '@shop/commerce-model';
import type { Call } from '../../http/route.ts';
import { readMarks } from './favourite-marks.ts';
import { cardOf, cardQuery } from './item-cards.ts';
import { waitForSlowSystem } from './slow-sales-details.ts';

interface ItemsReading {
  /** Each is `genericItemId_categoryId[_commercialItemId]`. */
  keys: string[];
  /** Waits for the slow system to include prices on request. */
  isComplete: boolean;
  slowSalesDetailsMs: number;
}

const maxListLength = 100;

/**
 * Loads several items, in the order of their keys. A commercial id in place of the generic one selects that variant;
 * otherwise it is the item's first variant.
 */
export async function readItemCards(
  { catalogue: { reference }, context, person, db }: Pick<Call<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>,
  { keys, isComplete, slowSalesDetailsMs }: ItemsReading,
): Promise<ItemCard[]> {
  const asked = keys.slice(0, maxListLength).map((key) => {
    const [id = '', categoryId = '', commercialItemId = ''] = key.split('_');
    return { id, categoryId, commercialItemId };
  });
  const genericIds = asked.flatMap(({ id, commercialItemId }) => (commercialItemId === '' ? [id] : []));
  const commercialIds = asked.map(({ id, commercialItemId }) => commercialItemId || id);
  const rows = await cardQuery(db, context.language)
    .where((where) =>
      where.or([
        where.and([
          where('variant.generic_item_id', '=', where.fn.any(where.val(genericIds))),
          where('variant.number_in_item', '=', 0),
        ]),
        where('variant.commercial_item_id', '=', where.fn.any(where.val(commercialIds))),
      ]),
    )
    .select(['item.category_ids as categoryIds', 'variant.number_in_item as numberInItem'])
    .execute();

  const found = asked.flatMap(({ id, categoryId, commercialItemId }) => {
    const row =
      commercialItemId === ''
        ? (rows.find((one) => one.genericItemId === id && one.numberInItem === 0) ??
          rows.find((one) => one.commercialItemId === id))
        : rows.find((one) => one.genericItemId === id && one.commercialItemId === commercialItemId);
    return row
      ? [
          {
            row: { ...row, slug: slugOf(row.name) },
            categoryId: row.categoryIds.includes(categoryId) ? categoryId : row.categoryId,
          },
        ]
      : [];
  });

  if (isComplete)
    await waitForSlowSystem(
      found.map(({ row }) => row),
      slowSalesDetailsMs,
    );
  const favourites = await readMarks(
    db,
    person,
    found.map(({ row }) => row.commercialItemId),
  );
  return found.map(({ row, categoryId }) =>
    cardOf(row, reference, context, { categoryId, detail: 'card', completeSalesDetails: isComplete, favourites }),
  );
}
