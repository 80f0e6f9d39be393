/** Visible material of a part. */
export type Material =
  'paint' | 'steel' | 'zinc' | 'pack' | 'rubber' | 'bore' | 'copper' | 'carton' | 'shadow' | MarkMaterial;
/** Paint of the stripes that tell compounds of rubber apart. */
export type MarkMaterial = 'blueMark' | 'yellowMark' | 'greenMark' | 'redMark' | 'whiteMark';
export type Theme = 'light' | 'dark';

/** Tones 1 (top) to 5 (shade); `line` and `contour` for materials too dark for the common ones. */
export type Shades = { tones: readonly string[]; line?: string; contour?: string };

export type Palette = {
  line: string;
  contour: string;
  paper: string;
  ink: string;
  ink2: string;
  accent: string;
  materials: Readonly<Record<Material, Shades>>;
};

const tones = (list: string): Shades => ({ tones: list.split(' ').map((hex) => `#${hex}`) });
/** One colour on every face. */
const mark = (hex: string): Shades => tones(Array.from({ length: 5 }, () => hex).join(' '));

/**
 * The drawing tokens of the design system as plain values: an SVG in an image element cannot use the page's custom
 * properties.
 */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    line: '#16201f',
    contour: '#16201f',
    paper: '#ffffff',
    ink: '#121a1c',
    ink2: '#4b585b',
    accent: '#00566a',
    materials: {
      paint: tones('d6e5e8 b5d0d5 9fc0c7 86adb6 6a949e'),
      steel: tones('fcfdfd edf0f1 dee3e4 c9d0d2 aeb8bb'),
      zinc: tones('f5f5f0 e3e3db d1d1c8 bbbbb0 9c9c92'),
      pack: tones('f5f7f7 e5e9ea d5dadc c2c9cb aab3b6'),
      rubber: tones('6a7377 4a5357 3d4548 2c3235 1e2325'),
      bore: tones('58666a 58666a 58666a 58666a 333d40'),
      copper: tones('f1dccc e2c4ae d5b096 c3997e a67d63'),
      carton: tones('f3ebdc e8dcc6 dccdb3 cebc9c b9a482'),
      shadow: tones('e9eded e9eded e9eded e9eded e9eded'),
      blueMark: mark('3b8fe0'),
      yellowMark: mark('f2c230'),
      greenMark: mark('3fa65a'),
      redMark: mark('d9482b'),
      whiteMark: mark('fcfdfd'),
    },
  },
  dark: {
    line: '#d5dedf',
    contour: '#e6ecec',
    paper: '#0f1517',
    ink: '#e6ecec',
    ink2: '#a4b1b4',
    accent: '#72c5d3',
    materials: {
      paint: tones('4d8291 2f6270 285663 204854 183a44'),
      steel: tones('6b777b 4c575b 424c50 343d41 272f32'),
      zinc: tones('74736a 5a5a52 4f4f48 40403a 30302c'),
      pack: tones('59656a 475257 3e484c 31393d 262d30'),
      // black on black has no depth: the outline is rubber too, three tones lighter
      rubber: { ...tones('77858c 4d5a61 3f4b51 313b40 222b2f'), line: '#8f9ca3', contour: '#b4c0c5' },
      bore: tones('263034 263034 263034 263034 12181a'),
      copper: tones('86684f 6f5440 614937 4f3b2c 3c2d22'),
      carton: tones('6f6550 574f3e 4c4536 3f392d 322d23'),
      shadow: tones('0a0f11 0a0f11 0a0f11 0a0f11 0a0f11'),
      blueMark: mark('62aef2'),
      yellowMark: mark('f2c94c'),
      greenMark: mark('5cc27a'),
      redMark: mark('f0694c'),
      whiteMark: mark('eef2f2'),
    },
  },
};
