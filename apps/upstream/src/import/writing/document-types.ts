const types: Record<string, string> = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** The extension of a file's name in lower case. */
export const extensionOf = (file: string): string => file.split('.').at(-1)!.toLowerCase();

/** Media type of a document by its name; undefined for one that the shop does not offer. */
export const typeOfDocument = (file: string): string | undefined => types[extensionOf(file)];
