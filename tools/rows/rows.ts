// `npm run rows`: every row of the specification, the tests that prove it, and their results in the last test run.
// `--json` prints the same for machines; `--check` prints only errors (used by `npm test`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { errorsOf, matrixOf, stateOf, type Row, type TestOutcome } from './matrix.ts';

const { delivered, rows } = JSON.parse(readFileSync(join(import.meta.dirname, 'rows.json'), 'utf8')) as {
  delivered: string[];
  rows: Row[];
};
const resultsFile = join(root, 'test-output/results.json');
if (!existsSync(resultsFile)) {
  console.error('There are no results yet: run npm test first.');
  process.exit(1);
}
const { tests, startedAt, isWhole } = JSON.parse(readFileSync(resultsFile, 'utf8')) as {
  tests: TestOutcome[];
  startedAt: string;
  isWhole: boolean;
};
const matrix = matrixOf(rows, tests);
const errors = errorsOf(matrix, delivered);

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify(
      matrix.map((row) => {
        const { id, tests: titles, passed, failed } = row;
        return { id, state: stateOf(row, delivered), tests: titles, passed, failed };
      }),
      null,
      1,
    ),
  );
} else if (!process.argv.includes('--check')) {
  for (const row of matrix) {
    const { id, text, pieces, tests: titles } = row;
    console.log(
      `${id.padEnd(4)}${stateOf(row, delivered).padEnd(8)}${text.length > 110 ? `${text.slice(0, 109)}…` : text}`,
    );
    for (const title of titles) console.log(`            ${title}`);
    const open = Object.entries(pieces).filter(([piece]) => !delivered.includes(piece));
    if (open.length > 0)
      console.log(
        `            remains: ${open.map(([piece, part]) => (part ? `${piece} (${part})` : piece)).join(', ')}`,
      );
  }
  console.log(`\nFrom the run of ${startedAt}${isWhole ? '' : ', which was not a whole one'}.`);
}
const demanded = matrix.filter(({ pieces }) => Object.keys(pieces).some((piece) => delivered.includes(piece))).length;
const partly = matrix.filter((row) => stateOf(row, delivered) === 'partly').length;
if (!process.argv.includes('--json'))
  console.log(
    `Rows: ${demanded - errors.length} of ${demanded} delivered ones are proven; ${partly} of them will get a further part.`,
  );
for (const error of errors) console.error(`✗ row ${error}`);
process.exitCode = errors.length > 0 ? 1 : 0;
