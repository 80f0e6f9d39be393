import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names by which systems know the folder for what is temporary; processes that we start inherit them. */
const names = ['TMPDIR', 'TEMP', 'TMP'] as const;

/**
 * Jest's global setup: what tests make in the system's temporary folder lands in one folder of this run, which `remove-temporary-folder.ts`
 * removes when all tests have ended, also those that failed half-way.
 */
export default function makeTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'bff-tests-'));
  for (const name of names) process.env[name] = folder;
  process.env['BFF_TESTS_FOLDER'] = folder;
}
