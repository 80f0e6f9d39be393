import type { CollectPlace, FreightChoice } from '@shop/api-contracts';
import { addDays } from './days.ts';
import type { StoredMarket } from './market.ts';
import { netListPrice, shownPrice, toAmount } from './prices.ts';
import { isWorkingDay } from './public-holidays.ts';

type Way = FreightChoice['id'];

/** Goods leave from here, and are collected here, where a market names no other place. */
export const warehouse: CollectPlace = {
  companyOrName: 'Vadholm Värmeöverföring AB',
  streetAddress: 'Gjutarevägen 14',
  zipCode: '211 24',
  city: 'Malmö',
  countryCode: 'SE',
  opens: '07:30',
  closes: '16:00',
};

/** Where the goods of a market leave from, and are collected. */
export const warehouseOf = (market: Pick<StoredMarket, 'warehouse'>): CollectPlace => market.warehouse ?? warehouse;

/** By distance from the warehouse. */
const zones = {
  domestic: { factor: 1, days: { economy: 2, express: 1 } },
  near: { factor: 1.35, days: { economy: 3, express: 1 } },
  europe: { factor: 1.8, days: { economy: 5, express: 2 } },
  overseas: { factor: 4.2, days: { economy: 18, express: 4 } },
};
/** Near Malmö. */
const nearCountries = ['DK', 'NO', 'FI', 'DE'];
const americas = ['US', 'CA', 'MX', 'BR'];

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
  market: Pick<StoredMarket, 'country' | 'currency' | 'currencyPerEuro' | 'priceDisplay' | 'taxRate' | 'warehouse'>;
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
        daysOnTheWay: daysOnTheWay(id, countryCode, market),
        market,
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
    pieces.map((piece) => arrival({ ...piece, today, market, daysOnTheWay: onTheWay, countryCode: arrivesIn }));
  if (!isShippingOn || kilograms > maxKilograms) {
    return [{ id: 'agreed', amount: 0, days: daysOf(daysOnTheWay('economy', countryCode, market)) }];
  }
  const freeFrom = freeFromOf(market, countryCode);
  const sent = (['economy', 'express'] as const).map((id): OrderWayChoice => {
    const isFree = id === 'economy' && freeFrom !== null && goods >= shown(freeFrom);
    const amount = isFree ? 0 : shown(freightNet(id, kilograms, countryCode, market));
    return { id, amount, days: daysOf(daysOnTheWay(id, countryCode, market)) };
  });
  const collect: OrderWayChoice = { id: 'collect', amount: 0, days: daysOf(0, warehouseOf(market).countryCode) };
  return [...sent, collect].sort((a, b) => a.amount - b.amount);
}

/** Minor units of the market's currency, without tax. */
function freightNet(way: Way, kilograms: number, countryCode: string, market: Consignment['market']): number {
  return netListPrice(Math.round(centsOf(kilograms) * zoneOf(countryCode, market).factor * factorOfWay[way]), market);
}

const daysOnTheWay = (way: Way, countryCode: string, market: Consignment['market']): number =>
  zoneOf(countryCode, market).days[way];

/**
 * The first possible day, or a later requested one. Goods are made ready on working days of the warehouse, and travel and
 * arrive on working days of the country of delivery.
 */
function arrival(
  asked: Piece & Pick<Consignment, 'today' | 'countryCode' | 'market'> & { daysOnTheWay: number },
): string {
  const { today, readyInDays, daysOnTheWay, countryCode, market, requestedDate } = asked;
  const ready = addWorkingDays(today, readyInDays, warehouseOf(market).countryCode);
  const earliest = addWorkingDays(ready, daysOnTheWay, countryCode);
  const isLater = requestedDate !== null && requestedDate > earliest;
  return isLater ? workingDayFrom(requestedDate, countryCode) : earliest;
}

/** Minor units of the market's currency; null without free freight. */
export function freeFromOf(market: Consignment['market'], countryCode: string): number | null {
  const euroCents = market.country === countryCode ? freeFromInMarket[market.country] : undefined;
  return euroCents === undefined ? null : netListPrice(euroCents, market);
}

function zoneOf(countryCode: string, market: Consignment['market']) {
  const from = warehouseOf(market).countryCode;
  if (countryCode === from) return zones.domestic;
  if (from === warehouse.countryCode && nearCountries.includes(countryCode)) return zones.near;
  return americas.includes(countryCode) === americas.includes(from) ? zones.europe : zones.overseas;
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
