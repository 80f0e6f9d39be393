import type { Filter, ItemCard, ItemColumn } from '@shop/api-contracts';
import { shownColumns, type PagedList } from './column-room.ts';

const columns: ItemColumn[] = ['model', 'material', 'part', 'compound', 'fixing', 'thickness'].map((id) => ({
  id,
  name: `Name of the ${id}`,
  type: 'text',
  unit: null,
}));
const gasket = (fixing: string, thickness: string) =>
  ({
    articleNumber: 'GX-050-GC-NBR-04G',
    salesDetails: null,
    attributes: Object.entries({
      model: 'GX-050',
      material: 'NBR',
      part: 'Channel',
      compound: 'Standard',
      fixing,
      thickness,
    }).map(([id, value]) => ({ id, values: [value] })),
  }) as unknown as ItemCard;
const items = [gasket('Clip-on', '0.4 mm'), gasket('Glued', '0.4 mm'), gasket('Clip-on', '0.5 mm')];

/** Ids of columns, those first that need the least room. */
function inOrder(sort?: string, page: { items: ItemCard[]; list?: PagedList } = { items }): string[] {
  const hidden = new Set<string>();
  const from = shownColumns({ ...page, columns, hidden, names: false, sort, tag: 'en-GB', onRequest: 'On request' });
  return [...from].sort(([, a], [, b]) => a - b).map(([id]) => id);
}

test('C3: a list has the columns first that tell its articles apart', () => {
  expect(inOrder().slice(0, 2)).toEqual(['fixing', 'thickness']);
});

test('C3: the column that a list is sorted by stays, although sorting brings like values together', () => {
  expect(inOrder('-model').slice(0, 3)).toEqual(['model', 'fixing', 'thickness']);
});

test('C3: the columns are the same on all pages of a list', () => {
  const filterOf = ([id, names]: [string, string[]]) =>
    ({ id, range: null, values: names.map((name) => ({ name, productCount: 2 })) }) as unknown as Filter;
  const filters = Object.entries({
    model: ['GX-050', 'GX-100'],
    material: ['NBR'],
    part: ['Channel'],
    compound: ['Standard'],
    fixing: ['Clip-on', 'Glued'],
    thickness: ['0.4 mm', '0.5 mm'],
  }).map(filterOf);
  const list = { filters, selection: { model: ['GX-050'] } };
  const [first, second] = [
    [gasket('Clip-on', '0.4 mm'), gasket('Clip-on', '0.5 mm')],
    [gasket('Clip-on', '0.4 mm'), gasket('Glued', '0.4 mm')],
  ].map((page) => inOrder(undefined, { items: page, list }));
  expect(first!.slice(0, 2)).toEqual(['fixing', 'thickness']);
  expect(second).toEqual(first);
});
