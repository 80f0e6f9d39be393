import { commonScale, drawing, drawingPair, nameplateAnchor } from './draw.ts';
import type { Box, Detail, DrawingParameters } from './draw.ts';

const unit = {
  width: 300,
  height: 780,
  connections: { dn: 50, type: 'flange' },
  frame: { length: 470 },
} as const;
const size = { width: 300, height: 780, dn: 50 } as const;
const frameParts = [
  'framePlate',
  'pressurePlate',
  'carryingBar',
  'guideBar',
  'supportColumn',
  'foot',
  'protectiveSheet',
] as const;

const catalogue: readonly DrawingParameters[] = [
  { kind: 'platePack', plates: 61, ...unit, labels: true },
  { kind: 'platePack', plates: 21, width: 180, height: 480, connections: { dn: 32, type: 'thread' } },
  { kind: 'platePack', plates: 700, width: 1150, height: 2900, pitch: 4, connections: { dn: 300, type: 'stud' } },
  { kind: 'platePack', plates: 80, ...unit, pitch: 3.6, welded: true },
  { kind: 'brazed', plates: 40, width: 120, height: 290 },
  { kind: 'brazed', plates: 100, width: 250, height: 520, bonded: true, connections: { dn: 50 } },
  { kind: 'shellAndTube', length: 1600, diameter: 273 },
  { kind: 'airCooler', width: 1800, height: 760, depth: 300, fans: 3 },
  { kind: 'plate', ...size },
  { kind: 'plate', ...size, form: 'endFirst' },
  { kind: 'plate', ...size, form: 'endLast' },
  { kind: 'plate', ...size, form: 'partition' },
  { kind: 'plate', ...size, form: 'cassette' },
  { kind: 'gasket', ...size },
  { kind: 'gasket', ...size, form: 'end', side: 'right' },
  { kind: 'gasket', ...size, form: 'partition', compound: { material: 'EPDM', grade: 'steam' } },
  { kind: 'gasket', ...size, form: 'ring', compound: { material: 'HNBR', grade: 'food' } },
  { kind: 'gasket', ...size, glued: true, compound: { material: 'FKM', grade: 'standard' } },
  { kind: 'bolt', d: 20, length: 420 },
  { kind: 'stud', d: 16, length: 120 },
  { kind: 'nut', d: 20 },
  { kind: 'washer', d: 20 },
  { kind: 'liner', dn: 50 },
  { kind: 'flange', dn: 150 },
  { kind: 'flange', dn: 32, form: 'thread' },
  ...frameParts.map((part) => ({ kind: 'framePart', part, plates: 61, ...unit }) as const),
  { kind: 'kit', form: 'regasketing', ...size },
  { kind: 'kit', form: 'cleaning' },
  { kind: 'kit', form: 'tools' },
  { kind: 'kit', form: 'insulation', width: 500, height: 1000, length: 700 },
  { kind: 'strainer', dn: 50 },
  { kind: 'valve', form: 'butterfly', dn: 80 },
  { kind: 'valve', form: 'ball', dn: 32 },
  { kind: 'sensor', form: 'temperature' },
  { kind: 'sensor', form: 'pressure' },
];
const boxes: Readonly<Record<Detail, Box>> = { full: [640, 560], card: [300, 240], mini: [56, 56] };
const details = Object.keys(boxes) as Detail[];
const nameOf = (p: DrawingParameters) =>
  [p.kind, 'form' in p && p.form, 'part' in p && p.part].filter(Boolean).join(' ');

/** Checks that elements are closed in order and that there is nothing but markup and text. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?: [A-Za-z][\w:-]*="[^"<>]*")*)(\/?)>/g,
    (_, end: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((m) => m[1]);
      expect(new Set(names).size).toBe(names.length);
      if (end) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
}

const geometryOf = (svg: string) => svg.replace(/<style>.*?<\/style>/gs, '');
const platesIn = (svg: string) =>
  [...svg.matchAll(/class="[^"]*pl"[^>]* d="([^"]*)"/g)].reduce((n, m) => n + (m[1]?.match(/m/g)?.length ?? 0), 0);

describe('drawings of the catalogue', () => {
  it.each(catalogue.map((p) => [nameOf(p), p] as const))(
    '%s is a valid, small file at every level of detail',
    (_, parameters) => {
      const limits = { full: 90_000, card: 45_000, mini: 12_000 };
      for (const detail of details) {
        const { light, dark } = drawingPair(parameters, { detail, box: boxes[detail], title: 'A <plate> & "gasket"' });
        expectWellFormed(light);
        expect(light).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"/);
        expect(light).toContain('<title>A &lt;plate&gt; &amp; &quot;gasket&quot;</title>');
        expect(light).not.toMatch(/NaN|Infinity|undefined|var\(|light-dark/);
        expect(light.length).toBeGreaterThan(800);
        expect(light.length).toBeLessThan(limits[detail]);
        expect(geometryOf(dark)).toBe(geometryOf(light));
        expect(dark).not.toBe(light);
      }
    },
  );

  it('every class in a drawing has a rule in its style sheet', () => {
    for (const parameters of catalogue)
      for (const detail of details) {
        const svg = drawing(parameters, { theme: 'dark', detail, box: boxes[detail], title: 'x' });
        const classes = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap((m) => m[1]?.split(' ') ?? []));
        classes.delete('pl');
        for (const name of classes) expect(svg).toContain(`.${name}{`);
      }
  });

  it('the picture shows the number of plates of the article', () => {
    const draw = (plates: number) =>
      drawing({ kind: 'platePack', plates, ...unit }, { theme: 'light', detail: 'full', box: [4000, 4000], title: '' });
    expect(platesIn(draw(21))).toBe(20);
    expect(platesIn(draw(61))).toBe(60);
  });

  it('gaskets of another profile, fixing or compound look different, also in a table row', () => {
    const gaskets: readonly DrawingParameters[] = [
      ...(['channel', 'end', 'partition', 'ring'] as const).map((form) => ({ kind: 'gasket', ...size, form }) as const),
      ...(['NBR', 'HNBR', 'EPDM', 'FKM'] as const).flatMap((material) =>
        (['standard', 'food', 'steam'] as const).map(
          (grade) => ({ kind: 'gasket', ...size, compound: { material, grade } }) as const,
        ),
      ),
    ];
    for (const detail of details) {
      const files = gaskets.map((p) => drawing(p, { theme: 'light', detail, box: boxes[detail], title: 'x' }));
      expect(new Set(files).size).toBe(gaskets.length);
    }
    const fixed = (glued: boolean) =>
      drawing({ kind: 'gasket', ...size, glued }, { theme: 'light', detail: 'card', box: boxes.card, title: 'x' });
    expect(fixed(true).length).toBeLessThan(fixed(false).length);
  });

  it('plates closer than two pixels are drawn in groups', () => {
    const draw = (detail: Detail) =>
      platesIn(
        drawing({ kind: 'platePack', plates: 121, ...unit }, { theme: 'light', detail, box: boxes[detail], title: '' }),
      );
    expect(draw('mini')).toBeLessThan(draw('card'));
    expect(draw('card')).toBeLessThan(draw('full'));
    expect(draw('full')).toBeLessThan(120);
  });

  it('the same parameters create the same file', () => {
    const parameters: DrawingParameters = { kind: 'brazed', plates: 40, width: 120, height: 290 };
    const options = { theme: 'light', detail: 'card', box: boxes.card, title: 'x' } as const;
    expect(drawing({ ...parameters }, options)).toBe(drawing(parameters, options));
  });

  it('at the common scale of a category bigger units are drawn bigger, and the smallest stays visible', () => {
    const small: DrawingParameters = { kind: 'flange', dn: 25 };
    const middle: DrawingParameters = { kind: 'flange', dn: 100 };
    const large: DrawingParameters = { kind: 'flange', dn: 150 };
    const scale = commonScale([small, middle, large], boxes.card, 'card');
    const rise = (parameters: DrawingParameters) => {
      const svg = drawing(parameters, { theme: 'light', detail: 'card', box: boxes.card, title: 'x', scale });
      expect(svg).toContain('viewBox="0 0 300 240"');
      // absolute starts of the paths: all drawings share the lower edge
      return 240 - Math.min(...[...svg.matchAll(/ d="m[\d.-]+ ([\d.]+)/g)].map((m) => Number(m[1])));
    };
    expect(rise(large)).toBeGreaterThan(rise(middle) * 1.2);
    expect(rise(small)).toBeGreaterThan(240 * 0.3);
  });

  it('a page can point to the nameplate', () => {
    const anchor = nameplateAnchor({ kind: 'platePack', plates: 61, ...unit }, { detail: 'full', box: boxes.full });
    expect(anchor.x).toBeGreaterThan(0.05);
    expect(anchor.x).toBeLessThan(0.5);
    expect(anchor.y).toBeGreaterThan(0.3);
    expect(anchor.y).toBeLessThan(0.7);
  });
});
