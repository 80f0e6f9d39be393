import type { Quote } from '@shop/api-contracts';
import type { LineEntry, OfferEntries } from './offer-entries.ts';

/** Session storage, kept across reloads and signing in again. */
const keyOf = (owner: string, offerId: string) => `offer/${owner}/${offerId}`;

/** The draft of an offer; undefined if there is none, or one for other lines. */
export function keptOffer(owner: string, offerId: string, { lines }: Pick<Quote, 'lines'>): OfferEntries | undefined {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(owner, offerId)) ?? 'null') as unknown);
  return isOfferEntries(kept) && lines.every(({ lineId }) => lineId in kept.lines) ? kept : undefined;
}

export function keepOffer(owner: string, offerId: string, entries: OfferEntries): void {
  attempt(() => sessionStorage.setItem(keyOf(owner, offerId), JSON.stringify(entries)));
}

export function forgetOffer(owner: string, offerId: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(owner, offerId)));
}

/** Storage is untrusted, and may hold the format of an earlier version. */
function isOfferEntries(value: unknown): value is OfferEntries {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, lines, validUntil, text, freight, freightAmount, incoterm, place } = value as Partial<
    Record<keyof OfferEntries, unknown>
  >;
  return (
    typeof revision === 'number' &&
    typeof validUntil === 'string' &&
    [text, freight, freightAmount, incoterm, place].every((one) => typeof one === 'string') &&
    typeof lines === 'object' &&
    lines !== null &&
    Object.values(lines).every(isLineEntry)
  );
}

function isLineEntry(value: unknown): value is LineEntry {
  const { isLeftOut, ...texts } = (value ?? {}) as Partial<Record<keyof LineEntry, unknown>>;
  const names = ['price', 'leadTime', 'promisedDate', 'substituteNumber', 'substituteName', 'note'] as const;
  return typeof isLeftOut === 'boolean' && names.every((name) => typeof texts[name] === 'string');
}

/** Storage may be disabled or full. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
