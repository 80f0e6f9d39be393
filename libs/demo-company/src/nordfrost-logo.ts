const flake = 'M24 4v40M6.7 14l34.6 20M6.7 34l34.6-20M24 11l-5-4m5 4 5-4M24 37l-5 4m5-4 5 4';

const drawn = (ink: string, ice: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="196" height="48" viewBox="0 0 196 48"><title>Nordfrost</title>` +
  `<path d="${flake}" fill="none" stroke="${ice}" stroke-width="3" stroke-linecap="round"/>` +
  `<text x="58" y="33" font-family="Arial, Helvetica, sans-serif" font-size="27" font-weight="700" fill="${ink}">nordfrost</text></svg>`;

/** Logo of the exclusive company site, for light and dark backgrounds. */
export const nordfrostLogo = {
  light: drawn('#12324a', '#2a7fb8'),
  dark: drawn('#e8f1f7', '#7cc1ea'),
  width: 196,
  height: 48,
};
