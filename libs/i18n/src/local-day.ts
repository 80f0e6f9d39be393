/** ISO day of an instant where the reader is: for what is theirs alone, and for today. In the browser only. */
export const localDay = (instant: Date | string = new Date()): string =>
  // the Swedish short format is the ISO one
  new Intl.DateTimeFormat('sv-SE').format(new Date(instant));
