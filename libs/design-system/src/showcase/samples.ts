const picture = (line: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" fill="none" stroke="${line}" stroke-width="2">
      <path d="M70 40h180v160H70zM90 40v160m20-160v160m20-160v160m20-160v160"/>
      <circle cx="205" cy="80" r="16"/><circle cx="205" cy="160" r="16"/></svg>`,
  )}`;

/** A picture that needs no file. */
export const sampleImage = { src: picture('#16201f'), srcDark: picture('#d5dedf') };

/** Figures of a heat exchanger. */
export const specification = [
  { term: 'Heat transfer area', value: '1.26 m²' },
  { term: 'Plates', value: '61' },
  { term: 'Max. pressure', value: '16 bar' },
  { term: 'Gasket', value: 'EPDM, glued' },
];
