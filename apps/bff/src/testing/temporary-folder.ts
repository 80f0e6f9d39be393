import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variables for the folder of temporary files on different systems; child processes inherit them. */
const names = ['TMPDIR', 'TEMP', 'TMP'] as const;

/**
 * Jest's global setup: temporary files of tests go to one folder per run, which `remove-temporary-folder.ts` removes
 * when all tests have ended, even after failures.
 */
export default function makeTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'bff-tests-'));
  for (const name of names) process.env[name] = folder;
  process.env['BFF_TESTS_FOLDER'] = folder;
}
