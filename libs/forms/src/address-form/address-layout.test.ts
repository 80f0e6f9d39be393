import { addressLines, partOrder, placeLine } from './address-layout.ts';

const address = (countryCode: string, zipCode: string, city: string, stateCode = '') => ({
  companyOrName: 'Works',
  streetAddress: 'Street 1',
  addressLineTwo: '',
  countryCode,
  zipCode,
  city,
  stateCode,
});

test.each([
  ['SE', address('SE', '211 24', 'Malmö'), ['211 24 Malmö']],
  ['DE', address('DE', '20457', 'Hamburg'), ['20457 Hamburg']],
  ['GB', address('GB', 'S3 8AB', 'Sheffield'), ['Sheffield', 'S3 8AB']],
  ['US', address('US', '53204', 'Milwaukee', 'WI'), ['Milwaukee, WI 53204']],
  ['BR', address('BR', '89201-400', 'Joinville', 'SC'), ['Joinville - SC', '89201-400']],
  ['BR without a state', address('BR', '89201-400', 'Joinville'), ['Joinville', '89201-400']],
  ['IE without a code', address('IE', '', 'Cork'), ['Cork']],
])('I2: an address in %s has the postal format of the country', (_name, given, place) => {
  expect(addressLines(given, 'Country')).toEqual(['Works', 'Street 1', ...place, 'Country']);
});

test.each([
  ['RS', ['zipCode', 'city', 'stateCode']],
  ['US', ['city', 'stateCode', 'zipCode']],
  ['GB', ['city', 'zipCode', 'stateCode']],
])('I2: in %s the parts are asked in the country’s order', (country, order) => {
  expect(partOrder(country)).toEqual(order);
});

test.each([
  [{ countryCode: 'US', zipCode: '53204', city: 'Milwaukee' }, 'Milwaukee 53204'],
  [{ countryCode: 'GB', zipCode: 'S3 8AB', city: 'Sheffield' }, 'Sheffield, S3 8AB'],
  [{ countryCode: 'DE', zipCode: '', city: 'Hamburg' }, 'Hamburg'],
])('G3: a place of delivery is one line in the order of its country', (place, line) => {
  expect(placeLine(place)).toBe(line);
});
