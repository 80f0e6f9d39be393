/**
 * True for a text that mail programs would show as a link to a page. Short fields that are mailed to others refuse it,
 * so that nobody sends links of their choice in our name.
 */
export const hasPageAddress = (text: string): boolean => pageAddress.test(text);

const host = String.raw`[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`;
const commonDomains = 'com|net|org|info|biz|io|shop|site|online|link|click|xyz|top|ru|cn';
const pageAddress = new RegExp(
  String.raw`[a-z][a-z0-9+.-]*://|\bwww\.|${host}\.\p{L}{2,}/|${host}\.(?:${commonDomains})\b`,
  'iu',
);
