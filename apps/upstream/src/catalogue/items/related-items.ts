import type { AnswerOf, ItemCard, items, ParsedInput, RelatedItems } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Person } from '../../access/person.ts';
import { readMarks } from './favourite-marks.ts';
import { notFound } from '../../problem/problem.ts';
import { columnsOf } from '../../memory/attribute-columns.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import { cardOf, loadCardRows } from './item-cards.ts';
import type { ExplodedViewRow, Relations } from '../../memory/rows.ts';
import { loadRelations } from './relation-store.ts';

interface Call extends ParsedInput<typeof items.related> {
  catalogue: Catalogue;
  context: MarketContext;
  person: Person | null;
  db: Kysely<Database>;
}

/**
 * Parts with their exploded view, kits and alternatives of an item or variant, and for a part the units it fits. Throws a Problem 404
 * item_unknown.
 */
export async function relatedItems({
  params,
  query,
  catalogue: { reference, recent },
  context,
  person,
  db,
}: Call): Promise<AnswerOf<typeof items.related>> {
  const { language } = context;
  const commercialItemId = query.commercialItemId ?? null;
  const found = await recent.relations.get(`${language} ${params.id} ${commercialItemId ?? ''}`, () =>
    loadRelations(db, params.id, commercialItemId, language),
  );
  if (!found) throw notFound('item_unknown', `Item not found: ${params.id}`);
  const { relations, fitting, parent, explodedView } = found;
  const ids = [...new Set([...relations.map((relation) => relation.commercialItemId), ...fitting])];
  const [rows, favourites] = await Promise.all([loadCardRows(db, recent, ids, language), readMarks(db, person, ids)]);
  const cards = new Map(
    rows.map((row) => [row.commercialItemId, cardOf(row, reference, context, { detail: 'card', favourites })]),
  );

  const parentItemKey = `${params.id}_${parent.categoryId}_${parent.commercialItemId}`;
  const ofKind = (kind: (typeof relations)[number]['kind']) =>
    relations.flatMap((relation) => {
      const card = cards.get(relation.commercialItemId);
      return relation.kind === kind && card ? [{ ...relation, item: card }] : [];
    });
  const ofParent = (item: ItemCard): ItemCard => ({ ...item, parentItemKey });
  const spareParts = ofKind('sparePart');
  return {
    spareParts: spareParts.map(({ position, quantityInUnit, item }) => ({
      position,
      quantityInUnit,
      item: ofParent(item),
    })),
    serviceKits: ofKind('serviceKit').map(({ text, item }) => ({ contains: text, item: ofParent(item) })),
    alternatives: ofKind('alternative').map(({ text, item }) => ({ reason: text, item })),
    fits: fitting.flatMap((id) => cards.get(id) ?? []),
    explodedView: explodedView && withQuantities(explodedView, spareParts),
    columns: columnsOf(reference, [...cards.values()], language),
  };
}

/** A part that the list names has its quantity; one that no list names stands for what the picture shows. */
function withQuantities(
  { positions, ...view }: ExplodedViewRow,
  spareParts: readonly Pick<Relations['relations'][number], 'position' | 'quantityInUnit'>[],
): RelatedItems['explodedView'] {
  return {
    ...view,
    balloons: positions.map(({ listPosition, drawnQuantity, ...balloon }) => {
      const listed = spareParts.filter(({ position }) => position !== null && position === listPosition);
      const quantities = listed.flatMap(({ quantityInUnit }) => quantityInUnit ?? []);
      const quantity = quantities.length === 0 ? null : quantities.reduce((sum, one) => sum + one, 0);
      return { ...balloon, quantity: listPosition === null ? drawnQuantity : quantity };
    }),
  };
}
