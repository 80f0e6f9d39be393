/** Longest serial number or tag, as in the contract. */
export const maxCodeLength = 60;

/** True for text that may be a serial number, a tag or a name: short, visible, and with a letter or digit. */
export const isUnitCode = (text: string): boolean =>
  text.length <= maxCodeLength && /[\p{L}\p{N}]/u.test(text) && !/\p{C}/u.test(text);

/** From so many letters and digits on there are hits while one types. */
const minSearched = 4;
export const isSearchable = (text: string): boolean =>
  isUnitCode(text) && text.replace(/[^\p{L}\p{N}]/gu, '').length >= minSearched;

/** Longest text of a label that is kept for a unit, as in the contract: IEC 61406 allows 255 characters. */
export const maxLabelLength = 500;

/** What the code on a label is. `text` is whole, on one line, without control characters. */
export type LabelCode =
  /** May be an equipment id, a serial number or a tag. */
  | { kind: 'unit'; text: string; code: string }
  /** A link that is none of our labels: never opened, only shown. */
  | { kind: 'link'; text: string; host: string }
  | { kind: 'other'; text: string }
  | { kind: 'tooLong'; text: string }
  | { kind: 'empty' };

/** Decides what was read from a label, or pasted. `publicUrl`: of the shop, whose labels carry links to it. */
export function readLabel(read: string, publicUrl: string): LabelCode {
  const text = read
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return { kind: 'empty' };
  const link = linkOf(text);
  const code = link ? codeOfLink(link, publicUrl) : codeOfText(text);
  if (code !== undefined && isUnitCode(code)) return { kind: 'unit', text, code };
  if (text.length > maxLabelLength) return { kind: 'tooLong', text };
  return link ? { kind: 'link', text, host: link.host } : { kind: 'other', text };
}

/** `S/N: 30-114-0021` is a serial number; `javascript:…`, `WIFI:…`, `mailto:…` are none. */
const codeOfText = (text: string): string | undefined =>
  /^[a-z][a-z\d+.-]{2,}:/i.test(text) ? undefined : text.replace(/^s\/?n\s*[.:]+\s*/i, '');

/** Text of a label in an address; undefined for one that cannot be kept. */
export function labelOf(text: string): string | undefined {
  const kept = text.trim();
  return kept === '' || kept.length > maxLabelLength || /\p{C}/u.test(kept) ? undefined : kept;
}

/** So much of a text is shown. */
const shownLength = 120;
export const shortened = (text: string): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;

function linkOf(text: string): URL | undefined {
  const link = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return link?.host === '' ? undefined : link;
}

/** IEC 61406 link of our labels (`/i/{code}`), and addresses of a unit and of a tag in any market. */
const ownPath = /^\/(?:i|[a-z]{2}(?:-[a-z]{2,4}){1,2}\/(?:unit|myproduct))\/([^/]+)(?:\/[a-z-]*)?$/i;

function codeOfLink({ host, pathname }: URL, publicUrl: string): string | undefined {
  const [, encoded] = (host === new URL(publicUrl).host && ownPath.exec(pathname)) || [];
  try {
    return encoded && decodeURIComponent(encoded).trim();
  } catch {
    return undefined;
  }
}

/** Code in the address of the search, `q`, without spaces around it; of a pasted link of our labels its code. */
export function readUnitCode(search: URLSearchParams, publicUrl: string): string {
  return unitCodeOf(search.get('q') ?? '', publicUrl);
}

/** What somebody typed, pasted, or read with a hand-held scanner. */
export function unitCodeOf(entered: string, publicUrl: string): string {
  const label = /^\s*https?:/i.test(entered) ? readLabel(entered, publicUrl) : undefined;
  return label?.kind === 'unit' ? label.code : entered.trim();
}
