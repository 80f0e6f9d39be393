/** Maximum length of a file name, with extension. */
const maxNameLength = 120;

/**
 * Makes a file name that is valid on every system: no path, control or reserved characters. `file` when nothing is
 * left.
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
