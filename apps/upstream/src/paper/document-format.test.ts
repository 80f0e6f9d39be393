import { addressLines, placeLine } from './document-format.ts';

it.each([
  ['US', '53204', 'Milwaukee', 'Milwaukee, WI 53204'],
  // of no state
  ['US', '00000', 'Nowhere', 'Nowhere 00000'],
  ['GB', 'S3 8AB', 'Sheffield', 'Sheffield, S3 8AB'],
  ['SE', '211 24', 'Malmö', '211 24 Malmö'],
  ['DE', '', 'Hamburg', 'Hamburg'],
])('G3: a place in %s is one line as its country writes it', (countryCode, zipCode, city, line) => {
  expect(placeLine({ countryCode, zipCode, city })).toBe(line);
});

it('M4: an address in the United States ends with city, state and ZIP code', () => {
  const rest = { companyOrName: 'Works', streetAddress: '1 Street', addressLineTwo: '', stateCode: 'WI' };
  const lines = addressLines({ ...rest, countryCode: 'US', zipCode: '53204', city: 'Milwaukee' }, 'United States');
  expect(lines).toEqual(['Works', '1 Street', 'Milwaukee, WI 53204', 'United States']);
});
