import { guessColumns } from '../reading/read-table.ts';
import { recallColumns, rememberColumns } from './column-memory.ts';

beforeEach(() => localStorage.clear());
const recall = (cells: string[][]) => recallColumns(cells, guessColumns(cells));

describe('E4: what is remembered of columns', () => {
  const bare = [
    ['Gasket', 'GX-050', '2'],
    ['Gasket', 'GX-060', '3'],
  ];

  test('a list without headings leaves later files alone', () => {
    rememberColumns(bare, { articleNumber: 0, quantity: 2, heading: null });
    expect(recall(bare)).toBeUndefined();
    const named = [['Menge', 'Artikelnummer', 'Text'], ...bare];
    expect(recall(named)).toBeUndefined();
    expect(guessColumns(named)).toEqual({ articleNumber: 1, quantity: 0, heading: 0 });
  });

  test('the same headings are remembered, beneath other titles too, and other headings are others', () => {
    const headings = ['Menge', 'Artikelnummer', 'Ersatz'];
    rememberColumns([headings, ...bare], { articleNumber: 2, quantity: 0, heading: 0 });
    expect(recall([headings, ...bare])).toEqual({ articleNumber: 2, quantity: 0, heading: 0 });
    expect(recall([['Bestellung', '', ''], headings, ...bare])).toEqual({ articleNumber: 2, quantity: 0, heading: 1 });
    expect(recall([['Menge', 'Artikelnummer', 'Notiz'], ...bare])).toBeUndefined();
  });
});
