/** An eTag is a version in quotes, `"7"`: the higher one is newer. Less than all of them where none is known. */
export const versionOf = (eTag: string | undefined): number =>
  eTag === undefined ? -1 : Number(eTag.replaceAll('"', ''));
