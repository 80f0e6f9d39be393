/** Lines of an address, which upstream separates by commas; a comma before a no-break space separates none: `Milwaukee, WI 53204`. */
export const addressLines = (address: string): string[] =>
  address
    .split(/,(?!\u00a0)/)
    .map((line) => line.trim())
    .filter(Boolean);
