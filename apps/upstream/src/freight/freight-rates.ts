import type { FreightChoice } from '@shop/api-contracts';
import type { MarketSeed } from '../demo/demo-company.ts';
import { netListPrice, toAmount } from '../items/prices.ts';

type Way = FreightChoice['id'];

/** From the warehouse in Malmö. */
const zones = {
  domestic: { countries: ['SE'], factor: 1, days: { economy: 2, express: 1 } },
  near: { countries: ['DK', 'NO', 'FI', 'DE'], factor: 1.35, days: { economy: 3, express: 1 } },
  europe: { countries: null, factor: 1.8, days: { economy: 5, express: 2 } },
  overseas: { countries: ['US', 'CA', 'MX', 'BR'], factor: 4.2, days: { economy: 18, express: 4 } },
};

/** Euro cents: for a consignment, and for each kilogram up to so many, then less for those beyond. */
const consignment = 900;
const perKilogram = [
  { upTo: 30, cents: 45 },
  { upTo: 500, cents: 28 },
  { upTo: Infinity, cents: 16 },
];
const factorOfWay: Record<Way, number> = { economy: 1, express: 2.4 };

/** A lorry holds no more; heavier consignments are agreed on by talking. */
const mostKilograms = 24_000;

/** Euro cents of articles from which economy costs nothing within the market's own country. */
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
  /** Sum of articles, in minor units of `market`'s currency. */
  goods: number;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  market: Pick<MarketSeed, 'country' | 'currency' | 'currencyPerEuro' | 'priceDisplay' | 'taxRate'>;
  /** Working days until everything can be sent. */
  readyInDays: number;
  /** ISO days. */
  today: string;
  requestedDate: string | null;
}

/**
 * Ways to send, cheapest first, without tax: none for what is too heavy for one lorry. A requested day that is later than the first
 * possible one is kept, or the working day after it.
 */
export function freightChoices(consigned: Consignment): FreightChoice[] {
  const { kilograms, market, goods, countryCode, readyInDays, today, requestedDate } = consigned;
  if (kilograms > mostKilograms) return [];
  const { factor, days } = zoneOf(countryCode);
  const freeFrom = freeFromOf(market, countryCode);
  return (['economy', 'express'] as const).map((id) => {
    const isFree = id === 'economy' && freeFrom !== null && goods >= freeFrom;
    const euroCents = Math.round(centsOf(kilograms) * factor * factorOfWay[id]);
    const earliest = addWorkingDays(today, readyInDays + days[id]);
    const wanted = requestedDate !== null && requestedDate > earliest ? requestedDate : earliest;
    return {
      id,
      amount: toAmount(isFree ? 0 : netListPrice(euroCents, market)),
      currency: market.currency,
      deliveryDate: workingDayFrom(wanted),
    };
  });
}

/** Minor units of the market's currency; null where nothing is free. */
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

/** The day itself, or the Monday after it. */
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

function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
