// The stage `commits` of `npm test`: reads the first line of every commit since they follow a convention. It reads whatever history a
// clone has, none at all too.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../workspace/root.mjs';
import { subjectFaults } from './commit-faults.ts';

/** When the check came. */
const since = '2026-11-22T11:40:00Z';

const projects = globSync('{apps,libs}/*', { cwd: root }).map((folder) => basename(folder));
const lines = history();
const faults = lines.flatMap((line) => {
  const [commit = '', subject = ''] = line.split('\0');
  return subjectFaults(subject, [...projects, 'tools', 'release']).map((fault) => `✗ ${commit} ${subject}: ${fault}`);
});
console.log(faults.length > 0 ? faults.join('\n') : `✓ ${lines.length} commits`);
process.exitCode = faults.length > 0 ? 1 : 0;

function history(): string[] {
  try {
    const parameters = ['log', '--no-merges', `--since=${since}`, '--format=%h%x00%s'];
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return []; // not a clone: an archive of the sources, or no git
  }
}
