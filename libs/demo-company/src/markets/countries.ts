import { inEachLanguage } from '@shop/commerce-model';
import type { DemoCompany } from '../demo-company.ts';
import { postalCodes } from './postal-codes.ts';

/** Countries of delivery, ISO 3166-1 alpha-2. */
const codes =
  'AT AU BA BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV ME MK MT MX NL NO NZ PL PT RO RS SE SI SK US'.split(
    ' ',
  );

/** States and the federal district, as in postal addresses. */
const statesOfUs: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** Creates countries with their names in every language, the United States with its states. */
export function createCountries(): DemoCompany['countries'] {
  const names = new Map<string, Intl.DisplayNames>();
  const nameOf = (language: string, code: string) => {
    const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
    names.set(language, known);
    return known.of(code) ?? code;
  };
  return codes.map((code) => ({
    code,
    name: inEachLanguage((language) => nameOf(language === 'en' ? 'en-GB' : language, code)),
    ...(postalCodes[code] ? { postalCode: postalCodes[code] } : {}),
    ...(code === 'US' ? { states: Object.entries(statesOfUs).map(([state, name]) => ({ code: state, name })) } : {}),
  }));
}
