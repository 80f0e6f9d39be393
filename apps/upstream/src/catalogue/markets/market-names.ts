/** Name of a country in a language, `Sverige`; capitalised as in a list. */
export function countryName(country: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}

/** Country name and language name in their own language, separated by a slash: `Sverige / svenska`. */
export function marketDescription(country: string, language: string): string {
  const [base] = language.split('-');
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(base!) ?? language;
  return `${countryName(country, language)} / ${languageName}`;
}
