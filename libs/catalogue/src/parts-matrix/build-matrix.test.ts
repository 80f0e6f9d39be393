import { buildMatrix, choicesOf } from './build-matrix.ts';
import { layout, matrixOf } from './matrix.fixture.ts';

const texts = (table: ReturnType<typeof buildMatrix>) =>
  table.groups.flatMap(({ head, rows }) =>
    rows.map(({ heads, cells }) => [
      head.value,
      ...heads.map(({ value }) => value),
      ...cells.map((cell) => cell?.articleNumber ?? '-'),
    ]),
  );

test('C2: parts and thicknesses are rows, compounds columns, and places without an article stay empty', () => {
  const table = buildMatrix(
    matrixOf(['channel', 0.4, 'NBR', 'clip'], ['channel', 0.6, 'HNBR', 'clip'], ['ring', 0.4, 'HNBR', 'clip']),
    layout,
    {},
  );
  expect(table.columns.map(({ heads }) => heads.map(({ value }) => value))).toEqual([['NBR'], ['HNBR']]);
  expect(texts(table)).toEqual([
    ['channel', 0.4, 'channel-0.4-NBR-clip', '-'],
    ['channel', 0.6, '-', 'channel-0.6-HNBR-clip'],
    ['ring', 0.4, '-', 'ring-0.4-HNBR-clip'],
  ]);
});

test('C2: one value of each choice is shown: the chosen one, else the first', () => {
  const matrix = matrixOf(['channel', 0.4, 'NBR', 'clip'], ['channel', 0.4, 'NBR', 'glued']);
  expect(texts(buildMatrix(matrix, layout, { fixing: 'glued' }))).toEqual([['channel', 0.4, 'channel-0.4-NBR-glued']]);
  for (const chosen of [{}, { fixing: 'welded' }, { other: 'glued' }] as Record<string, string>[])
    expect(texts(buildMatrix(matrix, layout, chosen))).toEqual([['channel', 0.4, 'channel-0.4-NBR-clip']]);
});

test('C2: of two articles in one place the first is shown, and without articles there are no rows', () => {
  const twice = matrixOf(['ring', 0.4, 'NBR', 'clip'], ['ring', 0.4, 'NBR', 'clip']);
  twice.cells[1]!.articleNumber = 'second';
  expect(texts(buildMatrix(twice, layout, {}))).toEqual([['ring', 0.4, 'ring-0.4-NBR-clip']]);
  expect(buildMatrix(matrixOf(), layout, {}).groups).toEqual([]);
});

test('C2: where one compound is chosen the columns of the others are marked, and an unknown one chooses none', () => {
  const matrix = matrixOf(['channel', 0.4, 'NBR', 'clip'], ['channel', 0.4, 'HNBR', 'clip']);
  const chosenOf = (compound?: string) =>
    buildMatrix(matrix, layout, {}, { column: compound }).columns.map(({ isOther }) => isOther);
  expect(chosenOf('HNBR')).toEqual([true, false]);
  expect(chosenOf('FKM')).toEqual([false, false]);
  expect(chosenOf()).toEqual([false, false]);
  expect(buildMatrix(matrixOf(['channel', 0.4, 'NBR', 'clip']), layout, {}, { column: 'NBR' }).columnChoice).toBeNull();
});

test('C2: a column says what all its articles have in common, and nothing in which they differ', () => {
  const matrix = matrixOf(['channel', 0.4, 'NBR', 'clip'], ['ring', 0.4, 'NBR', 'clip'], ['ring', 0.4, 'FKM', 'clip']);
  matrix.attributes.push({ id: 'limit', name: 'Limit', type: 'number', unit: 'CEL', values: [110, 175] });
  const notesWith = (...limits: number[]) => {
    const cells = matrix.cells.map((cell, n) => ({ ...cell, place: [...cell.place, limits[n]!] }));
    const { columns, choices } = buildMatrix({ ...matrix, cells }, { ...layout, columnNotes: ['limit'] }, {});
    expect(choices.map(({ attribute }) => attribute.id)).toEqual(['fixing']);
    return columns.map(({ notes }) => notes.map(({ value }) => value));
  };
  expect(notesWith(0, 0, 1)).toEqual([[110], [175]]);
  expect(notesWith(0, 1, -1)).toEqual([[], []]);
});

test('C2: where one thickness is chosen the rows of the others are marked, and an unknown one chooses none', () => {
  const matrix = matrixOf(['channel', 0.4, 'NBR', 'clip'], ['channel', 0.5, 'NBR', 'clip']);
  const chosenOf = (row?: string) =>
    buildMatrix(matrix, layout, {}, { row }).groups.flatMap(({ rows }) => rows.map(({ isOther }) => isOther));
  expect(chosenOf('0.5')).toEqual([true, false]);
  expect(chosenOf('9')).toEqual([false, false]);
  expect(chosenOf()).toEqual([false, false]);
  expect(buildMatrix(matrixOf(['channel', 0.4, 'NBR', 'clip']), layout, {}, { row: '0.4' }).rowChoice).toBeNull();
});

test('J4: the choices of an article of a unit are those in which it is shown', () => {
  const matrix = matrixOf(['channel', 0.4, 'NBR', 'clip'], ['channel', 0.4, 'NBR', 'glued']);
  expect(choicesOf(matrix, layout, matrix.cells[1]!)).toEqual({ fixing: 'glued' });
});
