// The stage `commits` of `npm test`: checks the first line of every commit since the convention was introduced. It works with any depth of
// clone, also without history.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../workspace/root.mjs';
import { subjectErrors } from './commit-errors.ts';

/** When the check was introduced. */
const since = '2026-11-22T11:40:00Z';

const projects = globSync('{apps,libs}/*', { cwd: root }).map((folder) => basename(folder));
const lines = history();
const errors = lines.flatMap((line) => {
  const [commit = '', subject = ''] = line.split('\0');
  return subjectErrors(subject, [...projects, 'tools', 'release']).map((error) => `✗ ${commit} ${subject}: ${error}`);
});
console.log(errors.length > 0 ? errors.join('\n') : `✓ ${lines.length} commits`);
process.exitCode = errors.length > 0 ? 1 : 0;

function history(): string[] {
  try {
    const parameters = ['log', '--no-merges', `--since=${since}`, '--format=%h%x00%s'];
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return []; // no clone, such as an archive of the sources, or git is not installed
  }
}
