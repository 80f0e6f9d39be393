interface Colours {
  line: string;
  top: string;
  front: string;
  side: string;
}

/** A plate heat exchanger in the projection and the colours of the shop's drawings. */
const picture = ({ line, top, front, side }: Colours): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" stroke="${line}" stroke-width="1.5" stroke-linejoin="round">
      <path fill="${top}" d="M96 65l82-47 52 30-82 47z"/><path fill="${side}" d="M148 95l82-47v112l-82 47z"/>
      <path d="M160 88v112m10-117.7v112m10-117.7v112m10-117.7v112m10-117.7v112m10-117.7v112" opacity=".5"/>
      <path fill="${top}" d="M80 50l8-5 64 37-8 5z"/><path fill="${side}" d="M144 87l8-5v140l-8 5z"/>
      <path fill="${front}" d="M80 50l64 37v140l-64-37z"/>
      <g fill="${line}"><ellipse cx="98" cy="82" rx="7" ry="10"/><ellipse cx="126" cy="98" rx="7" ry="10"/>
      <ellipse cx="98" cy="178" rx="7" ry="10"/><ellipse cx="126" cy="194" rx="7" ry="10"/></g></svg>`,
  )}`;

/** A picture that needs no file. */
export const sampleImage = {
  src: picture({ line: '#16201f', top: '#d9e6ea', front: '#b4cdd5', side: '#86a9b5' }),
  srcDark: picture({ line: '#d5dedf', top: '#4d8291', front: '#2f6270', side: '#204854' }),
};

/** Figures of a heat exchanger. */
export const specification = [
  { term: 'Heat transfer area', value: '1.26 m²' },
  { term: 'Plates', value: '61' },
  { term: 'Max. pressure', value: '16 bar' },
  { term: 'Gasket', value: 'EPDM, glued' },
];
