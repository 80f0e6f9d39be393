/** What may be uploaded, as in the contract (`uploadTypes`, `largestUpload`), which is not loaded for these. */
export const uploadBounds = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  /** Five binary megabytes. */
  maxBytes: 5 * 1024 * 1024,
} as const;
