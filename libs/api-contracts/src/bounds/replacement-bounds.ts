/** Figures that an old unit can have; sizes are nominal, DN. */
export const replacementBounds = {
  plates: { min: 3, max: 1500 },
  connectionSize: { min: 10, max: 600 },
  year: { min: 1930, max: 2100 },
  /** Those of a leap year. */
  hoursOfYear: 8784,
};

/** Lines of a quote cart that a proof goes with: each is written as a document when the request is sent. */
export const maxProofsOfCart = 10;
