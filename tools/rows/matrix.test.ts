import { errorsOf, matrixOf, rowsOfTest, stateOf, type Row, type TestOutcome } from './matrix.ts';

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
    expect(rowsOfTest({ titles: ['A2: A3: header and menu', 'H1, H2: H8: in'], status: 'passed' })).toEqual([
      'A2',
      'A3',
      'H1',
      'H2',
      'H8',
    ]);
    for (const title of ['C1 without a colon', 'C1,: no', 'c1: no', 'X1: no', 'see C1: no'])
      expect(rowsOfTest({ titles: [title], status: 'passed' })).toEqual([]);
  });

  it('says partly of a row of which another part comes later', () => {
    const [c1, c2, d1] = matrixOf(rows, [
      { titles: ['C1, C2: work'], status: 'passed' },
      { titles: ['D1: waits'], status: 'skipped' },
    ]);
    expect([c1, c2, d1].map((row) => stateOf(row!, ['browse']))).toEqual(['proven', 'partly', 'skipped']);
    expect(stateOf(c2!, ['browse', 'collect'])).toBe('proven');
    expect(stateOf({ ...c2!, failed: 1 }, ['browse', 'collect'])).toBe('FAILED');
    expect(stateOf(matrixOf(rows, [])[0]!, [])).toBe('-');
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

  it('wants a passing test for each delivered part of a row, however often one runs', () => {
    const half: TestOutcome = { titles: ['C2: half'], status: 'passed' };
    const rest: TestOutcome = { titles: ['C2: rest'], status: 'passed' };
    const errorsWith = (tests: TestOutcome[], delivered: string[]) => errorsOf(matrixOf([rows[1]!], tests), delivered);
    const tooFew = ['C2 has too few passing tests (1 for 2 parts): second'];
    expect(errorsWith([half], ['browse'])).toEqual([]);
    expect(errorsWith([half, half], ['browse', 'collect'])).toEqual(tooFew);
    expect(errorsWith([half, { ...rest, status: 'skipped' }], ['browse', 'collect'])).toEqual(tooFew);
    expect(errorsWith([half, rest], ['browse', 'collect'])).toEqual([]);
  });
});
