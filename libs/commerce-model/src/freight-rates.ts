import type { CollectPlace, FreightChoice } from '@shop/api-contracts';
import type { StoredMarket } from './market.ts';
import { netListPrice, shownPrice, toAmount } from './prices.ts';

type Way = FreightChoice['id'];

/** Goods leave from here, and are collected here. */
export const warehouse = {
  companyOrName: 'Vadholm Värmeöverföring AB',
  streetAddress: 'Gjutarevägen 14',
  zipCode: '211 24',
  city: 'Malmö',
  countryCode: 'SE',
  opens: '07:30',
  closes: '16:00',
} as const satisfies CollectPlace;

/** By distance from the warehouse in Malmö. */
const zones = {
  domestic: { countries: ['SE'], factor: 1, days: { economy: 2, express: 1 } },
  near: { countries: ['DK', 'NO', 'FI', 'DE'], factor: 1.35, days: { economy: 3, express: 1 } },
  europe: { countries: null, factor: 1.8, days: { economy: 5, express: 2 } },
  overseas: { countries: ['US', 'CA', 'MX', 'BR'], factor: 4.2, days: { economy: 18, express: 4 } },
};

/** Euro cents per consignment and per kilogram; the rate falls in steps of weight. */
const consignment = 900;
const perKilogram = [
  { upTo: 30, cents: 45 },
  { upTo: 500, cents: 28 },
  { upTo: Infinity, cents: 16 },
];
const factorOfWay: Record<Way, number> = { economy: 1, express: 2.4 };

/** Capacity of a lorry; heavier consignments need a quote. */
export const maxKilograms = 24_000;

/** Euro cents of articles from which economy is free within the market's country. */
const freeFromInMarket: Record<string, number> = {
  SE: 50_000,
  DE: 50_000,
  FR: 60_000,
  NL: 50_000,
  GB: 60_000,
  US: 90_000,
};

export interface Consignment {
  kilograms: number;
  /** Price of the articles in minor units of `market`'s currency. */
  goods: number;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  market: Pick<StoredMarket, 'country' | 'currency' | 'currencyPerEuro' | 'priceDisplay' | 'taxRate'>;
  /** Working days until everything can be sent. */
  readyInDays: number;
  /** ISO days. */
  today: string;
  requestedDate: string | null;
}

/** Delivery options, cheapest first, without tax; none when one lorry is not enough. */
export function freightChoices(consigned: Consignment): FreightChoice[] {
  const { kilograms, market, goods, countryCode, readyInDays, today, requestedDate } = consigned;
  if (kilograms > maxKilograms) return [];
  const freeFrom = freeFromOf(market, countryCode);
  return (['economy', 'express'] as const).map((id) => {
    const isFree = id === 'economy' && freeFrom !== null && goods >= freeFrom;
    return {
      id,
      amount: toAmount(isFree ? 0 : freightNet(id, kilograms, countryCode, market)),
      currency: market.currency,
      deliveryDate: arrival({ today, workingDays: readyInDays + daysOnTheWay(id, countryCode), requestedDate }),
    };
  });
}

/** Part of an order that is sent together. */
export interface Piece {
  /** Working days until it can be sent. */
  readyInDays: number;
  /** ISO day; null: as soon as possible. */
  requestedDate: string | null;
}

export interface OrderConsignment extends Pick<
  Consignment,
  'kilograms' | 'goods' | 'countryCode' | 'market' | 'today'
> {
  /** At least one. */
  pieces: Piece[];
  /** True when goods and freight include tax. */
  includesTax: boolean;
  /** The setting shippingEnabled. */
  isShippingOn: boolean;
}

export type OrderWay = Way | 'collect' | 'agreed';

export interface OrderWayChoice {
  id: OrderWay;
  /** Minor units of the market's currency. */
  amount: number;
  /** Arrival day of each piece, in the order of the pieces. */
  days: string[];
}

/**
 * Delivery options of an order, cheapest first: the two above and pick-up, or only `agreed` when nothing is shipped or
 * it is too heavy.
 */
export function orderWays(consigned: OrderConsignment): OrderWayChoice[] {
  const { kilograms, goods, countryCode, market, today, pieces, includesTax, isShippingOn } = consigned;
  const shown = (net: number): number => (includesTax ? shownPrice(net, market) : net);
  const daysOf = (onTheWay: number): string[] =>
    pieces.map(({ readyInDays, requestedDate }) =>
      arrival({ today, workingDays: readyInDays + onTheWay, requestedDate }),
    );
  if (!isShippingOn || kilograms > maxKilograms) {
    return [{ id: 'agreed', amount: 0, days: daysOf(daysOnTheWay('economy', countryCode)) }];
  }
  const freeFrom = freeFromOf(market, countryCode);
  const sent = (['economy', 'express'] as const).map((id): OrderWayChoice => {
    const isFree = id === 'economy' && freeFrom !== null && goods >= shown(freeFrom);
    const amount = isFree ? 0 : shown(freightNet(id, kilograms, countryCode, market));
    return { id, amount, days: daysOf(daysOnTheWay(id, countryCode)) };
  });
  const collect: OrderWayChoice = { id: 'collect', amount: 0, days: daysOf(0) };
  return [...sent, collect].sort((a, b) => a.amount - b.amount);
}

/** Minor units of the market's currency, without tax. */
function freightNet(way: Way, kilograms: number, countryCode: string, market: Consignment['market']): number {
  return netListPrice(Math.round(centsOf(kilograms) * zoneOf(countryCode).factor * factorOfWay[way]), market);
}

const daysOnTheWay = (way: Way, countryCode: string): number => zoneOf(countryCode).days[way];

/** The first possible day, or a later requested one; always a working day. */
function arrival(asked: { today: string; workingDays: number; requestedDate: string | null }): string {
  const earliest = addWorkingDays(asked.today, asked.workingDays);
  const isLater = asked.requestedDate !== null && asked.requestedDate > earliest;
  return workingDayFrom(isLater ? asked.requestedDate! : earliest);
}

/** Minor units of the market's currency; null without free freight. */
export function freeFromOf(market: Consignment['market'], countryCode: string): number | null {
  const euroCents = market.country === countryCode ? freeFromInMarket[market.country] : undefined;
  return euroCents === undefined ? null : netListPrice(euroCents, market);
}

function zoneOf(countryCode: string) {
  return Object.values(zones).find(({ countries }) => countries?.includes(countryCode)) ?? zones.europe;
}

function centsOf(kilograms: number): number {
  let from = 0;
  let cents = consignment;
  for (const { upTo, cents: each } of perKilogram) {
    cents += Math.max(0, Math.min(kilograms, upTo) - from) * each;
    from = upTo;
  }
  return cents;
}

/** The day itself, or the following Monday. */
export function workingDayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** Weekends do not count. */
export function addWorkingDays(day: string, count: number): string {
  let reached = workingDayFrom(day);
  for (let n = 0; n < count; n++) reached = workingDayFrom(addDays(reached, 1));
  return reached;
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
