import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/**
 * Folder of PostgreSQL's programs, null where it is not installed. Debian installs every version in its own, of which the newest is used;
 * others have them in the PATH.
 *
 * @returns {string | null}
 */
export function findPostgres(installed = debianFolder, path = process.env['PATH'] ?? '') {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(installed, version, 'bin')), ...path.split(delimiter)];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null;
}
