import { buildCategory } from '@shop/api-contracts/testing';
import { findMatrices, modelOfName } from './find-model.ts';

const matrix = { model: 'fitsModel', models: ['GX-050', 'GX-05', 'SW-100'], rows: [], columns: [], choices: [] };
const tree = [
  buildCategory({
    id: 'spareparts',
    name: 'Spare parts',
    categories: [buildCategory({ id: 'gaskets', name: 'Gaskets', matrix })],
  }),
];
const found = (typed: string) => findMatrices(typed, tree, ({ name }) => name).map(({ model }) => model);

test.each([
  'GX-050',
  'gx050',
  'gx 050 gasket',
  'GX-050 gaskets',
  'Gask GX-050',
  'GX-050 61',
  'gx-050 gasket 61',
  '  gx‑050   gasket ',
])('C3: “%s” asks for the gaskets of GX-050', (typed) => expect(found(typed)).toEqual(['GX-050']));

test.each([
  '',
  'gaskets',
  '61',
  'GX-050-NU-20 12',
  'GX-050 nuts',
  'GX-0',
  'x'.repeat(200),
  'GX-050 a b c d e f g',
  '%_\\',
])('C3: “%s” asks for no matrix', (typed) => expect(found(typed)).toEqual([]));

test('C3: the model is found in the name of a machine, the longest of several', () => {
  expect(modelOfName('Gasketed plate heat exchanger GX-050', matrix.models)).toBe('GX-050');
  expect(modelOfName('GX-050-61', matrix.models)).toBe('GX-050');
  expect(modelOfName('GX-05, 21 plates', matrix.models)).toBe('GX-05');
  expect(modelOfName('GX-0501', matrix.models)).toBeUndefined();
});
