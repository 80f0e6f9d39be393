import type { UnitParts, units } from '@shop/api-contracts';
import { readMarks } from '../../catalogue/items/favourite-marks.ts';
import { cardOf } from '../../catalogue/items/item-cards.ts';
import type { Call } from '../../http/route.ts';
import { columnsOf } from '../../memory/attribute-columns.ts';
import { readBuiltList } from './built-list.ts';

/**
 * Parts of a unit with quantities, from its as-built list, else from the standard list of its construction. Throws a
 * Problem 404 unit_unknown, or revision_unknown.
 */
export async function readUnitParts(call: Call<typeof units.spareparts>): Promise<UnitParts> {
  const { db, params, query, catalogue, context, person } = call;
  const {
    source,
    revisions,
    platePack,
    parts: built,
    articleIds,
  } = await readBuiltList(db, params.id, context.language, query.revision);
  const favourites = await readMarks(db, person, articleIds);
  const parts = built.map(({ position, quantity, articleNumber, offered, isSuccessor }) => ({
    position,
    quantityInUnit: quantity,
    builtArticleNumber: articleNumber,
    item: offered ? cardOf(offered, catalogue.reference, context, { detail: 'card', favourites }) : null,
    isSuccessor,
  }));
  return {
    source,
    revisions,
    platePack,
    parts,
    columns: columnsOf(
      catalogue.reference,
      parts.flatMap(({ item }) => item ?? []),
      context.language,
    ),
  };
}
