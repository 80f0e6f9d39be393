import type { CollectPlace, FreightChoice } from '@shop/api-contracts';
import { addDays } from './days.ts';
import type { StoredMarket } from './market.ts';
import { netListPrice, shownPrice, toAmount } from './prices.ts';
import { isWorkingDay } from './public-holidays.ts';

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
      deliveryDate: arrival({
        today,
        readyInDays,
        daysOnTheWay: daysOnTheWay(id, countryCode),
        countryCode,
        requestedDate,
      }),
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
  const daysOf = (onTheWay: number, arrivesIn = countryCode): string[] =>
    pieces.map((piece) => arrival({ ...piece, today, daysOnTheWay: onTheWay, countryCode: arrivesIn }));
  if (!isShippingOn || kilograms > maxKilograms) {
    return [{ id: 'agreed', amount: 0, days: daysOf(daysOnTheWay('economy', countryCode)) }];
  }
  const freeFrom = freeFromOf(market, countryCode);
  const sent = (['economy', 'express'] as const).map((id): OrderWayChoice => {
    const isFree = id === 'economy' && freeFrom !== null && goods >= shown(freeFrom);
    const amount = isFree ? 0 : shown(freightNet(id, kilograms, countryCode, market));
    return { id, amount, days: daysOf(daysOnTheWay(id, countryCode)) };
  });
  const collect: OrderWayChoice = { id: 'collect', amount: 0, days: daysOf(0, warehouse.countryCode) };
  return [...sent, collect].sort((a, b) => a.amount - b.amount);
}

/** Minor units of the market's currency, without tax. */
function freightNet(way: Way, kilograms: number, countryCode: string, market: Consignment['market']): number {
  return netListPrice(Math.round(centsOf(kilograms) * zoneOf(countryCode).factor * factorOfWay[way]), market);
}

const daysOnTheWay = (way: Way, countryCode: string): number => zoneOf(countryCode).days[way];

/**
 * The first possible day, or a later requested one. Goods are made ready on working days of the warehouse, and travel and
 * arrive on working days of the country of delivery.
 */
function arrival(asked: Piece & { today: string; daysOnTheWay: number; countryCode: string }): string {
  const { today, readyInDays, daysOnTheWay, countryCode, requestedDate } = asked;
  const ready = addWorkingDays(today, readyInDays, warehouse.countryCode);
  const earliest = addWorkingDays(ready, daysOnTheWay, countryCode);
  const isLater = requestedDate !== null && requestedDate > earliest;
  return isLater ? workingDayFrom(requestedDate, countryCode) : earliest;
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

/** The day itself, or the next one that is a working day of the country. */
export function workingDayFrom(day: string, countryCode: string): string {
  let reached = day;
  while (!isWorkingDay(reached, countryCode)) reached = addDays(reached, 1);
  return reached;
}

/** Weekends and public holidays of the country do not count. */
export function addWorkingDays(day: string, count: number, countryCode: string): string {
  let reached = workingDayFrom(day, countryCode);
  for (let n = 0; n < count; n++) reached = workingDayFrom(addDays(reached, 1), countryCode);
  return reached;
}
