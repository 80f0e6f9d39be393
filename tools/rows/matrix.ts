/** One row of the specification; `pieces` names the pieces of work that prove it, each with the part it proves. */
export interface Row {
  id: string;
  text: string;
  pieces: Record<string, string>;
}

/** A test of the last run; `titles` from the outermost describe to the test itself. */
export interface TestOutcome {
  titles: string[];
  status: 'passed' | 'failed' | 'skipped';
  kind?: string;
  project?: string;
}

export interface RowOutcome extends Row {
  tests: string[];
  /** Those of `tests` that passed at least once. */
  passedTests: string[];
  passed: number;
  failed: number;
}

/** Source of a regular expression for the id of a row. */
const rowId = String.raw`[A-N]\d{1,2}`;
const rowIds = new RegExp(`^(?:${rowId}(?:, ?|: ))+(?<=: )`);

/** The rows that a test proves: row ids at the start of its own title or of an enclosing one (`C3: …`, `C3, C4: …`, `A2: A3: …`). */
export function rowsOfTest({ titles }: TestOutcome): string[] {
  return [...new Set(titles.flatMap((title) => rowIds.exec(title)?.[0].match(new RegExp(rowId, 'g')) ?? []))];
}

export type RowState = 'FAILED' | 'proven' | 'partly' | 'skipped' | '-';

/** `partly`: what is delivered passes, and pieces that come later still owe a part of the row. */
export function stateOf({ tests, passed, failed, pieces }: RowOutcome, delivered: readonly string[]): RowState {
  if (failed > 0) return 'FAILED';
  if (passed === 0) return tests.length > 0 ? 'skipped' : '-';
  return Object.keys(pieces).every((piece) => delivered.includes(piece)) ? 'proven' : 'partly';
}

const titlesOf = (tests: readonly TestOutcome[]): string[] => [
  ...new Set(tests.map(({ titles }) => titles.join(' › '))),
];

/** Every row with its tests. A title that runs in several browsers or libraries is listed once and counted each time. */
export function matrixOf(rows: readonly Row[], tests: readonly TestOutcome[]): RowOutcome[] {
  const testsOf = new Map<string, TestOutcome[]>();
  for (const test of tests) for (const id of rowsOfTest(test)) testsOf.set(id, [...(testsOf.get(id) ?? []), test]);
  return rows.map((row) => {
    const found = testsOf.get(row.id) ?? [];
    return {
      ...row,
      tests: titlesOf(found),
      passedTests: titlesOf(found.filter(({ status }) => status === 'passed')),
      passed: found.filter(({ status }) => status === 'passed').length,
      failed: found.filter(({ status }) => status === 'failed').length,
    };
  });
}

/**
 * Errors in the rows of delivered pieces: a failed test, or fewer passing ones than delivered pieces, each of which
 * proves a part of its own. Rows of other pieces may lack tests, but not fail.
 */
export function errorsOf(matrix: readonly RowOutcome[], delivered: readonly string[]): string[] {
  return matrix.flatMap(({ id, text, pieces, passedTests, failed }) => {
    if (failed > 0) return [`${id}: ${failed} of its tests failed`];
    const parts = Object.keys(pieces).filter((piece) => delivered.includes(piece)).length;
    if (parts > 0 && passedTests.length === 0) return [`${id} has no passing test: ${text}`];
    if (passedTests.length >= parts) return [];
    return [`${id} has too few passing tests (${passedTests.length} for ${parts} parts): ${text}`];
  });
}
