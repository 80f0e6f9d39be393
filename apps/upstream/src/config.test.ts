import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('starts without any variable: embedded, on loopback, on a free port, without demo', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 0,
      databaseUrl: undefined,
      directory: '.data/upstream',
      demo: false,
    });
  });

  it('counts an empty variable as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 0, databaseUrl: undefined });
  });

  it('names all faults at once, each with its variable', () => {
    const faulty = {
      PORT: '99999',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      SLOW_SALES_DETAILS_MS: '-1',
    };
    expect(() => readConfig(faulty)).toThrow(ConfigError);
    try {
      readConfig(faulty);
    } catch (error) {
      for (const name of Object.keys(faulty)) expect((error as Error).message).toContain(name);
    }
  });

  describe('of the identity provider', () => {
    const given = {
      IDENTITY_METADATA_URL: 'https://login.example/shop/b2c_1a_signin/v2.0/.well-known/openid-configuration',
      IDENTITY_AUDIENCE: 'shop-api',
      IDENTITY_SCOPE: 'shop.access',
    };

    it('is read whole, or left out whole', () => {
      expect(readConfig({}).identity).toBeNull();
      expect(readConfig(given).identity).toEqual({
        metadataUrl: given.IDENTITY_METADATA_URL,
        audience: 'shop-api',
        scope: 'shop.access',
        allowHttp: false,
      });
      for (const name of Object.keys(given)) {
        expect(() => readConfig({ ...given, [name]: '' })).toThrow(`${name} is missing`);
      }
    });

    it.each([
      ['http://127.0.0.1:4940/x', 'true', true],
      ['http://localhost/x', 'true', true],
      ['http://127.0.0.1:4940/x', 'false', false],
      ['http://127.0.0.1.login.example/x', 'true', false],
      ['http://login.example/x', 'true', false],
      ['ftp://login.example/x', 'true', false],
    ])('%s with DEMO=%s is allowed: %s', (IDENTITY_METADATA_URL, DEMO, isAllowed) => {
      const read = () => readConfig({ ...given, IDENTITY_METADATA_URL, DEMO });
      if (isAllowed) expect(read).not.toThrow();
      else expect(read).toThrow('IDENTITY_METADATA_URL');
    });
  });
});

describe('DATABASE_URL_FILE, as containers hand over secrets', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'upstream-config-')), 'database-url');
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  it('is read, without the line end that editors leave', () => {
    writeFileSync(file, 'postgres://shop:secret@postgres/shop\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://shop:secret@postgres/shop');
  });

  it('says so when it is not there, and when both are set', () => {
    expect(() => readConfig({ DATABASE_URL_FILE: '/nowhere' })).toThrow('DATABASE_URL_FILE cannot be read (ENOENT)');
    expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://a/b' })).toThrow(
      'DATABASE_URL_FILE is set together with DATABASE_URL',
    );
  });
});
