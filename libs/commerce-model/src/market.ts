import type { CollectPlace } from '@shop/api-contracts';
import type { Language, Translated } from './language.ts';

export interface StoredMarket {
  country: string;
  region: string;
  currency: string;
  /** IANA name; days in the market are days of this zone. */
  timeZone: string;
  /** Each language of the market makes a locale. */
  languages: Language[];
  locales: string[];
  statusMessage?: Translated;
  locked?: true;
  homeRedirectDisabled?: true;
  priceDisplay: 'net' | 'gross';
  /** Per cent, for gross prices. */
  taxRate: number;
  /** Units of the currency per euro, the currency of list prices. */
  currencyPerEuro: number;
  /** The invoicing company, as printed on documents. */
  seller: { registration: string; vatId: string; bank: string; account: string };
  /** Where its goods leave from and are collected; without one `warehouse` of the freight rates. */
  warehouse?: CollectPlace;
  /** Settings that differ from `default-settings.ts`. */
  settings: Record<string, unknown>;
}

export interface StoredCompanySite {
  /** Without its dash. */
  id: string;
  name: string;
  exclusive: boolean;
  settings: Record<string, unknown>;
  /** SVG for light and dark backgrounds; part of the settings as `logo` after the import. */
  logo?: { light: string; dark: string; width: number; height: number };
}
