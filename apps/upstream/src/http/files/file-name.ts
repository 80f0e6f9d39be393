/** Characters of a file name at most, extension included. */
const maxNameLength = 120;

/**
 * One file name that is safe everywhere: without a path, control characters and what some system forbids. `file` where nothing is left.
 */
export function fileNameOf(given: string | undefined): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (plain === '') return 'file';
  if (plain.length <= maxNameLength) return plain;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return `${Array.from(plain)
    .slice(0, maxNameLength - extension.length)
    .join('')}${extension}`;
}
