/** Version number of an eTag, `"7"`: higher is newer. Below all versions if undefined. */
export const versionOf = (eTag: string | undefined): number =>
  eTag === undefined ? -1 : Number(eTag.replaceAll('"', ''));
