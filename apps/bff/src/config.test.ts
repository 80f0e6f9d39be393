import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configRules } from './config-rules.ts';
import { readConfig as readWith } from './config.ts';
import { identityEnvironment } from './testing/identity-environment.ts';

const readConfig = (environment: Record<string, string | undefined>) => readWith(environment, configRules);
const working: Record<string, string> & { UPSTREAM_URL: string } = {
  ...identityEnvironment(),
  UPSTREAM_URL: 'http://127.0.0.1:4000',
  PUBLIC_URL: 'http://localhost:3000',
};

describe('configuration', () => {
  it('requires only its public and the upstream URL, an identity provider and a session store', () => {
    const read = readConfig(working);
    expect(read).toMatchObject({ ok: true, config: { PORT: 3000, HOST: '127.0.0.1', DEMO: false } });
  });

  it('N3: uses 80 sockets, 10 free sockets, 60 s and 5 min by default', () => {
    const read = readConfig(working);
    expect(read).toMatchObject({
      config: {
        AGENT_MAX_SOCKETS: 80,
        AGENT_MAX_FREE_SOCKETS: 10,
        AGENT_TIMEOUT_MS: 60_000,
        AGENT_FREE_SOCKET_TIMEOUT_MS: 300_000,
      },
    });
    expect(readConfig({ ...working, AGENT_MAX_SOCKETS: '40' })).toMatchObject({ config: { AGENT_MAX_SOCKETS: 40 } });
  });

  it('reports all errors at once', () => {
    const read = readConfig({
      ...identityEnvironment(),
      PORT: 'x',
      PUBLIC_URL: 'ftp://shop',
      LOG_LEVEL: 'loud',
      GROUP_LIMITS: 'search',
    });
    expect(read.ok).toBe(false);
    const names = read.ok ? [] : read.errors.map((error) => error.split(':')[0]);
    expect(names.sort()).toEqual(['GROUP_LIMITS', 'LOG_LEVEL', 'PORT', 'PUBLIC_URL', 'UPSTREAM_URL']);
  });

  it('M1: takes chat and notifications from https addresses, and whole origins only', () => {
    const wrong = [
      { CHAT_SCRIPT_URL: 'http://chat.example/chat.js' },
      { CHAT_SCRIPT_URL: 'chat.js' },
      { NOTIFICATIONS_SCRIPT_URL: 'http://notify.example/bell.js' },
      { OUTSIDE_ORIGINS: 'ws://chat-api.example' },
      { OUTSIDE_ORIGINS: 'http://chat-api.example' },
      { OUTSIDE_ORIGINS: 'https://chat-api.example/' },
      { OUTSIDE_ORIGINS: 'https://chat-api.example https://*.example/path' },
      { OUTSIDE_ORIGINS: "https://chat-api.example 'unsafe-inline'" },
      { OUTSIDE_ORIGINS: 'https://chat-api.example;object-src' },
    ];
    for (const given of wrong) {
      const [name] = Object.keys(given);
      const read = readConfig({ ...working, ...given });
      expect(read).toMatchObject({ ok: false, errors: [expect.stringMatching(new RegExp(`^${name}: `))] });
    }
    const given = {
      CHAT_SCRIPT_URL: 'http://127.0.0.1:4100/chat.js',
      OUTSIDE_ORIGINS: ' https://chat-api.example  wss://chat-api.example ',
    };
    expect(readConfig({ ...working, ...given })).toMatchObject({
      ok: true,
      config: { OUTSIDE_ORIGINS: ['https://chat-api.example', 'wss://chat-api.example'] },
    });
  });

  it('reports missing variables, and rejects URLs with parts that it would ignore', () => {
    expect(readConfig(identityEnvironment())).toEqual({
      ok: false,
      errors: [
        'UPSTREAM_URL: is not set',
        'PUBLIC_URL: is not set; give scheme and host as browsers know them, like https://shop.example',
      ],
    });
    for (const PUBLIC_URL of ['https://shop.example/shop', 'https://shop.example?x', 'https://a:b@shop.example'])
      expect(readConfig({ ...working, PUBLIC_URL })).toMatchObject({
        errors: [expect.stringMatching(/^PUBLIC_URL: /)],
      });
    for (const AZURE_POLICY_BASE of [
      'https://login.example/t?x=1',
      'https://a:b@login.example/t',
      'https://login.example/#t',
    ])
      expect(readConfig({ ...working, AZURE_POLICY_BASE })).toMatchObject({
        errors: [expect.stringMatching(/^AZURE_POLICY_BASE: /)],
      });
    expect(readConfig({ ...working, PUBLIC_URL: 'https://shop.example/' }).ok).toBe(true);
  });

  it('takes its own port on this machine as public URL in demo mode alone', () => {
    const { PUBLIC_URL: _given, ...without } = working;
    expect(readConfig({ ...without, DEMO: 'true', PORT: '3100' })).toMatchObject({
      config: { PUBLIC_URL: new URL('http://localhost:3100') },
    });
    expect(readConfig(without)).toMatchObject({
      ok: false,
      errors: [expect.stringMatching(/^PUBLIC_URL: is not set; /)],
    });
  });

  it('allows demo mode only when the shop runs on this machine', () => {
    const demo = { ...working, DEMO: 'true' };
    expect(readConfig({ ...demo, PUBLIC_URL: 'https://shop.example' })).toMatchObject({
      ok: false,
      errors: [expect.stringMatching(/^DEMO: is allowed only/)],
    });
    for (const url of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(readConfig({ ...demo, PUBLIC_URL: url }).ok).toBe(true);
    }
    expect(readConfig({ ...working, PUBLIC_URL: 'https://shop.example' }).ok).toBe(true);
  });

  it('lets a shop of one’s own have the sandbox beside it, on this machine alone', () => {
    const trial = {
      ...working,
      SANDBOX: 'true',
      PAYMENT_PROVIDER: 'sandbox',
      AZURE_POLICY_BASE: 'http://127.0.0.1:4100/x',
    };
    expect(readConfig({ ...trial, PUBLIC_URL: 'http://localhost:3000' }).ok).toBe(true);
    expect(readConfig({ ...trial, PUBLIC_URL: 'https://shop.example' })).toMatchObject({
      errors: [expect.stringMatching(/^SANDBOX: is allowed only/)],
    });
  });

  it.each(['0x10', '1e3', '-1', '80.0', ' 80'])('accepts only digits in numbers: %s', (PORT) => {
    expect(readConfig({ ...working, PORT, PAGE_FRESH_MS: PORT })).toEqual({
      ok: false,
      errors: ['PORT: must be a whole number', 'PAGE_FRESH_MS: must be a whole number'],
    });
  });

  it.each(['1', 'yes', 'TRUE'])('accepts only true and false for DEMO, not %s', (DEMO) => {
    expect(readConfig({ ...working, DEMO })).toEqual({ ok: false, errors: ['DEMO: must be true or false'] });
  });

  it('reports the DEMO error together with all others', () => {
    const invalid = { ...working, DEMO: 'true', PUBLIC_URL: 'https://shop.example', PORT: 'x' };
    expect(readConfig(invalid)).toMatchObject({
      errors: ['PORT: must be a whole number', expect.stringMatching(/^DEMO: is allowed only/)],
    });
  });

  it.each([
    [{ PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL: must be https; http is allowed only on this machine'],
    [{ SESSION_IDLE_MS: '30000000' }, 'SESSION_IDLE_MS: must not be above SESSION_LIFETIME_MS (28800000)'],
    [{ SESSION_LIFETIME_MS: '60000' }, 'SESSION_LIFETIME_MS: must not be below SESSION_IDLE_MS (1800000)'],
    [{ AGENT_MAX_FREE_SOCKETS: '90' }, 'AGENT_MAX_FREE_SOCKETS: must not be above AGENT_MAX_SOCKETS (80)'],
    [{ HEADERS_TIMEOUT_MS: '90000' }, 'HEADERS_TIMEOUT_MS: must not be above REQUEST_TIMEOUT_MS (30000)'],
    [{ GROUP_LIMITS: 'search=0' }, 'GROUP_LIMITS: must look like search=20,browse=30, from 1'],
    [
      { PAYMENT_PROVIDER: 'sandbox' },
      'PAYMENT_PROVIDER: must not be sandbox without DEMO=true or SANDBOX=true: it takes no money',
    ],
    [
      { SECURITY_CONTACTS: 'security@shop.example' },
      'SECURITY_CONTACTS: must be mailto: or https: URIs, separated by spaces',
    ],
    [
      { SECURITY_CONTACTS: 'mailto:security' },
      'SECURITY_CONTACTS: must be mailto: or https: URIs, separated by spaces',
    ],
    [
      { SECURITY_CONTACTS: 'http://shop.example/report' },
      'SECURITY_CONTACTS: must be mailto: or https: URIs, separated by spaces',
    ],
    [
      { SECURITY_POLICY_URL: 'https://shop.example/rules' },
      'SECURITY_CONTACTS: is not set, and SECURITY_POLICY_URL has no use without it',
    ],
  ])('rejects values that contradict each other or would serve nobody: %j', (given, error) => {
    expect(readConfig({ ...working, ...given })).toEqual({ ok: false, errors: [error] });
  });

  it('reads limits per upstream group', () => {
    expect(readConfig({ ...working, GROUP_LIMITS: 'search=20,browse=30' })).toMatchObject({
      config: { GROUP_LIMITS: { search: 20, browse: 30 } },
    });
  });

  it('rejects unknown groups and invalid proxies, together with the other errors', () => {
    const read = readConfig({ ...working, GROUP_LIMITS: 'serach=20', TRUST_PROXY: '10.0.0.0/99' });
    expect(read.ok ? [] : read.errors.map((error) => error.split(':')[0]).sort()).toEqual([
      'GROUP_LIMITS',
      'TRUST_PROXY',
    ]);
    for (const proxies of ['1', 'loopback', '10.0.0.1, 10.1.0.0/16', 'fd00::/8']) {
      expect(readConfig({ ...working, TRUST_PROXY: proxies })).toMatchObject({ ok: true });
    }
  });

  const without = (...names: string[]): Record<string, string> =>
    Object.fromEntries(Object.entries(working).filter(([name]) => !names.includes(name)));
  const errorsOf = (environment: Record<string, string>): string[] => {
    const read = readConfig(environment);
    return read.ok ? [] : read.errors;
  };

  it('reports every missing identity variable', () => {
    expect(
      errorsOf({ PUBLIC_URL: 'http://localhost:3000', UPSTREAM_URL: working.UPSTREAM_URL }).map(
        (error) => error.split(':')[0],
      ),
    ).toEqual([
      'AZURE_CLIENT_ID',
      'AZURE_CLIENT_SECRET',
      'AZURE_POLICY_BASE',
      'AZURE_SIGN_IN_POLICY',
      'AZURE_PASS_RESET_POLICY',
      'AZURE_B2C_SCOPES',
      'SESSION_SECRET',
      'DATA_DIR',
    ]);
    expect(errorsOf({ ...working, SESSION_SECRET: 'short' })).toEqual([expect.stringMatching(/^SESSION_SECRET: .*32/)]);
  });

  it.each([
    ['http://login.example/shop', 'true', 1],
    ['http://127.0.0.1:4100/shop', '', 1],
    ['http://127.0.0.1:4100/shop', 'true', 0],
    ['https://login.example/shop', '', 0],
  ])(
    'allows an identity provider without https only in demo mode on this machine: %s, DEMO=%s',
    (base, DEMO, errors) => {
      const found = errorsOf({ ...working, DEMO, AZURE_POLICY_BASE: base });
      expect(found).toEqual(errors === 0 ? [] : [expect.stringMatching(/^AZURE_POLICY_BASE: must be https/)]);
    },
  );

  it('N13: requires a session store: Redis, or a writable folder', () => {
    expect(errorsOf(without('DATA_DIR'))).toEqual([
      'DATA_DIR: is not set, and REDIS_URL is not set: the sessions need one of the two',
    ]);
    expect(errorsOf({ ...working, DATA_DIR: '/proc/none' })).toEqual([
      expect.stringMatching(/^DATA_DIR: the folder \/proc\/none cannot be written \(\w+\), and REDIS_URL is not set/),
    ]);
    expect(errorsOf({ ...without('DATA_DIR'), REDIS_URL: 'rediss://user:secret@redis:6379/0' })).toEqual([]);
    expect(errorsOf({ ...without('DATA_DIR'), REDIS_URL: 'http://redis' })).toEqual([
      expect.stringMatching(/^REDIS_URL: must be a redis or rediss URL/),
    ]);
  });

  it('N13: reads secrets from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bff-secrets-'));
    const file = (name: string, content: string): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const environment = {
      ...without('SESSION_SECRET', 'AZURE_CLIENT_SECRET', 'DATA_DIR'),
      SESSION_SECRET_FILE: file('session', 'a secret in a file, also longer than 32 characters\n'),
      AZURE_CLIENT_SECRET_FILE: file('client', 'from a file\n'),
      REDIS_URL_FILE: file('redis', 'redis://redis:6379'),
    };
    expect(readConfig(environment)).toMatchObject({
      config: {
        SESSION_SECRET: 'a secret in a file, also longer than 32 characters',
        AZURE_CLIENT_SECRET: 'from a file',
        REDIS_URL: 'redis://redis:6379',
      },
    });
    const errors = errorsOf({
      ...environment,
      SESSION_SECRET_FILE: join(folder, 'none'),
      AZURE_CLIENT_SECRET: 'twice',
      REDIS_URL_FILE: file('empty', ' \n'),
      DATA_DIR: working['DATA_DIR'] ?? '',
    });
    expect(errors).toEqual([
      expect.stringMatching(/^SESSION_SECRET: /),
      expect.stringMatching(/^AZURE_CLIENT_SECRET_FILE: is set together/),
      expect.stringMatching(/^SESSION_SECRET_FILE: the file .* cannot be read \(ENOENT\)/),
      expect.stringMatching(/^REDIS_URL_FILE: the file .* is empty/),
    ]);
    expect(errors.join()).not.toMatch(/twice/);
  });

  it('F6: requires ADYEN_ENVIRONMENT when payments go through Adyen, and rejects it otherwise', () => {
    const adyen = { ...working, PAYMENT_PROVIDER: 'adyen' };
    expect(readConfig({ ...adyen, ADYEN_ENVIRONMENT: 'test' })).toMatchObject({ ok: true });
    expect(readConfig(adyen)).toMatchObject({ errors: [expect.stringContaining('ADYEN_ENVIRONMENT: is not set')] });
    expect(readConfig({ ...working, ADYEN_ENVIRONMENT: 'test' })).toMatchObject({
      errors: [expect.stringContaining('has no use')],
    });
    expect(readConfig({ ...adyen, ADYEN_ENVIRONMENT: 'live-mars' })).toMatchObject({ ok: false });
  });
});
