import type { AnswerOf, freight, Problem as ProblemBody } from '@shop/api-contracts';
import { freeFromOf, freightChoices, type StoredMarket, toAmount } from '@shop/commerce-model';
import { readArticles, type Article } from '../../catalogue/items/articles.ts';
import { termsOf, type LineView } from '../../carts/line-terms.ts';
import { FavouriteListStore } from '../../carts/favourite-lists/favourite-list-store.ts';
import type { SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { isDayAhead } from '../requested-day.ts';
import { today } from '../today.ts';

type Call = SignedInCall<typeof freight.ofList>;

/** A quantity of an article. */
interface Piece {
  article: Article | undefined;
  quantity: number;
}

/**
 * Calculates today's freight for an own or shared list. Throws a Problem 404 list_unknown, and 422 no_freight_there
 * that names the fields: country, postal code, currency or day.
 */
export async function freightOfList(call: Call): Promise<AnswerOf<typeof freight.ofList>> {
  const { params, body, catalogue, context, person, db } = call;
  const list = await new FavouriteListStore(db, person).read(params.listId);
  const day = today(context.market);
  const market = checkedMarket(call, day);

  const lines = [
    ...list.items.map(({ commercialItemId, quantity }) => ({ id: commercialItemId ?? '', quantity })),
    ...list.configurations.flatMap((one) =>
      one.lines.map(({ commercialItemId, quantity }) => ({ id: commercialItemId, quantity })),
    ),
  ];
  const articles = await readArticles(
    db,
    lines.map(({ id }) => id),
    context.language,
  );
  const pieces = lines.map(({ id, quantity }) => ({ article: articles.get(id), quantity }));
  const view: LineView = {
    action: 'Buy',
    reference: catalogue.reference,
    context: { ...context, market },
    isComplete: false,
  };
  const kilograms = pieces.reduce((sum, piece) => sum + (weightOf(piece) ?? 0), 0);
  const choices =
    lines.length === 0
      ? []
      : freightChoices({
          kilograms,
          goods: pieces.reduce((sum, { article, quantity }) => {
            return sum + (termsOf(article, quantity, view).unitPrice ?? 0) * quantity;
          }, 0),
          countryCode: body.countryCode,
          market,
          readyInDays: Math.max(...pieces.map(readyIn)),
          today: day,
          requestedDate: body.requestedDeliveryDate,
        });
  const freeFrom = choices.length === 0 ? null : freeFromOf(market, body.countryCode);
  return {
    weight: Math.round(kilograms * 10) / 10,
    choices,
    unweighedCount: pieces.filter((piece) => weightOf(piece) === null).length,
    freeFrom: freeFrom === null ? null : toAmount(freeFrom),
  };
}

/** The market whose currency is used: that of the call, or the first with the requested currency. */
function checkedMarket({ body, catalogue: { reference }, context }: Call, today: string): StoredMarket {
  const errors: NonNullable<ProblemBody['errors']> = [];
  const addError = (field: keyof Call['body'], message: string) => errors.push({ path: `body.${field}`, message });
  const market = [context.market, ...reference.markets].find(({ currency }) => currency === body.currency);
  if (!market) addError('currency', 'No market with this currency');
  const country = reference.countries.find(({ code }) => code === body.countryCode);
  if (!country) addError('countryCode', 'No delivery to this country');
  else if (country.postalCode && !new RegExp(`^(?:${country.postalCode.pattern})$`).test(body.zipCode)) {
    addError('zipCode', `Postal code must look like ${country.postalCode.example}`);
  }
  if (body.requestedDeliveryDate !== null && !isDayAhead(body.requestedDeliveryDate, today)) {
    addError('requestedDeliveryDate', 'Not a day within a year');
  }
  if (errors.length > 0 || !market) {
    throw new Problem(422, 'no_freight_there', 'Freight cannot be calculated', { errors });
  }
  return market;
}

/** Weight in kilograms; null for an article without one. */
function weightOf({ article, quantity }: Piece): number | null {
  const [weight] = article?.attributes['weightEmpty'] ?? [];
  return typeof weight === 'number' ? weight * quantity : null;
}

/** Working days until all pieces are in stock. */
function readyIn({ article, quantity }: Piece): number {
  return !article || article.stock >= quantity ? 0 : article.leadTimeDays;
}
