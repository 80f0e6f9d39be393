import { type Language, languages, type Translated } from '@shop/commerce-model';

/** One text in all languages, in the order English, Swedish, German, French, Dutch, Brazilian Portuguese, Serbian. */
export function texts(en: string, sv: string, de: string, fr: string, nl: string, pt: string, sr: string): Translated {
  return { en, sv, de, fr, nl, 'pt-BR': pt, 'sr-Latn': sr };
}

/** Running text whose figures stay on one line with their units. */
export function unbroken(text: Translated): Translated {
  return compose((language) => text[language].replace(/(\d) (bar|°C|mm|m³\/h|kW|kg)(?!\w)/g, '$1\u00a0$2'));
}

/** A text that is made of words and figures, composed once in each language. */
export function compose(inLanguage: (language: Language) => string): Translated {
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Translated;
}

/** The same in every language: numbers, materials, standards. */
export function same(text: string): Translated {
  return texts(text, text, text, text, text, text, text);
}

/** Fills `{name}` in a text; values are texts themselves, or the same in every language. */
export function fill(template: Translated, values: Record<string, Translated | string | number>): Translated {
  return compose((language) =>
    template[language].replace(/\{(\w+)\}/g, (_match, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`no value for {${name}} in "${template[language]}"`);
      return typeof value === 'object' ? value[language] : typeof value === 'number' ? decimal(value, language) : value;
    }),
  );
}

const formats = new Map<Language, Intl.NumberFormat>(
  languages.map((language) => [
    language,
    new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { maximumFractionDigits: 2 }),
  ]),
);

/** A figure as written in that language: `10.37`, `10,37`. */
export function decimal(value: number, language: Language): string {
  return formats.get(language)!.format(value);
}

const serbianPlural = new Intl.PluralRules('sr-Latn');
const serbianPlates: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ploča', few: 'ploče', other: 'ploča' };

/** `61 plates`; Serbian has three forms. */
export function countOfPlates(count: number): Translated {
  return texts(
    `${count} plates`,
    `${count} plattor`,
    `${count} Platten`,
    `${count} plaques`,
    `${count} platen`,
    `${count} placas`,
    `${count} ${serbianPlates[serbianPlural.select(count)] ?? 'ploča'}`,
  );
}
