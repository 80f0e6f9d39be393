import type { Language, Translated } from './language.ts';

export interface StoredMarket {
  country: string;
  region: string;
  currency: string;
  /** IANA name: days that the market names are days there. */
  timeZone: string;
  /** Of this market; each makes a locale. */
  languages: Language[];
  locales: string[];
  statusMessage?: Translated;
  locked?: true;
  homeRedirectDisabled?: true;
  priceDisplay: 'net' | 'gross';
  /** Per cent, for gross prices. */
  taxRate: number;
  /** List prices are in euro; this many units of the currency are one euro. */
  currencyPerEuro: number;
  /** Who invoices, as letters and invoices say it. */
  seller: { registration: string; vatId: string; bank: string; account: string };
  /** Settings in which this market differs from the defaults in `default-settings.ts`. */
  settings: Record<string, unknown>;
}

export interface StoredCompanySite {
  /** Without dash. */
  id: string;
  name: string;
  exclusive: boolean;
  settings: Record<string, unknown>;
  /** SVG on light and on dark ground; in the settings, once it is imported, as `logo`. */
  logo?: { light: string; dark: string; width: number; height: number };
}
