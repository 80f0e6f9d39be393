import { errorsOf, matrixOf, rowsOfTest, type Row } from './matrix.ts';

const rows: Row[] = [
  { id: 'C1', text: 'first', pieces: { browse: '' } },
  { id: 'C2', text: 'second', pieces: { browse: 'half', collect: 'rest' } },
  { id: 'D1', text: 'third', pieces: { collect: '' } },
];

describe('the matrix of rows and tests', () => {
  it('finds the rows of a test in its title and in the titles around it', () => {
    expect(
      rowsOfTest({ titles: ['C1, C2: categories', 'D1: a cart', 'the row E1: is not at the start'], status: 'passed' }),
    ).toEqual(['C1', 'C2', 'D1']);
  });

  it('reports a delivered row without a passing test, and any row whose test fails', () => {
    const matrix = matrixOf(rows, [
      { titles: ['C1: works'], status: 'passed' },
      { titles: ['C1: works'], status: 'passed' },
      { titles: ['C2: is left out'], status: 'skipped' },
      { titles: ['D1: breaks'], status: 'failed' },
    ]);
    expect(matrix[0]).toMatchObject({ tests: ['C1: works'], passed: 2, failed: 0 });
    expect(errorsOf(matrix, ['browse'])).toEqual(['C2 has no passing test: second', 'D1: 1 of its tests failed']);
    expect(errorsOf(matrixOf(rows, []), [])).toEqual([]);
  });
});
