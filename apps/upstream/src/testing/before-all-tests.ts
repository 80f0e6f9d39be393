import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Jest's global setup: creates the seed before the first test file needs it, in a process that resolves our sources
 * like the servers.
 */
export default function makeSeedBeforeAllTests(): void {
  const script = join(__dirname, 'databases/make-seed.ts');
  // All test files use this seed, even if its sources change while they run.
  process.env['TEST_SEED'] = execFileSync(process.execPath, ['--conditions=@shop/source', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
