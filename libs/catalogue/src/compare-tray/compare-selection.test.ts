import {
  comparing,
  inCategory,
  nothingChosen,
  pathOf,
  withAdded,
  withNone,
  withRemoved,
  type ChosenItem,
} from './compare-selection.ts';

const item = (id: string): ChosenItem => ({
  genericItemId: id,
  categoryId: 'c12',
  commercialItemId: null,
  articleNumber: `A-${id}`,
});
const [a, b, c] = [item('a'), item('b'), item('c')];
const numbers = ({ items }: { items: readonly ChosenItem[] }) => items.map(({ articleNumber }) => articleNumber);
const two = withAdded(nothingChosen, 'c12', [a, b]);

describe('C9: the selection', () => {
  test('takes one, takes many, each once, and gives one back', () => {
    const one = withAdded(nothingChosen, 'c12', [a]);
    expect(numbers(one)).toEqual(['A-a']);
    expect(numbers(withAdded(one, 'c12', [b, a, c, b]))).toEqual(['A-a', 'A-b', 'A-c']);
    expect(numbers(withRemoved(two, a))).toEqual(['A-b']);
    expect(withRemoved(withRemoved(two, a), b)).toMatchObject({ categoryId: null, items: [] });
  });

  test('takes no more than six', () => {
    const many = [...'abcdefgh'].map(item);
    expect(numbers(withAdded(two, 'c12', many))).toHaveLength(6);
  });

  test('is cleared by another category, and its comparison is kept as the last one', () => {
    expect(inCategory(two, 'c12')).toBe(two);
    const cleared = inCategory(two, 'c2');
    expect(cleared).toEqual({ categoryId: null, items: [], last: '/compare/c12/a_c12,b_c12', isCleared: true });
    const other = withAdded(two, 'c2', [{ ...c, categoryId: 'c2' }]);
    expect(other).toMatchObject({ categoryId: 'c2', last: '/compare/c12/a_c12,b_c12', isCleared: false });
    expect(numbers(other)).toEqual(['A-c']);
  });

  test('of a single article is cleared without a notice', () => {
    expect(inCategory(withAdded(nothingChosen, 'c12', [a]), 'c2')).toEqual(nothingChosen);
  });

  test('equals the articles of an open comparison', () => {
    const compared = comparing(two, 'c12', [b, c]);
    expect(numbers(compared)).toEqual(['A-b', 'A-c']);
    expect(compared.last).toBe('/compare/c12/b_c12,c_c12');
    expect(withNone(compared)).toMatchObject({ items: [], last: compared.last, isCleared: false });
  });

  test('has an address from two articles on', () => {
    expect(pathOf(withAdded(nothingChosen, 'c12', [a]))).toBeNull();
    expect(pathOf(withAdded(nothingChosen, 'c12', [a, { ...b, commercialItemId: 'V1' }]))).toBe(
      '/compare/c12/a_c12,b_c12_V1',
    );
  });
});
