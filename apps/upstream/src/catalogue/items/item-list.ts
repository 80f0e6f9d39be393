import type { AnswerOf, items, ParsedInput } from '@shop/api-contracts';
import { slugOf } from '@shop/commerce-model';
import type { Person } from '../../access/person.ts';
import type { AppSettings, Deps } from '../../http/deps.ts';
import { readMarks } from './favourite-marks.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import { cardOf, cardQuery } from './item-cards.ts';
import { waitForSlowSystem } from './slow-sales-details.ts';

interface Call extends ParsedInput<typeof items.list> {
  catalogue: Catalogue;
  context: MarketContext;
  person: Person | null;
}

const maxListLength = 100;

/**
 * Several items at once, in the order asked for. An entry is `genericItemId_categoryId[_commercialItemId]`; where a commercial id
 * stands in place of the generic one, it is that variant. Without one it is the item's first variant.
 */
export async function itemList(
  { query, catalogue: { reference }, context, person }: Call,
  { db, settings }: Pick<Deps, 'db'> & { settings: Pick<AppSettings, 'slowSalesDetailsMs'> },
): Promise<AnswerOf<typeof items.list>> {
  const asked = query.item.slice(0, maxListLength).map((key) => {
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

  const isComplete = query.salesDetails === 'complete';
  if (isComplete)
    await waitForSlowSystem(
      found.map(({ row }) => row),
      settings.slowSalesDetailsMs,
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
