/** As in the contract (`mostOtherLocations`, `mostQuoteFiles`), which is not loaded for these. */
export const askingBounds = { otherLocations: 3, files: 5 } as const;
