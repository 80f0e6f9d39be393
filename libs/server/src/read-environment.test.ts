import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { flag, httpUrl, integer, isLoopback } from './environment-values.ts';
import { readEnvironment, type Environment } from './read-environment.ts';

const schema = z.object({
  NAME: z.string(),
  PORT: integer(0, 65_535).default(80),
  WORKERS: integer(1).default(4),
  DEMO: flag,
  URL: httpUrl.optional(),
  SECRET: z.string().optional(),
});
const read = (environment: Environment) =>
  readEnvironment({
    schema,
    environment: { NAME: 'shop', ...environment },
    secrets: ['SECRET'],
    errorsBetween: (given) => (given['DEMO'] === 'true' && given['URL'] !== undefined ? ['URL: not with DEMO'] : []),
  });
const errorsOf = (environment: Environment) => {
  const result = read(environment);
  return result.ok ? [] : result.errors;
};

describe('the configuration of a server', () => {
  it('treats an empty variable as missing', () => {
    const config = { NAME: 'shop', PORT: 80, WORKERS: 4, DEMO: false };
    expect(read({ PORT: '', DEMO: '', URL: '' })).toEqual({ ok: true, config });
    expect(errorsOf({ NAME: '' })).toEqual(['NAME: is not set']);
  });

  it('reports all errors at once: of single variables, of files, and between variables', () => {
    expect(
      errorsOf({ NAME: undefined, PORT: 'x', SECRET: 'a', SECRET_FILE: '/b', DEMO: 'true', URL: 'ftp://x' }),
    ).toEqual([
      'NAME: is not set',
      'PORT: must be a whole number',
      'URL: must be an http or https URL',
      'SECRET_FILE: is set together with SECRET; one of the two is enough',
      'URL: not with DEMO',
    ]);
  });

  it.each(['0x10', '1e3', '-1', '1.0', ' 8', '٣'])('refuses a number that is not digits only: %s', (PORT) => {
    expect(errorsOf({ PORT })).toEqual(['PORT: must be a whole number']);
  });

  it('states the bounds of a number', () => {
    expect(errorsOf({ PORT: '65536', WORKERS: '0' })).toEqual([
      'PORT: must be from 0 to 65535',
      'WORKERS: must be 1 or more',
    ]);
    expect(errorsOf({ WORKERS: '9'.repeat(20) })).toEqual(['WORKERS: must be 1 or more']);
    expect(read({ PORT: '0', WORKERS: '007' })).toMatchObject({ config: { PORT: 0, WORKERS: 7 } });
  });

  it.each(['yes', '1', 'TRUE', 'on'])('accepts only true and false for a flag, not %s', (DEMO) => {
    expect(errorsOf({ DEMO })).toEqual(['DEMO: must be true or false']);
  });

  it('keeps an address unchanged', () => {
    const URL = 'https://vat.example/{country}/{number}';
    expect(read({ URL })).toMatchObject({ config: { URL } });
  });

  it('recognises addresses that only this machine can reach', () => {
    const isLocal = (text: string) => isLoopback(new URL(text));
    expect(['http://localhost:1', 'http://127.0.0.1', 'https://[::1]:2/x'].every(isLocal)).toBe(true);
    expect(['http://127.0.0.1.shop.example', 'http://10.0.0.1', 'http://localhost.example'].some(isLocal)).toBe(false);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-secrets-'));
  const file = join(folder, 'secret');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read without its trailing line break', () => {
    writeFileSync(file, 'a secret\n');
    expect(read({ SECRET_FILE: file })).toMatchObject({ config: { SECRET: 'a secret' } });
  });

  it('is an error when missing, naming the file only', () => {
    writeFileSync(file, ' \n');
    expect(errorsOf({ SECRET_FILE: file })).toEqual([`SECRET_FILE: the file ${file} is empty`]);
    expect(errorsOf({ SECRET_FILE: '/nowhere' })).toEqual(['SECRET_FILE: the file /nowhere cannot be read (ENOENT)']);
    expect(errorsOf({ SECRET_FILE: file, SECRET: 'told to nobody' }).join()).not.toContain('told to nobody');
  });

  it('is possible for secrets only', () => {
    expect(errorsOf({ NAME: '', NAME_FILE: file })).toEqual(['NAME: is not set']);
  });
});
