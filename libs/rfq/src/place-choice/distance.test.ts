import { places } from '../fake-quote-checkout.fixture.ts';
import { byDistance, kilometresBetween } from './distance.ts';
import { filterValues, fits, noFilters } from './place-filters.ts';

test.each([
  ['Stockholm', { latitude: 59.33, longitude: 18.07 }, 'Hamburg', { latitude: 53.55, longitude: 10 }, 811],
  ['Los Angeles', { latitude: 34.05, longitude: -118.24 }, 'New York', { latitude: 40.71, longitude: -74.01 }, 3936],
  ['Suva', { latitude: -18.14, longitude: 178.44 }, 'Apia', { latitude: -13.83, longitude: -171.76 }, 1146],
])('from %s %p to %s %p it is about %p km', (_a, one, _b, other, kilometres) => {
  expect(Math.abs(kilometresBetween(one, other) - kilometres) / kilometres).toBeLessThan(0.01);
});

test('without an origin the order stays unchanged', () => {
  expect(byDistance(places, undefined).map(({ place }) => place.id)).toEqual(places.map(({ id }) => id));
});

test('a location must offer all chosen services, and speak one of the languages', () => {
  const left = (filters: typeof noFilters) => places.filter((place) => fits(place, filters)).map(({ id }) => id);
  expect(left({ services: ['cleaning', 'regasketing'], languages: [] })).toEqual(['bristol']);
  expect(left({ services: ['cleaning'], languages: ['de', 'pt'] })).toEqual(['bristol', 'leeds']);
});

test('each value shows how many locations would remain', () => {
  const { services, languages } = filterValues(places, { services: ['cleaning'], languages: [] });
  expect(services).toContainEqual({ value: 'regasketing', count: 1, isOn: false });
  expect(services).toContainEqual({ value: 'inspection', count: 0, isOn: false });
  expect(languages).toContainEqual({ value: 'en', count: 2, isOn: false });
});
