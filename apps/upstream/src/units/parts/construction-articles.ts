import type { ConstructionArticles, units } from '@shop/api-contracts';
import { readMarks } from '../../catalogue/items/favourite-marks.ts';
import { cardOf, loadCardRows } from '../../catalogue/items/item-cards.ts';
import { loadRelations } from '../../catalogue/items/relation-store.ts';
import type { Call } from '../../http/route.ts';
import { columnsOf } from '../../memory/attribute-columns.ts';
import type { Relations } from '../../memory/rows.ts';
import { compoundsInUnit, gasketKitsOfSize, withKitsOfCompounds } from './gasket-kits.ts';
import { unitUnknown } from '../registration/registrations.ts';

interface Construction {
  genericItemId: string | null;
  commercialItemId: string | null;
}

/** What belongs to the construction of a unit; null for a unit of another make. */
export async function readConstructionRelations(
  {
    db,
    catalogue,
    context: { language },
  }: Pick<Call<typeof units.constructionArticles>, 'db' | 'catalogue' | 'context'>,
  { genericItemId, commercialItemId }: Construction,
): Promise<Relations | null> {
  if (genericItemId === null) return null;
  return catalogue.recent.relations.get(`${language} ${genericItemId} ${commercialItemId ?? ''}`, () =>
    loadRelations(db, genericItemId, commercialItemId, language),
  );
}

/** Key of the construction, for carts: what was added was added for it. */
export const parentItemKeyOf = ({ genericItemId }: Construction, found: Relations | null): string | null =>
  found && `${genericItemId}_${found.parent.categoryId}_${found.parent.commercialItemId}`;

/**
 * What the shop sells for the construction of a unit: spare parts, whatever was built into this one, and service kits,
 * those with gaskets as in the unit before the others. None for a unit of another make. Throws a Problem 404 unit_unknown.
 */
export async function readConstructionArticles(
  call: Pick<Call<typeof units.constructionArticles>, 'db' | 'params' | 'catalogue' | 'context' | 'person'>,
): Promise<ConstructionArticles> {
  const { db, params, catalogue, context, person } = call;
  const { reference, recent } = catalogue;
  const { language } = context;
  const unit = await db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .select([
      'unit.commercial_item_id as commercialItemId',
      'variant.generic_item_id as genericItemId',
      compoundsInUnit.as('compounds'),
      gasketKitsOfSize.as('gasketKits'),
    ])
    .where('equipment_id', '=', params.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!unit) throw unitUnknown(params.id);
  const found = await readConstructionRelations(call, unit);
  const relations = withKitsOfCompounds(found?.relations ?? [], unit.gasketKits ?? [], unit.compounds ?? []);
  const ids = [...new Set(relations.map((relation) => relation.commercialItemId))];
  const [rows, favourites] = await Promise.all([loadCardRows(db, recent, ids, language), readMarks(db, person, ids)]);
  const cards = new Map(
    rows.map((row) => [row.commercialItemId, cardOf(row, reference, context, { detail: 'card', favourites })]),
  );
  const parentItemKey = parentItemKeyOf(unit, found);
  const articles = relations.flatMap(
    ({ kind, commercialItemId: id, position, quantityInUnit, text, otherCompounds }) => {
      const card = cards.get(id);
      return kind !== 'alternative' && card
        ? [{ kind, position, quantityInUnit, contains: text, otherCompounds, item: { ...card, parentItemKey } }]
        : [];
    },
  );
  return {
    articles,
    columns: columnsOf(
      reference,
      articles.map(({ item }) => item),
      language,
    ),
  };
}
