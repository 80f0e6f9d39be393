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

describe('the configuration of payment and mail', () => {
  const sandbox = {
    DEMO: 'true',
    SHOP_URL: 'http://localhost:3000',
    PAYMENT_PROVIDER: 'sandbox',
    SANDBOX_PAYMENT_URL: 'http://127.0.0.1:4940/payments/',
    SANDBOX_PAYMENT_KEY: 'key',
    SANDBOX_PAYMENT_HMAC_KEY: 'hmac',
  };
  const adyen = {
    SHOP_URL: 'https://shop.example',
    PAYMENT_PROVIDER: 'adyen',
    ADYEN_ENVIRONMENT: 'test',
    ADYEN_MERCHANT_ACCOUNT: 'VadholmECOM',
    ADYEN_API_KEY: 'AQEk',
    ADYEN_CLIENT_KEY: 'test_ABC',
    ADYEN_HMAC_KEY: 'AB'.repeat(32),
  };

  it('F6: is read whole for the provider that is named, and nothing of it is needed without one', () => {
    expect(readConfig({})).toMatchObject({ payment: null, mail: null, shopUrl: null, paymentSessionMinutes: 30 });
    expect(readConfig(sandbox)).toMatchObject({
      payment: { provider: 'sandbox', url: 'http://127.0.0.1:4940/payments', key: 'key', hmacKey: 'hmac' },
      shopUrl: 'http://localhost:3000',
      reconcileAfterMs: 10_000,
    });
    expect(readConfig(adyen).payment).toMatchObject({ provider: 'adyen', environment: 'test', livePrefix: null });
  });

  it.each([sandbox, adyen])('F6: names each variable that is missing, and each of the other provider', (given) => {
    for (const name of Object.keys(given)) {
      if (name === 'DEMO' || name === 'PAYMENT_PROVIDER') continue;
      expect(() => readConfig({ ...given, [name]: '' })).toThrow(`${name} is missing`);
    }
    expect(() => readConfig({ ...sandbox, ...adyen, DEMO: 'true' })).toThrow(
      'SANDBOX_PAYMENT_KEY has no use without PAYMENT_PROVIDER=sandbox',
    );
    expect(() => readConfig({ ...given, PAYMENT_PROVIDER: 'paypal' })).toThrow('PAYMENT_PROVIDER must be');
  });

  it('F6: never takes play money in earnest, nor mixes test and live', () => {
    expect(() => readConfig({ ...sandbox, DEMO: 'false' })).toThrow('PAYMENT_PROVIDER must not be sandbox');
    const live = { ...adyen, ADYEN_ENVIRONMENT: 'live', ADYEN_CLIENT_KEY: 'live_ABC', ADYEN_LIVE_PREFIX: '17-Vadholm' };
    expect(readConfig(live).payment).toMatchObject({ environment: 'live', livePrefix: '17-Vadholm' });
    expect(() => readConfig({ ...live, ADYEN_LIVE_PREFIX: '' })).toThrow('ADYEN_LIVE_PREFIX is missing');
    expect(() => readConfig({ ...live, ADYEN_CLIENT_KEY: 'test_ABC' })).toThrow(
      'ADYEN_CLIENT_KEY must begin with live_',
    );
    expect(() => readConfig({ ...adyen, ADYEN_HMAC_KEY: 'not hexadecimal' })).toThrow('ADYEN_HMAC_KEY must be');
  });

  it('of mail needs sender and address of the shop', () => {
    const mail = {
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'Vadholm <a@b.example>',
      SHOP_URL: 'https://shop.example',
    };
    expect(readConfig(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(() => readConfig({ ...mail, MAIL_FROM: '' })).toThrow('MAIL_FROM is missing');
    expect(() => readConfig({ ...mail, SHOP_URL: '' })).toThrow('SHOP_URL is missing');
    expect(() => readConfig({ ...mail, SMTP_URL: '' })).toThrow('MAIL_FROM has no use');
    expect(() => readConfig({ ...mail, SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL must be');
  });
});

describe('DATABASE_URL_FILE, as containers hand over secrets', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'upstream-config-')), 'database-url');
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  it('is read, without the line end that editors leave', () => {
    writeFileSync(file, 'postgres://shop:secret@postgres/shop\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://shop:secret@postgres/shop');
  });

  it('is offered for every secret', () => {
    writeFileSync(file, 'smtp://mail.example\n');
    const mail = { SMTP_URL_FILE: file, MAIL_FROM: 'a@b.example', SHOP_URL: 'https://shop.example' };
    expect(readConfig(mail).mail).toMatchObject({ smtpUrl: 'smtp://mail.example' });
    writeFileSync(file, ' \n');
    expect(() => readConfig(mail)).toThrow('SMTP_URL_FILE names an empty file');
    expect(() => readConfig({ ADYEN_API_KEY_FILE: '/nowhere' })).toThrow('ADYEN_API_KEY_FILE cannot be read');
  });

  it('says so when it is not there, and when both are set', () => {
    expect(() => readConfig({ DATABASE_URL_FILE: '/nowhere' })).toThrow('DATABASE_URL_FILE cannot be read (ENOENT)');
    expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://a/b' })).toThrow(
      'DATABASE_URL_FILE is set together with DATABASE_URL',
    );
  });
});
