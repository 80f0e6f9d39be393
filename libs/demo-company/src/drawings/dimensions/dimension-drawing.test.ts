import { dimensionDrawing, dimensionDrawingDxf, dimensionMeasures } from '../draw.ts';
import type { UnitParameters } from '../draw.ts';

const gasketed = {
  kind: 'platePack',
  plates: 61,
  width: 300,
  height: 780,
  connections: { dn: 50, type: 'flange' },
  frame: { length: 470 },
} as const satisfies UnitParameters;
const units: readonly UnitParameters[] = [
  gasketed,
  { ...gasketed, connections: { dn: 50, type: 'thread' } },
  { ...gasketed, connections: { dn: 50, type: 'stud' } },
  { kind: 'brazed', plates: 40, width: 120, height: 290 },
  { kind: 'shellAndTube', length: 1600, diameter: 273 },
  { kind: 'airCooler', width: 1800, height: 760, depth: 300, fans: 3 },
];

type Entity = { type: string; tags: Map<number, string> };

/** Names of the sections, and the content of the ENTITIES section. */
function parseDxf(dxf: string): { sections: string[]; entities: Entity[]; last: string } {
  const lines = dxf.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.length % 2).toBe(0);
  const tags = lines.flatMap((line, i) => (i % 2 ? [] : [[Number(line), lines[i + 1] ?? ''] as const]));
  const sections: string[] = [];
  const entities: Entity[] = [];
  let open = false;
  tags.forEach(([code, value], i) => {
    expect(Number.isInteger(code)).toBe(true);
    if (code === 0 && value === 'SECTION') {
      expect(open).toBe(false);
      open = true;
      sections.push(tags[i + 1]?.[1] ?? '');
    } else if (code === 0 && value === 'ENDSEC') {
      expect(open).toBe(true);
      open = false;
    } else if (sections.at(-1) === 'ENTITIES' && open) {
      if (code === 0) entities.push({ type: value, tags: new Map() });
      else entities.at(-1)?.tags.set(code, value);
    }
  });
  expect(open).toBe(false);
  return { sections, entities, last: tags.at(-1)?.[1] ?? '' };
}

describe('dimension drawing', () => {
  it('has the measures of the unit in millimetres, one letter each', () => {
    const measures = dimensionMeasures(gasketed, [183, 189]);
    expect(measures.map((m) => m.letter).join('')).toBe('ABCDEFGK');
    const of = (letter: string) => measures.find((m) => m.letter === letter);
    expect(of('G')).toEqual({ letter: 'G', key: 'tighteningLength', millimetres: 183, maxMillimetres: 189 });
    expect(of('B')).toMatchObject({ key: 'width', millimetres: 378 });
    expect(Math.round((of('D')?.millimetres ?? 0) + (of('E')?.millimetres ?? 0))).toBeLessThan(
      of('A')?.millimetres ?? 0,
    );
  });

  it('shows millimetres or inches in otherwise the same drawing', () => {
    const draw = (of: 'SI' | 'US') =>
      dimensionDrawing(gasketed, { theme: 'light', box: [680, 460], title: 'x', units: of, tightening: [183, 189] });
    expect(draw('SI')).toContain('</tspan>\u2002183\u2013189<');
    expect(draw('US')).toContain('</tspan>\u20027.20\u20137.44<');
    expect(draw('US')).toContain('</tspan>\u200214.88<');
    const views = (svg: string) => svg.slice(0, svg.indexOf('<g transform'));
    expect(views(draw('US'))).toBe(views(draw('SI')));
  });

  it('shows letters alone where it is narrow, as large as other small text', () => {
    const svg = dimensionDrawing(gasketed, { theme: 'light', box: [680, 460], title: 'x' });
    const narrow = /@media\(max-width:460px\)\{text\{font-size:0\}\.l\{font-size:(\d+)px\}/.exec(svg);
    const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
    expect((Number(narrow?.[1]) * 328) / width).toBeGreaterThan(11);
  });

  it.each(units.map((u) => [u.kind, u] as const))('%s has the same geometry in both themes', (_, unit) => {
    const draw = (theme: 'light' | 'dark') =>
      dimensionDrawing(unit, { theme, box: [680, 460], title: 'x' }).replace(/<style>.*<\/style>/, '');
    expect(draw('dark')).toBe(draw('light'));
    expect(draw('light')).not.toMatch(/NaN|Infinity|undefined/);
    expect(draw('light').length).toBeLessThan(45_000);
  });

  it.each(units.map((u) => [u.kind, u] as const))('the DXF file of %s is readable', (_, unit) => {
    const dxf = dimensionDrawingDxf(unit);
    const { sections, entities, last } = parseDxf(dxf);
    expect(sections).toEqual(['HEADER', 'TABLES', 'BLOCKS', 'ENTITIES']);
    expect(last).toBe('EOF');
    expect(dxf).toContain('AC1009');
    const numbers: Readonly<Record<string, readonly number[]>> = {
      LINE: [10, 20, 11, 21],
      CIRCLE: [10, 20, 40],
      ARC: [10, 20, 40, 50, 51],
      TEXT: [10, 20, 40],
    };
    for (const { type, tags } of entities) {
      expect(['outline', 'centre', 'dimension']).toContain(tags.get(8));
      for (const code of numbers[type] ?? [NaN]) expect(tags.get(code)).toMatch(/^-?\d+\.\d{3}$/);
    }
    const texts = entities.filter((e) => e.type === 'TEXT').map((e) => e.tags.get(1));
    for (const { letter, millimetres } of dimensionMeasures(unit))
      expect(texts).toContain(`${letter} ${Math.round(millimetres)}`);
  });

  it('the DXF file is to scale: frame plate and flange have the size in the table', () => {
    const { entities } = parseDxf(dimensionDrawingDxf(gasketed));
    const outline = entities.filter((e) => e.tags.get(8) === 'outline');
    const upright = outline
      .filter((e) => e.type === 'LINE' && e.tags.get(10) === e.tags.get(11))
      .map((e) => Number(e.tags.get(10)));
    expect(upright).toEqual(expect.arrayContaining([-189, 189]));
    // EN 1092-1 DN 50 PN 16: 165 mm outside, four flanges with four holes each
    expect(outline.filter((e) => e.type === 'CIRCLE' && e.tags.get(40) === '82.500')).toHaveLength(4);
    expect(outline.filter((e) => e.type === 'ARC').length).toBeGreaterThanOrEqual(4);
    expect(entities.filter((e) => e.tags.get(8) === 'centre').length).toBeGreaterThanOrEqual(10);
  });

  it('the DXF file omits hidden lines: no plate line crosses a tightening bolt', () => {
    const { entities } = parseDxf(dimensionDrawingDxf(gasketed));
    const long = entities.filter(
      (e) =>
        e.type === 'LINE' &&
        e.tags.get(8) === 'outline' &&
        e.tags.get(10) === e.tags.get(11) &&
        Math.abs(Number(e.tags.get(20)) - Number(e.tags.get(21))) > 779,
    );
    expect(long.length).toBeLessThan(10);
  });
});
