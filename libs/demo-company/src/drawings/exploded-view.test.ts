import { explodedView, explodedViewPair } from './exploded-view.ts';

const pack = {
  plates: 61,
  width: 300,
  height: 780,
  connections: { dn: 50, type: 'stud' },
  frame: { length: 470 },
} as const;

describe('the exploded view', () => {
  it('J5: every part of a unit has a numbered balloon with a known position', () => {
    const view = explodedView(pack, { theme: 'light', box: [760, 760], title: 'Exploded view' });
    expect(view.positions.map((p) => p.position)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    for (const { position, x, y } of view.positions) {
      expect(view.svg).toContain(`cx="${x}" cy="${y}" r="${view.radius}"`);
      expect(view.svg).toContain(`>${position}</text>`);
      expect(x).toBeGreaterThanOrEqual(view.radius);
      expect(x).toBeLessThanOrEqual(view.width - view.radius);
      expect(y).toBeGreaterThanOrEqual(view.radius);
      expect(y).toBeLessThanOrEqual(view.height - view.radius);
    }
  });

  it('J5: a unit with flanges has no studs to show, and no number is left out', () => {
    const flanged = { ...pack, connections: { dn: 50, type: 'flange' } } as const;
    const view = explodedView(flanged, { theme: 'light', box: [760, 760], title: 'Exploded view' });
    expect(view.positions.map(({ part }) => part)).not.toContain('stud');
    expect(view.positions.map((p) => p.position)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  });

  it.each(['unit', 'tighteningBolt', 'connection', 'carrier'] as const)(
    'J5: no balloon of the %s covers another, the end of a leader or the edge, twice as large on a phone neither',
    (assembly) => {
      for (const size of [
        pack,
        { ...pack, width: 480, height: 1300, connections: { dn: 100 } },
        { ...pack, width: 180, height: 480, connections: { dn: 32 } },
      ] as const) {
        const { light, dark } = explodedViewPair(size, { box: [760, 760], title: 'x', assembly });
        expect(light.svg).not.toMatch(/NaN|Infinity/);
        expect(dark.positions).toEqual(light.positions);
        const onPhones = 2 * light.radius;
        light.positions.forEach((p, i) => {
          expect(Math.min(p.x, light.width - p.x, p.y, light.height - p.y)).toBeGreaterThanOrEqual(onPhones);
          for (const q of light.positions.slice(i + 1))
            expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(2 * onPhones);
          for (const q of light.positions)
            expect(Math.hypot(p.x - q.targetX, p.y - q.targetY)).toBeGreaterThan(onPhones);
        });
      }
    },
  );

  it('J5: a page with its own links over the picture gets leaders without balloons', () => {
    const view = explodedView(pack, { theme: 'dark', box: [760, 760], title: 'x', balloons: false });
    expect(view.svg).not.toContain('class="ring"');
    expect(view.svg.match(/class="ld"/g)).toHaveLength(view.positions.length);
  });

  it('a card has no numbers', () => {
    const view = explodedView(pack, { theme: 'light', box: [300, 300], title: 'x', detail: 'card' });
    expect(view.positions).toEqual([]);
    expect(view.svg).not.toContain('<text');
  });
});
