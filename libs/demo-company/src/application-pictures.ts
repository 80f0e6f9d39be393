const ink = '#1c3d49';
const accent = '#0d7d8c';
const warm = '#d9822b';

/** Has its own background, so that it is visible on light and dark pages. */
const picture = (title: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><title>${title}</title>` +
  `<path d="M0 0h320v180H0z" fill="#e7eff1"/><path d="M0 148h320v32H0z" fill="#d3e1e4"/>` +
  `<g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></svg>`;

const plates = [0, 1, 2, 3, 4].map(
  (n) => `<path d="M${112 + n * 14} ${60 - n * 6}v76l22 12V${72 - n * 6}z" fill="#fff"/>`,
);

/** Pictures of the tools for partners, by id. */
export const applicationPictures = {
  selection: picture(
    'Plates and two temperature curves',
    `${plates.reverse().join('')}<path d="M214 56c22 4 30 30 58 34" stroke="${warm}"/>` +
      `<path d="M214 128c22-4 30-22 58-26" stroke="${accent}"/><path d="M204 40v104h78"/>`,
  ),
  servicebook: picture(
    'A notebook with ticks and a spanner',
    `<path d="M98 34h92v118H98z" fill="#fff"/><path d="M114 34v118"/>` +
      [58, 84, 110].map((y) => `<path d="M126 ${y}l5 6 9-12" stroke="${accent}"/><path d="M148 ${y}h30"/>`).join('') +
      `<path d="M222 150l-8-8 34-44a20 20 0 0 1 22-30l-11 13 3 11 11 3 10-12a20 20 0 0 1-29 23z" fill="#fff" stroke="${warm}"/>`,
  ),
  training: picture(
    'A board with a gasket, and three listeners',
    `<path d="M84 28h152v82H84z" fill="#fff"/><rect x="132" y="40" width="56" height="58" rx="8" stroke="${accent}"/>` +
      `<path d="M146 50v38M174 50v38" stroke="${accent}"/><path d="M206 52l-18 12" stroke="${warm}"/>` +
      [110, 160, 210]
        .map((x) => `<circle cx="${x}" cy="132" r="10" fill="#fff"/><path d="M${x - 18} 164a18 18 0 0 1 36 0"/>`)
        .join(''),
  ),
  drawings: picture(
    'A sheet with the front of a heat exchanger and its measures',
    `<path d="M92 26h120l24 24v104H92z" fill="#fff"/><path d="M212 26v24h24"/><path d="M132 62h52v72h-52z"/>` +
      [
        [144, 76],
        [172, 76],
        [144, 120],
        [172, 120],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`)
        .join('') +
      `<path d="M114 62v72m-5-66 5-6 5 6m-10 60 5 6 5-6M132 146h52" stroke="${accent}"/><path d="M206 84h14M206 98h14M206 112h8" stroke="${warm}"/>`,
  ),
  warranty: picture(
    'A shield with a tick before a plate',
    `<path d="M120 40h44v106h-44z" fill="#fff"/><path d="M130 56l24 12-24 12 24 12-24 12 24 12" stroke="${accent}"/>` +
      `<path d="M196 58c14 0 26-6 34-14 8 8 20 14 34 14 0 46-8 74-34 90-26-16-34-44-34-90z" fill="#fff"/>` +
      `<path d="M214 96l12 14 22-28" stroke="${warm}"/>`,
  ),
};
