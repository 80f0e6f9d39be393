import { addDays } from './days.ts';

/**
 * Public holidays of the countries of delivery on which a whole country, or most of it, is closed. `12-25`: that day;
 * with `+` a substitute follows when it is at a weekend, with `^` when it is a Sunday, with `*` the nearest weekday is
 * off; with a year it is that year's alone. `e+1`: days from Easter, `o+1`: from Orthodox Easter. `mon>09-01`: the first
 * Monday from that day on. Days that follow the moon of the Islamic calendar, and those of single regions, are left out.
 */
const rules: Record<string, string> = {
  AT: '01-01 01-06 e+1 05-01 e+39 e+50 e+60 08-15 10-26 11-01 12-08 12-25 12-26',
  AU: '01-01+ 01-26+ e-2 e+1 04-25 mon>06-08 12-25+ 12-26+',
  BA: '01-01^ 01-02^ 01-07 e+1 05-01^ 05-02^ 12-25',
  BE: '01-01 e+1 05-01 e+39 e+50 07-21 08-15 11-01 11-11 12-25',
  BG: '01-01+ 03-03+ o-2 o+1 05-01+ 05-06+ 05-24+ 09-06+ 09-22+ 12-24+ 12-25+ 12-26+',
  BR: '01-01 e-48 e-47 e-2 04-21 05-01 e+60 09-07 10-12 11-02 11-15 11-20 12-25',
  CA: '01-01+ e-2 mon>05-18 07-01+ mon>09-01 mon>10-08 12-25+ 12-26+',
  CH: '01-01 e-2 e+1 e+39 e+50 08-01 12-25 12-26',
  CY: '01-01 01-06 o-48 03-25 04-01 o-2 o+1 o+2 05-01 o+50 08-15 10-01 10-28 12-25 12-26',
  CZ: '01-01 e-2 e+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  DE: '01-01 e-2 e+1 05-01 e+39 e+50 10-03 12-25 12-26',
  DK: '01-01 e-3 e-2 e+1 e+39 e+50 06-05 12-24 12-25 12-26',
  EE: '01-01 02-24 e-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26',
  ES: '01-01 01-06 e-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  FI: '01-01 01-06 e-2 e+1 05-01 e+39 fri>06-19 12-06 12-24 12-25 12-26 12-31',
  FR: '01-01 e+1 05-01 05-08 e+39 e+50 07-14 08-15 11-01 11-11 12-25',
  GB: '01-01+ e-2 e+1 mon>05-01 mon>05-25 mon>08-25 12-25+ 12-26+',
  GR: '01-01 01-06 o-48 03-25 o-2 o+1 05-01 o+50 08-15 10-28 12-25 12-26',
  HR: '01-01 01-06 e+1 05-01 05-30 e+60 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
  HU: '01-01 03-15 e-2 e+1 05-01 e+50 08-20 10-23 11-01 12-24 12-25 12-26',
  IE: '01-01+ mon>02-01 03-17+ e-2 e+1 mon>05-01 mon>06-01 mon>08-01 mon>10-25 12-25+ 12-26+',
  IS: '01-01 e-3 e-2 e+1 thu>04-19 05-01 e+39 e+50 06-17 mon>08-01 12-24 12-25 12-26 12-31',
  IT: '01-01 01-06 e+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  LT: '01-01 02-16 03-11 e+1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26',
  LU: '01-01 e+1 05-01 05-09 e+39 e+50 06-23 08-15 11-01 12-25 12-26',
  LV: '01-01 e-2 e+1 05-01 05-04+ 06-23 06-24 11-18+ 12-24 12-25 12-26 12-31',
  ME: '01-01^ 01-02^ 01-06 01-07 01-08 o-2 o+1 05-01^ 05-02^ 05-21^ 05-22^ 07-13^ 07-14^ 11-13^ 11-14^',
  MK: '01-01^ 01-07^ o+1 05-01^ 05-24^ 08-02^ 09-08^ 10-11^ 10-23^ 12-08^',
  MT: '01-01 02-10 03-19 03-31 e-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
  MX: '01-01 mon>02-01 mon>03-15 e-3 e-2 05-01 09-16 11-02 mon>11-15 12-12 12-25',
  NL: '01-01 e+1 04-27 e+39 e+50 12-25 12-26',
  NO: '01-01 e-3 e-2 e+1 05-01 e+39 05-17 e+50 12-24 12-25 12-26',
  NZ: '01-01+ 01-02+ 02-06+ e-2 e+1 04-25+ mon>06-01 2026-07-10 2027-06-25 2028-07-14 2029-07-06 mon>10-22 12-25+ 12-26+',
  PL: '01-01 01-06 e+1 05-01 05-03 e+60 08-15 11-01 11-11 12-24 12-25 12-26',
  PT: '01-01 e-2 04-25 05-01 e+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  RO: '01-01 01-02 01-06 01-07 01-24 o-2 o+1 05-01 06-01 o+50 08-15 11-30 12-01 12-25 12-26',
  RS: '01-01^ 01-02^ 01-07 02-15^ 02-16^ o-2 o+1 05-01^ 05-02^ 11-11^',
  SE: '01-01 01-06 e-2 e+1 05-01 e+39 06-06 fri>06-19 12-24 12-25 12-26 12-31',
  SI: '01-01 01-02 02-08 e+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
  SK: '01-01 01-06 e-2 e+1 05-01 07-05 08-29 11-01 12-24 12-25 12-26',
  US: '01-01* mon>01-15 mon>02-15 mon>05-25 06-19* 07-04* mon>09-01 mon>10-08 11-11* thu>11-22 12-25*',
};

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

const known = new Map<string, ReadonlySet<string>>();

/** True unless the day is a Saturday, a Sunday or a public holiday of that country (ISO 3166-1 alpha-2). */
export function isWorkingDay(day: string, countryCode: string): boolean {
  return !isWeekend(day) && !holidaysOf(countryCode, Number(day.slice(0, 4))).has(day);
}

/** Public holidays of a country from Monday to Friday, in the order of the calendar, from `day` on for a year. */
export function holidaysFrom(day: string, countryCode: string): string[] {
  const year = Number(day.slice(0, 4));
  const end = addDays(day, 366);
  return [year, year + 1]
    .flatMap((one) => [...holidaysOf(countryCode, one)])
    .filter((one) => one >= day && one < end && !isWeekend(one))
    .sort();
}

function holidaysOf(countryCode: string, year: number): ReadonlySet<string> {
  const key = `${countryCode}-${year}`;
  const days = known.get(key) ?? calculateHolidays(rules[countryCode] ?? '', year);
  known.set(key, days);
  return days;
}

function calculateHolidays(rulesOfCountry: string, year: number): ReadonlySet<string> {
  const each = rulesOfCountry.split(' ').map((rule) => ({ rule, day: dayOf(rule, year) }));
  const days = new Set(each.map(({ day }) => day));
  for (const { rule, day } of each) {
    const weekday = weekdayOf(day);
    if ((rule.endsWith('+') && isWeekend(day)) || (rule.endsWith('^') && weekday === 0)) {
      let substitute = addDays(day, 1);
      while (isWeekend(substitute) || days.has(substitute)) substitute = addDays(substitute, 1);
      days.add(substitute);
    }
    if (rule.endsWith('*') && isWeekend(day)) days.add(addDays(day, weekday === 6 ? -1 : 1));
  }
  // New Year's Day on a Saturday is off on the last day of the year before
  const newYear = `${year + 1}-01-01`;
  if (rulesOfCountry.includes('01-01*') && weekdayOf(newYear) === 6) days.add(addDays(newYear, -1));
  return days;
}

/** The day of one rule; an empty text for none in that year. */
function dayOf(rule: string, year: number): string {
  const [, church, offset] = /^([eo])([+-]\d+)$/.exec(rule) ?? [];
  if (offset !== undefined) return addDays(church === 'e' ? easter(year) : orthodoxEaster(year), Number(offset));
  const [, weekday, from] = /^([a-z]{3})>(.+)$/.exec(rule) ?? [];
  if (weekday !== undefined) {
    const first = `${year}-${from}`;
    return addDays(first, (weekdays.indexOf(weekday) - weekdayOf(first) + 7) % 7);
  }
  const day = rule.replace(/[+^*]$/, '');
  return day.length > 5 ? day : `${year}-${day}`;
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}

/** Orthodox Easter Sunday, by the method of Meeus; the Julian calendar is 13 days behind until 2099. */
function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return addDays(`${year}-03-22`, moon + toSunday + 13);
}
