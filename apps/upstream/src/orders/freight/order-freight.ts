import type { FreightQuote } from './freight-quote.ts';
import type {
  AnswerOf,
  Order,
  orderFreight,
  OrderFreightChoice,
  orders,
  Problem as ProblemBody,
  QuotedFreightChoice,
} from '@shop/api-contracts';
import {
  freeFromOf,
  holidaysFrom,
  orderWays,
  settingsOf,
  shownPrice,
  type StoredLine,
  type StoredMarket,
  tidyZipCode,
  toAmount,
  warehouseOf,
} from '@shop/commerce-model';
import { readArticles, type Article } from '../../catalogue/items/articles.ts';
import type { Deps } from '../../http/deps.ts';
import type { SignedInCall } from '../../http/route.ts';
import { lineTotalOf } from '../order-lines.ts';
import { stepNotReached } from '../order-moves.ts';
import type { OrderRow } from '../order-store.ts';
import { changeWithSums, isSameAddress, orderFor, sumsOf, withoutFreight, type StepCall } from '../order-steps.ts';
import { readOrder, totalsOf } from '../read-order.ts';
import { today } from '../today.ts';
import { Problem } from '../../problem/problem.ts';
import { readAcceptedOffer } from '../accepted-offer.ts';
import { agreedFreight } from './agreed-freight.ts';
import { canArriveOn, isDayAhead } from '../requested-day.ts';

type CalculateCall = SignedInCall<typeof orderFreight.calculate>;

/**
 * Calculates the delivery options of an order and stores them with the requested days. An earlier choice stays if its
 * option is unchanged. Throws a Problem 422 `items_differ`, `address_differs`, `no_freight_there`, `no_delivery_day`.
 */
export async function calculateFreight(call: CalculateCall): Promise<AnswerOf<typeof orderFreight.calculate>> {
  const { body } = call;
  const order = await orderFor(call, 'calculateFreight', body);
  assertSame(body, order);
  const day = today(call.context.market);
  assertDays(body, day);
  const requested = new Map(body.items.map(({ lineId, requestedDate }) => [lineId, requestedDate]));
  const lines = order.lines.map((line) => ({ ...line, requestedDate: requested.get(line.lineId) ?? null }));
  const quote = await quoteOf(call, order, lines, body.requestedDeliveryDate);
  const choices = quote.ways.map(({ choice }) => choice);
  await assertDeliveryDays(call, order, { ...body, choices });
  const { freight } = order;
  const isKept =
    freight !== null &&
    freight.requestedDeliveryDate === body.requestedDeliveryDate &&
    lines.every((line, n) => line.requestedDate === order.lines[n]!.requestedDate) &&
    choices.some((one) => one.id === freight.id && isSameChoice(one, freight));
  await changeWithSums(call, order, {
    ...(isKept ? {} : withoutFreight({ ...order, lines })),
    freight_quote: { day, choices, requestedDeliveryDate: body.requestedDeliveryDate },
  });
  const { weight, freeFrom } = quote;
  return { weight, choices: await quotedChoices(call, order, quote), freeFrom };
}

/** Each option with the sums that the order would have. */
function quotedChoices(call: StepCall, order: OrderRow, { ways }: FreightQuote): Promise<QuotedFreightChoice[]> {
  const day = today(call.context.market);
  return Promise.all(
    ways.map(async ({ choice, days }) => {
      const freight = { ...choice, requestedDeliveryDate: null, partialDelivery: false };
      const totals = totalsOf(await sumsOf(call, { ...order, freight }), order);
      return {
        ...choice,
        lineDates: days,
        closedDays: holidaysFrom(day, arrivalCountry(choice, order, call.context.market)),
        totals,
      };
    }),
  );
}

/**
 * Throws a Problem: 412 `freight_changed` with the current `choices` when the chosen price is not the one shown, 422
 * `no_delivery_day` when a requested day does not fit the option.
 */
export async function setFreight(
  call: SignedInCall<typeof orders.setFreight>,
  deps: Pick<Deps, 'payments'>,
): Promise<Order> {
  const { params, body } = call;
  const order = await orderFor(call, 'setFreight', { orderId: params.id, cartId: body.cartId });
  const { requestedDeliveryDate } = order.freight_quote ?? {};
  if (requestedDeliveryDate === undefined) throw stepNotReached(order);
  const { ways } = await quoteOf(call, order, order.lines, requestedDeliveryDate);
  const way = ways.find(({ choice }) => choice.id === body.choiceId);
  const choices = ways.map(({ choice }) => choice);
  if (!way || way.choice.amount !== body.amount || way.choice.currency !== body.currency) {
    throw new Problem(412, 'freight_changed', 'Freight price has changed', { members: { choices } });
  }
  const { choice, days } = way;
  await assertDeliveryDays(call, order, { items: order.lines, requestedDeliveryDate, choices: [choice] });
  const { partialDelivery } = body;
  await changeWithSums(call, order, {
    freight: { ...choice, requestedDeliveryDate, partialDelivery },
    freight_quote: { day: today(call.context.market), choices, requestedDeliveryDate },
    has_invoice_choice: true,
    lines: order.lines.map((line, n) => ({ ...line, promisedDate: partialDelivery ? days[n]! : choice.deliveryDate })),
  });
  return readOrder(call, deps, order.id);
}

/** True when freight chosen on another day still has the same price and days of arrival. */
export async function isFreightStill(call: StepCall, order: OrderRow): Promise<boolean> {
  const { freight, freight_quote: offered, lines } = order;
  if (!freight || offered?.day === today(call.context.market)) return true;
  const { ways } = await quoteOf(call, order, lines, freight.requestedDeliveryDate);
  const way = ways.find(({ choice }) => choice.id === freight.id);
  if (!way || way.choice.amount !== freight.amount) return false;
  const { choice, days } = way;
  return lines.every(
    ({ promisedDate }, n) => promisedDate! >= (freight.partialDelivery ? days[n]! : choice.deliveryDate),
  );
}

async function quoteOf(
  { db, context, catalogue }: StepCall,
  order: OrderRow,
  lines: StoredLine[],
  requestedDeliveryDate: string | null,
): Promise<FreightQuote> {
  const offer = await readAcceptedOffer(db, order.cart_id);
  const { countryCode } = order.shipping_address!;
  const { market, companyId, language } = context;
  const day = today(market);
  if (offer) {
    return agreedFreight(lines, offer, { requestedDeliveryDate, currency: order.currency, countryCode, today: day });
  }
  const site = companyId === null ? undefined : catalogue.reference.companies.get(companyId);
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readArticles(db, ids, language);
  const wanted = quantities(lines);
  const kilograms = lines.reduce((sum, line) => sum + weightOf(articles.get(line.commercialItemId)) * line.quantity, 0);
  const { includesTax } = order.totals!;
  const ways = orderWays({
    kilograms,
    goods: lines.reduce((sum, line) => sum + (lineTotalOf(line) ?? 0), 0),
    countryCode,
    market,
    includesTax,
    isShippingOn: settingsOf(market, site).shippingEnabled,
    today: day,
    pieces: lines.map(({ commercialItemId: id, requestedDate }) => ({
      readyInDays: readyIn(articles.get(id), wanted.get(id)!),
      requestedDate: requestedDate ?? requestedDeliveryDate,
    })),
  });
  const freeFrom = ways.some(({ id }) => id === 'economy') ? freeFromOf(market, countryCode) : null;
  return {
    weight: Math.round(kilograms * 10) / 10,
    freeFrom: freeFrom === null ? null : toAmount(includesTax ? shownPrice(freeFrom, market) : freeFrom),
    ways: ways.map(({ id, amount, days }) => ({
      days,
      choice: {
        id,
        incoterm: id === 'collect' ? 'EXW' : 'DAP',
        amount: toAmount(amount),
        currency: order.currency,
        deliveryDate: days.toSorted().at(-1)!,
        ...(id === 'collect' ? { collectFrom: warehouseOf(market) } : {}),
      },
    })),
  };
}

/** Quantity of each article over all lines. */
function quantities(lines: StoredLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { commercialItemId: id, quantity } of lines) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return sums;
}

/** Kilograms of one piece; 0 when unknown. */
function weightOf(article: Article | undefined): number {
  const [weight] = article?.attributes['weightEmpty'] ?? [];
  return typeof weight === 'number' ? weight : 0;
}

/** Working days until this quantity is in stock. */
const readyIn = (article: Article | undefined, quantity: number): number =>
  !article || article.stock >= quantity ? 0 : article.leadTimeDays;

/** The order's own lines and address are used; those of the request only prove what the shopper has seen. */
function assertSame({ items, deliveryAddress }: CalculateCall['body'], order: OrderRow): void {
  const told = new Map(items.map(({ lineId, quantity }) => [lineId, quantity]));
  const isSame =
    items.length === order.lines.length && order.lines.every(({ lineId, quantity }) => told.get(lineId) === quantity);
  if (!isSame) throw new Problem(422, 'items_differ', 'The order has other lines');
  const given = { ...deliveryAddress, zipCode: tidyZipCode(deliveryAddress) };
  if (!isSameAddress(given, order.shipping_address!)) {
    throw new Problem(422, 'address_differs', 'The order has another delivery address');
  }
}

function assertDays(body: CalculateCall['body'], today: string): void {
  const errors = dayErrors(body, (date) => isDayAhead(date, today), 'Not a day within a year');
  if (errors.length > 0) {
    throw new Problem(422, 'no_freight_there', 'Freight cannot be calculated', { errors });
  }
}

/** Where an option ends: what is collected depends on the holidays of the warehouse, not of the buyer. */
const arrivalCountry = ({ id }: OrderFreightChoice, order: OrderRow, market: StoredMarket): string =>
  id === 'collect' ? warehouseOf(market).countryCode : order.shipping_address!.countryCode;

/** Each requested day has to fit one of the options. */
async function assertDeliveryDays(
  { db, context }: StepCall,
  order: OrderRow,
  { choices, ...wanted }: RequestedDays & { choices: OrderFreightChoice[] },
): Promise<void> {
  const day = today(context.market);
  const countries = new Set(choices.map((choice) => arrivalCountry(choice, order, context.market)));
  const isPossible = (date: string): boolean => [...countries].some((country) => canArriveOn(date, day, country));
  const errors = dayErrors(wanted, isPossible, 'Nothing is delivered on this day');
  if (errors.length === 0) return;
  // a supplier's offer is for the days of its request, and arrives on the next working day
  if (await readAcceptedOffer(db, order.cart_id)) return;
  const [first = [], ...others] = [...countries].map((country) => holidaysFrom(day, country));
  const closedDays = first.filter((day) => others.every((days) => days.includes(day)));
  throw new Problem(422, 'no_delivery_day', 'Nothing is delivered on a requested day', {
    errors,
    members: { closedDays },
  });
}

interface RequestedDays {
  requestedDeliveryDate: string | null;
  items: { requestedDate: string | null }[];
}

/** One error for each requested day that is not as it must be. */
function dayErrors(
  { items, requestedDeliveryDate }: RequestedDays,
  isRight: (date: string) => boolean,
  message: string,
): NonNullable<ProblemBody['errors']> {
  const asked = [
    { path: 'body.requestedDeliveryDate', date: requestedDeliveryDate },
    ...items.map(({ requestedDate }, n) => ({ path: `body.items.${n}.requestedDate`, date: requestedDate })),
  ];
  return asked.flatMap(({ path, date }) => (date === null || isRight(date) ? [] : [{ path, message }]));
}

const isSameChoice = (one: OrderFreightChoice, other: OrderFreightChoice): boolean =>
  one.amount === other.amount && one.currency === other.currency && one.deliveryDate === other.deliveryDate;
