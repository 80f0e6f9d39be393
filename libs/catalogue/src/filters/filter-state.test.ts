import { buildFilter } from '@shop/api-contracts/testing';
import { choose, filterStates, toggle } from './filter-state.ts';

const area = buildFilter({ id: 'area', type: 'range', range: { min: 1, max: 185 } });
const material = buildFilter({ id: 'material', type: 'value', values: [{ name: 'NBR', productCount: 3 }] });
const pressure = buildFilter({ id: 'pressure', type: 'singleValue', values: [{ name: '16', productCount: 3 }] });

describe('filter state, rebuilt from the address', () => {
  test('C4: a filter is active when it has values, a value, or a range that differs from the full one', () => {
    const active = (selection: Parameters<typeof filterStates>[1]) =>
      filterStates([area, material, pressure], selection).map((state) => state.active);
    expect(active({})).toEqual([false, false, false]);
    expect(active({ material: ['NBR'] })).toEqual([false, true, false]);
    expect(active({ pressure: '16' })).toEqual([false, false, true]);
    expect(active({ area: { min: 1, max: 185 } })).toEqual([false, false, false]);
    expect(active({ area: { min: 2, max: 185 } })).toEqual([true, false, false]);
    expect(active({ area: { min: 1, max: 184 } })).toEqual([true, false, false]);
  });

  test('the full range of an interval filter selects articles that cover all of it, so it can be chosen', () => {
    const temperature = buildFilter({ id: 'temperature', type: 'interval', range: { min: -10, max: 140 } });
    const full = { temperature: { min: -10, max: 140 } };
    expect(choose(temperature, full.temperature)({})).toEqual(full);
    expect(filterStates([temperature], full)[0]).toMatchObject({ active: true, range: full.temperature });
    expect(filterStates([temperature], {})[0]).toMatchObject({ active: false, range: null });
  });

  test('C4: a range with equal ends is widened by 1 and is not active', () => {
    const [state] = filterStates([buildFilter({ id: 'area', type: 'range', range: { min: 16, max: 16 } })], {});
    expect(state).toMatchObject({ fullRange: { min: 16, max: 17 }, range: null, active: false });
    expect(filterStates([area], { area: { min: 20, max: 20 } })[0]).toMatchObject({
      range: { min: 20, max: 21 },
      active: true,
    });
  });

  test('ticking a second value adds it, unticking removes it, and the last one removes the filter', () => {
    const both = toggle(material, 'EPDM')({ material: ['NBR'] });
    expect(both).toEqual({ material: ['NBR', 'EPDM'] });
    const one = toggle(material, 'NBR')(both);
    expect(one).toEqual({ material: ['EPDM'] });
    expect(toggle(material, 'EPDM')(one)).toEqual({});
  });

  test('choosing the full range removes the filter, and other filters stay', () => {
    const selection = { material: ['NBR'], area: { min: 2, max: 3 } };
    expect(choose(area, { min: 1, max: 185 })(selection)).toEqual({ material: ['NBR'] });
  });
});
