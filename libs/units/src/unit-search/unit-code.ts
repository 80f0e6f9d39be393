/** Longest serial number or tag, as in the contract. */
export const maxCodeLength = 60;

/** True for text that may be a serial number, a tag or a name: short, visible, and with a letter or digit. */
export const isUnitCode = (text: string): boolean =>
  text.length <= maxCodeLength && /[\p{L}\p{N}]/u.test(text) && !/\p{C}/u.test(text);

/** Code in the address of the search: `q`, without spaces around it. */
export const readUnitCode = (search: URLSearchParams): string => (search.get('q') ?? '').trim();

/** From so many letters and digits on there are hits while one types. */
const minSearched = 4;
export const isSearchable = (text: string): boolean =>
  isUnitCode(text) && text.replace(/[^\p{L}\p{N}]/gu, '').length >= minSearched;
