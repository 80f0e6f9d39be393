import { customArticleNumbers, type Endpoint } from '@shop/api-contracts';
import { placeOf, type Owner } from '../../access/owner.ts';
import { readMarks } from '../../catalogue/items/favourite-marks.ts';
import { cardOf, loadCardRows } from '../../catalogue/items/item-cards.ts';
import { signedInRoute, type Route, type SignedInCall } from '../../http/route.ts';
import { notFound } from '../../problem/problem.ts';
import { ownerInMarket, setOwnNumber } from '../../catalogue/own-numbers/own-numbers.ts';

/** Routes of the customers' own article numbers. */
export function customArticleNumberRoutes(): Route[] {
  return [
    signedInRoute(customArticleNumbers.list, async (call) => {
      const { catalogue, context, person, db } = call;
      const { column, value } = placeOf(ownerHere(call));
      const numbers = await db
        .selectFrom('custom_article_number')
        .select(['commercial_item_id as id', 'number'])
        .where(column, '=', value)
        .execute();
      const ids = numbers.map(({ id }) => id);
      const [rows, favourites] = await Promise.all([
        loadCardRows(db, catalogue.recent, ids, context.language),
        readMarks(db, person, ids),
      ]);
      const articles = new Map(rows.map((row) => [row.commercialItemId, row]));
      const { compare } = new Intl.Collator(context.locale, { numeric: true });
      return numbers
        .toSorted((a, b) => compare(a.number, b.number) || compare(a.id, b.id))
        .flatMap(({ id, number }) => {
          const row = articles.get(id);
          if (!row) return [];
          const item = cardOf(row, catalogue.reference, context, { detail: 'light', favourites });
          return [{ item, customArticleNumber: number }];
        });
    }),
    signedInRoute(customArticleNumbers.set, async (call) => {
      const { params, body, db } = call;
      const owner = ownerHere(call);
      const article = await db
        .selectFrom('variant')
        .select('commercial_item_id')
        .where('commercial_item_id', '=', params.commercialItemId)
        .executeTakeFirst();
      // The number of an article that no longer exists can only be removed.
      if (!article && body.customArticleNumber !== '') {
        throw notFound('article_unknown', `Article not found: ${params.commercialItemId}`);
      }
      await setOwnNumber(db, owner, params.commercialItemId, body.customArticleNumber);
      return { customArticleNumber: body.customArticleNumber };
    }),
  ];
}

/** Throws a Problem 404 not_here in markets without own article numbers. */
function ownerHere({ catalogue, context, person }: SignedInCall<Endpoint>): Owner {
  const owner = ownerInMarket(catalogue.reference, context, person);
  if (!owner) throw notFound('not_here', 'Own article numbers are not available in this market');
  return owner;
}
