import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findPostgres } from './find-postgres.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-find-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(...path: string[]): string {
  const programs = join(folder, ...path);
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'initdb'), '');
  return programs;
}

describe('PostgreSQL on this machine', () => {
  it('is the newest version of Debian', () => {
    install('debian', '9', 'bin');
    const newest = install('debian', '15', 'bin');
    expect(findPostgres(join(folder, 'debian'), install('elsewhere'))).toBe(newest);
  });

  it('is found in the PATH where there is none of Debian', () => {
    mkdirSync(join(folder, 'debian', '15', 'bin'), { recursive: true });
    const path = ['', join(folder, 'nothing'), install('homebrew', 'bin')].join(delimiter);
    expect(findPostgres(join(folder, 'debian'), path)).toBe(join(folder, 'homebrew', 'bin'));
  });

  it('is missing where neither has it', () => {
    expect(findPostgres(join(folder, 'debian'), folder)).toBeNull();
  });
});
