import type { StoredCountry } from '../country.ts';
import { inEachLanguage } from '../language.ts';
import { postalCodes } from './postal-codes.ts';
import { statesOf } from './states.ts';

/** Countries of delivery, ISO 3166-1 alpha-2. */
const codes =
  'AT AU BA BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV ME MK MT MX NL NO NZ PL PT RO RS SE SI SK US'.split(
    ' ',
  );

/** Creates countries with their names in every language, and states or provinces where addresses have them. */
export function createCountries(): StoredCountry[] {
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
    ...(statesOf[code]
      ? { states: Object.entries(statesOf[code]).map(([state, name]) => ({ code: state, name })) }
      : {}),
  }));
}
