import type { ItemCard, ItemColumn } from '@shop/api-contracts';
import { shownColumns } from './column-room.ts';

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
function inOrder(sort?: string): string[] {
  const hidden = new Set<string>();
  const from = shownColumns({ items, columns, hidden, names: false, sort, tag: 'en-GB', onRequest: 'On request' });
  return [...from].sort(([, a], [, b]) => a - b).map(([id]) => id);
}

test('C3: a list has the columns first that tell its articles apart', () => {
  expect(inOrder().slice(0, 2)).toEqual(['fixing', 'thickness']);
});

test('C3: the column that a list is sorted by stays, although sorting brings like values together', () => {
  expect(inOrder('-model').slice(0, 3)).toEqual(['model', 'fixing', 'thickness']);
});
