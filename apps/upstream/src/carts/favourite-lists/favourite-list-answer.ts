import type { CartItemId, FavouriteList } from '@shop/api-contracts';
import { readArticles } from '../../catalogue/items/articles.ts';
import { configurationOf } from '../configurations.ts';
import type { LineView } from '../line-terms.ts';
import { ownerInMarket, readOwnNumbers } from '../../catalogue/own-numbers/own-numbers.ts';
import { cardOf, loadCardRows } from '../../catalogue/items/item-cards.ts';
import type { SignedInCall } from '../../http/route.ts';
import { fitOf, readUnitsOfLines } from '../../units/fit/units-of-lines.ts';
import { FavouriteListStore } from './favourite-list-store.ts';
import { readMarks } from '../../catalogue/items/favourite-marks.ts';

type Call = Pick<SignedInCall<never>, 'catalogue' | 'context' | 'person' | 'db'>;

/**
 * Loads a list with the current sales details of its items, in a fixed number of queries. Throws a Problem 404
 * list_unknown.
 */
export async function readFavouriteList(
  { catalogue: { reference, recent }, context, person, db }: Call,
  id: string,
): Promise<FavouriteList> {
  const { language } = context;
  const { items, configurations, ...list } = await new FavouriteListStore(db, person).read(id);
  const owner = ownerInMarket(reference, context, person);
  const ids = items.flatMap(({ commercialItemId }) => commercialItemId ?? []);
  const idsOfAll = [...ids, ...configurations.flatMap(({ lines }) => lines.map((line) => line.commercialItemId))];
  const unitIds = items.map(({ cartItemId }) => cartItemId.equipmentId);
  const [articles, units, ownNumbers] = await Promise.all([
    readArticles(db, idsOfAll, language),
    readUnitsOfLines(db, unitIds, language),
    owner ? readOwnNumbers(db, owner, idsOfAll) : new Map<string, string>(),
  ]);
  const successorIds = [...articles.values()].flatMap(({ sales, successorId }) =>
    sales === 'discontinued' && successorId !== null ? [successorId] : [],
  );
  const [successors, favourites] = await Promise.all([
    loadCardRows(db, recent, successorIds, language),
    readMarks(db, person, [...(list.owner === null ? [] : ids), ...successorIds]),
  ]);
  const marks = list.owner === null ? new Set([...favourites, ...ids]) : favourites;
  const successorOf = new Map(
    successors.map((row) => [
      row.commercialItemId,
      cardOf(row, reference, context, { detail: 'card', favourites: marks }),
    ]),
  );
  const view: LineView = { action: 'RequestQuote', reference, context, isComplete: false };
  return {
    id: list.id,
    name: list.name,
    isShared: list.isShared,
    owner: list.owner,
    changedAt: list.changedAt,
    items: items.map(({ id: itemId, cartItemId, quantity, commercialItemId, name, articleNumber }) => {
      const article = articles.get(commercialItemId ?? '');
      const forUnit = units.get(cartItemId.equipmentId ?? '');
      const card = article && {
        ...cardOf(article, reference, context, {
          categoryId: article.categoryIds.find((one) => one === cartItemId.categoryId) ?? article.categoryId,
          detail: 'card',
          favourites: marks,
        }),
        parentItemKey: parentItemKeyOf(cartItemId),
      };
      return {
        id: itemId,
        cartItemId,
        quantity,
        item: card ?? null,
        name: card?.name ?? name,
        articleNumber: card?.articleNumber ?? articleNumber,
        customArticleNumber: ownNumbers.get(commercialItemId ?? '') ?? null,
        successor: successorOf.get(article?.successorId ?? '') ?? null,
        ...(forUnit ? { unit: forUnit.unit } : {}),
        ...(forUnit && article ? { fit: fitOf(article, forUnit, reference, language) } : {}),
      };
    }),
    configurations: configurations.map(
      (one) => configurationOf({ ...one, custom_article_numbers: {} }, articles, ownNumbers, view).answer,
    ),
  };
}

/** Key of the unit for which a part was chosen: `genericId_categoryId_commercialId`. */
function parentItemKeyOf(id: CartItemId): string | null {
  if (!id.parentGenericItemId || !id.parentCategoryId) return null;
  const ids = [
    id.parentGenericItemId,
    id.parentCategoryId,
    ...(id.parentCommercialItemId ? [id.parentCommercialItemId] : []),
  ];
  return ids.join('_');
}
