import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { identityOf, readConfig, type Config } from './config.ts';
import { mailOf } from './mail/mail-config.ts';
import { paymentOf } from './payments/payment-config.ts';
import { openSearchOf } from './search-engines/opensearch-config.ts';

type Given = Record<string, string>;
const errorsOf = (given: Given): string[] => {
  const read = readConfig(given);
  return read.ok ? [] : read.errors;
};
const configOf = (given: Given): Config => {
  const read = readConfig(given);
  if (!read.ok) throw new Error(read.errors.join('; '));
  return read.config;
};

describe('the configuration', () => {
  it('starts without any variable: embedded database, loopback, free port, no demo', () => {
    expect(configOf({})).toMatchObject({ HOST: '127.0.0.1', PORT: 0, DATA_DIR: '.data', DEMO: false });
    expect(configOf({})).not.toHaveProperty('DATABASE_URL');
  });

  it('treats an empty variable as missing', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' })).toEqual(configOf({}));
  });

  it('reports all errors at once, each with its variable', () => {
    const invalid = {
      PORT: '99999',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://x',
      DATABASE_READ_URL: 'postgres://db-2/shop,db-3',
      LOG_LEVEL: 'loud',
      SLOW_SALES_DETAILS_MS: '-1',
      DEFAULT_COUNTRY: 'ZZ',
      SHOP_URL: 'https://shop.example/en-gb',
    };
    const names = errorsOf(invalid).map((error) => error.split(':')[0]!);
    expect(names.sort()).toEqual(Object.keys(invalid).sort());
  });

  it('reads the addresses of replicas, which need a primary', () => {
    const DATABASE_URL = 'postgres://db-1/shop';
    for (const DATABASE_READ_URL of ['postgres://db-1,db-2/shop', 'postgres://a@db-2/shop,postgres://b@db-3/shop'])
      expect(configOf({ DATABASE_URL, DATABASE_READ_URL })).toMatchObject({ DATABASE_READ_URL });
    expect(configOf({ DATABASE_URL, DATABASE_READ_URL: '' })).not.toHaveProperty('DATABASE_READ_URL');
    for (const wrong of ['db-2', 'postgres://db-2/shop,', 'postgres://db-2/shop,mysql://db-3/shop'])
      expect(errorsOf({ DATABASE_URL, DATABASE_READ_URL: wrong })).toEqual([
        'DATABASE_READ_URL: must be addresses like postgres://…,postgres://…',
      ]);
    expect(errorsOf({ DATABASE_READ_URL: 'postgres://db-2/shop' })).toEqual([
      'DATABASE_READ_URL: has no use without DATABASE_URL',
    ]);
  });

  describe('the configuration of the identity provider', () => {
    const given = {
      IDENTITY_METADATA_URL: 'https://login.example/shop/b2c_1a_signin/v2.0/.well-known/openid-configuration',
      IDENTITY_AUDIENCE: 'shop-api',
      IDENTITY_SCOPE: 'shop.access',
    };

    it('is complete or absent', () => {
      expect(identityOf(configOf({}))).toBeNull();
      expect(identityOf(configOf(given))).toEqual({
        metadataUrl: given.IDENTITY_METADATA_URL,
        audience: 'shop-api',
        scope: 'shop.access',
        allowHttp: false,
      });
      for (const name of Object.keys(given)) {
        expect(errorsOf({ ...given, [name]: '' })).toContain(`${name}: is not set`);
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
      const errors = errorsOf({ ...given, IDENTITY_METADATA_URL, DEMO });
      if (isAllowed) expect(errors).toEqual([]);
      else expect(errors.join()).toMatch(/^IDENTITY_METADATA_URL: must be/);
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

  it('F6: requires the settings of the named provider, and none without one', () => {
    expect(configOf({})).toMatchObject({ PAYMENT_SESSION_MINUTES: 30, RECONCILE_AFTER_MS: 10_000 });
    expect([paymentOf(configOf({})), mailOf(configOf({}))]).toEqual([null, null]);
    expect(paymentOf(configOf(sandbox))).toEqual({
      provider: 'sandbox',
      url: 'http://127.0.0.1:4940/payments',
      key: 'key',
      hmacKey: 'hmac',
    });
    expect(configOf({ ...sandbox, SHOP_URL: 'http://localhost:3000/' }).SHOP_URL).toBe('http://localhost:3000');
    expect(paymentOf(configOf(adyen))).toMatchObject({ provider: 'adyen', environment: 'test', livePrefix: null });
  });

  it.each([sandbox, adyen])('F6: names each missing variable, and each that belongs to the other provider', (given) => {
    for (const name of Object.keys(given)) {
      if (name === 'DEMO' || name === 'PAYMENT_PROVIDER') continue;
      expect(errorsOf({ ...given, [name]: '' })).toContain(`${name}: is not set`);
    }
    expect(errorsOf({ ...sandbox, ...adyen, DEMO: 'true' })).toContain(
      'SANDBOX_PAYMENT_KEY: has no use without PAYMENT_PROVIDER=sandbox',
    );
    expect(errorsOf({ ...given, PAYMENT_PROVIDER: 'paypal' })).toContain('PAYMENT_PROVIDER: must be sandbox or adyen');
  });

  it('F6: allows no sandbox in production and no mix of test and live', () => {
    expect(errorsOf({ ...sandbox, DEMO: 'false' })).toEqual([
      'PAYMENT_PROVIDER: must not be sandbox without DEMO=true or SANDBOX=true: it takes no money',
    ]);
    expect(errorsOf({ ...sandbox, DEMO: 'false', SANDBOX: 'true' })).toEqual([]);
    const live = { ...adyen, ADYEN_ENVIRONMENT: 'live', ADYEN_CLIENT_KEY: 'live_ABC', ADYEN_LIVE_PREFIX: '17-Vadholm' };
    expect(paymentOf(configOf(live))).toMatchObject({ environment: 'live', livePrefix: '17-Vadholm' });
    expect(errorsOf({ ...live, ADYEN_LIVE_PREFIX: '' })).toEqual(['ADYEN_LIVE_PREFIX: is not set']);
    expect(errorsOf({ ...live, ADYEN_CLIENT_KEY: 'test_ABC' })).toEqual(['ADYEN_CLIENT_KEY: must begin with live_']);
    expect(errorsOf({ ...adyen, ADYEN_HMAC_KEY: 'not hexadecimal' })).toEqual(['ADYEN_HMAC_KEY: must be hexadecimal']);
  });

  it('mail needs the sender and the address of the shop', () => {
    const mail = {
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'Vadholm <a@b.example>',
      SHOP_URL: 'https://shop.example',
    };
    expect(mailOf(configOf(mail))).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(errorsOf({ ...mail, MAIL_FROM: '' })).toEqual(['MAIL_FROM: is not set']);
    expect(errorsOf({ ...mail, SHOP_URL: '' })).toEqual(['SHOP_URL: is not set']);
    expect(errorsOf({ ...mail, SMTP_URL: '' })).toEqual(['MAIL_FROM: has no use without SMTP_URL']);
    expect(errorsOf({ ...mail, SMTP_URL: 'http://mail.example' })).toEqual([
      expect.stringMatching(/^SMTP_URL: must be/),
    ]);
  });

  it('OpenSearch has an address, with https where it has a password', () => {
    expect(openSearchOf(configOf({}))).toBeNull();
    const url = 'https://shop:secret@search.example:9200';
    expect(openSearchOf(configOf({ OPENSEARCH_URL: url }))).toEqual({ url, prefix: 'shop', timeoutMs: 300 });
    for (const safe of ['http://opensearch:9200', 'http://shop:secret@127.0.0.1:9200'])
      expect(openSearchOf(configOf({ OPENSEARCH_URL: safe }))).toMatchObject({ url: safe });
    expect(errorsOf({ OPENSEARCH_URL: 'search.example:9200' })).toEqual([
      'OPENSEARCH_URL: must be an http or https URL',
    ]);
    expect(errorsOf({ OPENSEARCH_URL: 'http://shop:secret@search.example:9200' })).toEqual([
      'OPENSEARCH_URL: must be https where it has a password',
    ]);
    expect(errorsOf({ OPENSEARCH_URL: 'https://search.example/?pretty' })).toEqual([
      'OPENSEARCH_URL: must be an address without a query',
    ]);
    expect(errorsOf({ OPENSEARCH_PREFIX: 'Shop*', OPENSEARCH_TIMEOUT_MS: '0' })).toEqual([
      expect.stringMatching(/^OPENSEARCH_PREFIX: must be lower-case/),
      'OPENSEARCH_TIMEOUT_MS: must be from 10 to 10000',
    ]);
  });
});

describe('DATABASE_URL_FILE, the way containers pass secrets', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'upstream-config-')), 'database-url');
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  it('is read without its trailing line break', () => {
    writeFileSync(file, 'postgres://shop:secret@postgres/shop\n');
    expect(configOf({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://shop:secret@postgres/shop');
  });

  it('exists for every secret', () => {
    writeFileSync(file, 'smtp://mail.example\n');
    const mail = { SMTP_URL_FILE: file, MAIL_FROM: 'a@b.example', SHOP_URL: 'https://shop.example' };
    expect(mailOf(configOf(mail))).toMatchObject({ smtpUrl: 'smtp://mail.example' });
    writeFileSync(file, ' \n');
    expect(errorsOf(mail)).toContain(`SMTP_URL_FILE: the file ${file} is empty`);
    expect(errorsOf({ ADYEN_API_KEY_FILE: '/nowhere' })).toEqual([
      'ADYEN_API_KEY_FILE: the file /nowhere cannot be read (ENOENT)',
    ]);
  });

  it('reports a missing file, and a value that is set twice', () => {
    expect(errorsOf({ DATABASE_URL_FILE: '/nowhere' })).toEqual([
      'DATABASE_URL_FILE: the file /nowhere cannot be read (ENOENT)',
    ]);
    expect(errorsOf({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://a/b' })).toEqual([
      'DATABASE_URL_FILE: is set together with DATABASE_URL; one of the two is enough',
    ]);
  });
});
