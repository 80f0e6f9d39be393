import { ownUnitsPath, readOwnUnitFilters, readOwnUnitView, viewPath } from './own-unit-filters.ts';

const read = (address: string) => {
  const search = new URL(address, 'https://shop.example').searchParams;
  return { filters: readOwnUnitFilters(search), view: readOwnUnitView(search) };
};

test('I8: the address keeps the view and its filters, and leads from table to map and back', () => {
  const { filters, view } = read('/portal/units?q=pump&family=gasketed&page=3&view=map');
  expect(view).toBe('map');
  expect(ownUnitsPath(filters, view)).toBe('/portal/units?view=map&q=pump&family=gasketed&page=3');
  expect(viewPath(filters, 'table')).toBe('/portal/units?q=pump&family=gasketed');
  expect(read('/portal/units?view=globe').view).toBe('table');
});

test('I8: units without a place are a table only; the map of the same search shows the others', () => {
  const { filters, view } = read('/portal/units?q=pump&withoutPlace=true&place=Hall&view=map');
  expect(view).toBe('table');
  expect(filters).toEqual({ q: 'pump', withoutPlace: 'true' });
  expect(viewPath(filters, 'map')).toBe('/portal/units?view=map&q=pump');
});
