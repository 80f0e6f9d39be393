import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Jest's global setup: makes the seed before the first test file asks for it, in a process that resolves our sources as servers do. */
export default function makeSeedBeforeAllTests(): void {
  const script = join(__dirname, 'databases/make-seed.ts');
  // All test files use this very seed, even when somebody changes its sources while they run.
  process.env['SEED_SNAPSHOT'] = execFileSync(process.execPath, ['--conditions=@shop/source', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
