/** Allowed uploads, equal to the contract's (`uploadTypes`, `maxUploadBytes`), which is not imported to keep the bundle small. */
export const uploadBounds = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  /** Five mebibytes. */
  maxBytes: 5 * 1024 * 1024,
} as const;

/** Allowed photographs, equal to the contract's (`photoTypes`). */
export const photoBounds = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: uploadBounds.maxBytes,
} as const;
