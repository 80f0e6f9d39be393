import type { Texts } from '../languages.ts';
import { testCardOf } from './test-cards.ts';

export interface CardEntry {
  number: string;
  expiry: string;
  securityCode: string;
}

export type CardErrors = Partial<Record<keyof CardEntry, string | undefined>>;

/** Localized error per field; none when the card can be charged. */
export function cardErrorsOf({ number, expiry, securityCode }: CardEntry, t: Texts, now = new Date()): CardErrors {
  const errors: CardErrors = {
    number: number === '' ? t('cardNumberMissing') : testCardOf(number) ? undefined : t('cardNumberUnknown'),
    expiry: expiryErrorOf(expiry, t, now),
    securityCode: /^\d{3,4}$/.test(securityCode) ? undefined : t('securityCodeInvalid'),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/**
 * A card is valid to the last day of its month. Browsers fill in `12/30` or `12/2030`, people type `12 / 30` or `1230`.
 */
function expiryErrorOf(text: string, t: Texts, now: Date): string | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d\d)$/.exec(text) ?? [];
  if (!month || !year) return t('expiryInvalid');
  return new Date(2000 + Number(year), Number(month)) > now ? undefined : t('expiryPast');
}
