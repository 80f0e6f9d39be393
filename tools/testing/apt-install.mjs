import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let isUpdated = false;

/** True on Debian and its derivatives, if packages can be installed without asking for permission. */
export const canAptInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Installs Debian packages.
 *
 * @param {string[]} packages
 * @returns {string | undefined} the last lines of apt-get when it failed
 */
export function aptInstall(packages) {
  const run = (parameters) =>
    spawnSync('apt-get', parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!isUpdated) {
    const updated = run(['update', '-qq']);
    if (updated.status !== 0) return lastLines(updated);
    isUpdated = true;
  }
  const installed = run(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return installed.status === 0 ? undefined : lastLines(installed);
}

const lastLines = ({ stdout, stderr, error }) =>
  `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim().split('\n').slice(-5).join('\n');
