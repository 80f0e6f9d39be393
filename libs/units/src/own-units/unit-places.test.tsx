import '@testing-library/jest-dom';
import type { AnswerOf, PlaceOfUnits, units } from '@shop/api-contracts';
import { messageRoute } from '@shop/platform';
import { createBrowserApp, createFakeUpstream, openApp } from '@shop/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadMessages } from '../load-messages.ts';
import type { OwnUnitFilters } from '../queries.ts';
import { UnitPlaces } from './unit-places.tsx';

/** The outlines of countries, as they are loaded. */
const atlas = { load: () => Promise.resolve<unknown>(outlines) };
const outlines = { type: 'FeatureCollection', features: [] };
jest.mock('@shop/design-system/countries', () => ({ loadCountries: () => atlas.load() }));

const at = (place: string, count: number, position: PlaceOfUnits['position']): PlaceOfUnits => ({
  place,
  units: count,
  position,
});
const lyon = at('Hall 2, Lyon', 5, { latitude: 45.75, longitude: 4.85 });
const villeurbanne = at('Hall 2, Villeurbanne', 3, { latitude: 45.76, longitude: 4.88 });
const malmo = at('Hall 2, Malmö', 1, { latitude: 55.61, longitude: 13 });
const nowhere = at('Ferry', 2, null);

type UnitMap = AnswerOf<typeof units.map>;
async function open(places: PlaceOfUnits[], more: Partial<UnitMap> = {}, filters: OwnUnitFilters = {}) {
  const { app } = createBrowserApp(createFakeUpstream({}, {}).fetcher);
  const map: UnitMap = { total: 11, withoutPlace: 0, placesTotal: places.length, places, ...more };
  const element = <UnitPlaces map={map} filters={filters} />;
  openApp('/en-gb/', { app, routes: [messageRoute([loadMessages], [{ index: true, element }])] });
  return screen.findByRole('region', { name: 'Places' }, { timeout: 5000 });
}

test('I8: places of one name in two towns are marks and links of their own', async () => {
  const list = await open([lyon, malmo, nowhere]);
  expect(within(list).getByRole('link', { name: 'Hall 2, Lyon' })).toHaveAttribute(
    'href',
    '/en-gb/portal/units?place=Hall+2%2C+Lyon',
  );
  const map = await screen.findByRole('group', { name: 'Map of my units' }, { timeout: 5000 });
  expect(within(map).getByRole('link', { name: 'Hall 2, Lyon: 5 units' })).toHaveAttribute(
    'href',
    '/en-gb/portal/units?place=Hall+2%2C+Lyon',
  );
  expect(within(map).getByRole('link', { name: 'Hall 2, Malmö: 1 unit' })).toBeInTheDocument();
  // one without a position is in the list alone
  expect(within(map).getAllByRole('link')).toHaveLength(2);
  expect(list).toHaveTextContent('Ferry2 units, not on the map');
});

test('I8: a mark of several places opens them in the list, from which there is a way back to all', async () => {
  await open([lyon, villeurbanne, malmo]);
  const map = await screen.findByRole('group', { name: 'Map of my units' }, { timeout: 5000 });
  within(map)
    .getByRole('button', { name: /8 units/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  const list = () => screen.getByRole('region', { name: /place/i });
  expect(within(list()).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(list()).getByRole('button'));
  expect(within(list()).getAllByRole('listitem')).toHaveLength(3);
});

test('I8: what the list is narrowed by stays, units without a place are a link, and no map is drawn without positions', async () => {
  const list = await open([nowhere], { withoutPlace: 4 }, { q: 'gx', family: 'gasketed' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/en-gb/portal/units?q=gx&family=gasketed&place=Ferry',
    '/en-gb/portal/units?q=gx&family=gasketed&withoutPlace=true',
  ]);
  expect(screen.queryByRole('group', { name: 'Map of my units' })).not.toBeInTheDocument();
});

test('I8: without the map the list of places says so and leads to the units all the same', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  atlas.load = () => Promise.reject(new Error('The map was answered 503'));
  const list = await open([lyon]);
  expect(
    await screen.findByText('The map could not be loaded. The list names all places.', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Hall 2, Lyon' })).toBeVisible();
});
