import {
  choice,
  country,
  currency,
  fileName,
  language,
  list,
  mailAddress,
  numberFrom,
  text,
  time,
  timeZone,
  yesNo,
} from './cells.ts';
import type { Sheet } from './sheet.ts';

/** The company as a whole: its name on every page, and the place that goods leave from. One row. */
export const company: Sheet = {
  isNeeded: true,
  what: 'the company',
  keyOf: () => 'company',
  columns: {
    name: { read: text, isNeeded: true, aliases: ['company'] },
    logo: { read: fileName, isFile: 'picture' },
    logo_dark: { read: fileName, isFile: 'picture' },
    warehouse_street: { read: text, isNeeded: true },
    warehouse_zip: { read: text, isNeeded: true },
    warehouse_city: { read: text, isNeeded: true },
    warehouse_country: { read: country, isNeeded: true },
    opens: { read: time, otherwise: '08:00' },
    closes: { read: time, otherwise: '16:00' },
  },
};

/** One row per country in which the company sells. */
export const markets: Sheet = {
  isNeeded: true,
  what: 'the country',
  keyOf: ({ country: code }) => code as string,
  columns: {
    country: { read: country, isNeeded: true },
    languages: { read: list(language), isNeeded: true, aliases: ['language'] },
    currency: { read: currency, isNeeded: true },
    rate: { read: numberFrom(0.000001, 1_000_000), otherwise: 1 },
    tax_rate: { read: numberFrom(0, 100), isNeeded: true, aliases: ['tax', 'vat', 'vat rate'] },
    price_display: { read: choice('net', 'gross'), otherwise: 'net' },
    time_zone: { read: timeZone, isNeeded: true },
    region: {
      read: choice('africa', 'asia', 'europe', 'middleEast', 'northAmerica', 'oceania', 'southAmerica'),
      otherwise: 'europe',
    },
    buying: { read: yesNo, otherwise: true },
    company_name: { read: text, isNeeded: true, aliases: ['company'] },
    street: { read: text, isNeeded: true },
    zip: { read: text, isNeeded: true, aliases: ['postcode', 'postal code', 'zip code'] },
    city: { read: text, isNeeded: true, aliases: ['town'] },
    phone: { read: text, isNeeded: true, aliases: ['phone number', 'telephone'] },
    email: { read: mailAddress, isNeeded: true, aliases: ['mail'] },
    opening_hours: { read: text, otherwise: '' },
    registration: { read: text, otherwise: '' },
    vat_id: { read: text, otherwise: '', aliases: ['vat number'] },
    bank: { read: text, otherwise: '' },
    account: { read: text, otherwise: '', aliases: ['iban'] },
  },
};
