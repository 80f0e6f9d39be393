const letters: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe', '½': '1-2' };
const maxSlugLength = 80;

/**
 * The readable part of an address: lower-case words with single hyphens, since `--` separates it from the id. `-` for a
 * name without letters and digits.
 */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[ßæøđłœ½]/g, (letter) => letters[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? '-' : slug;
}
