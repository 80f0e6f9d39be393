import { readConfig } from './config.ts';

const working = { UPSTREAM_URL: 'http://127.0.0.1:4000' };

describe('configuration', () => {
  it('needs nothing but the address of upstream', () => {
    const read = readConfig(working);
    expect(read).toMatchObject({ ok: true, config: { PORT: 3000, HOST: '127.0.0.1', DEMO: false } });
  });

  it('N3: calls upstream with 80 sockets, 10 free ones, 60 s and 5 min unless told otherwise', () => {
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

  it('names all faults at once', () => {
    const read = readConfig({ PORT: 'x', PUBLIC_URL: 'ftp://shop', LOG_LEVEL: 'loud', GROUP_LIMITS: 'search' });
    expect(read.ok).toBe(false);
    const names = read.ok ? [] : read.faults.map((fault) => fault.split(':')[0]);
    expect(names.sort()).toEqual(['GROUP_LIMITS', 'LOG_LEVEL', 'PORT', 'PUBLIC_URL', 'UPSTREAM_URL']);
  });

  it('takes demo mode only where the shop is on this machine', () => {
    const demo = { ...working, DEMO: 'true' };
    expect(readConfig({ ...demo, PUBLIC_URL: 'https://shop.example' })).toMatchObject({
      ok: false,
      faults: [expect.stringMatching(/^DEMO: is allowed only/)],
    });
    for (const url of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(readConfig({ ...demo, PUBLIC_URL: url }).ok).toBe(true);
    }
    expect(readConfig({ ...working, PUBLIC_URL: 'https://shop.example' }).ok).toBe(true);
  });

  it('reads limits per upstream group', () => {
    expect(readConfig({ ...working, GROUP_LIMITS: 'search=20,browse=30' })).toMatchObject({
      config: { GROUP_LIMITS: { search: 20, browse: 30 } },
    });
  });

  it('refuses a group that does not exist and proxies that are none, with the other faults', () => {
    const read = readConfig({ ...working, GROUP_LIMITS: 'serach=20', TRUST_PROXY: '10.0.0.0/99' });
    expect(read.ok ? [] : read.faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'GROUP_LIMITS',
      'TRUST_PROXY',
    ]);
    for (const proxies of ['1', 'loopback', '10.0.0.1, 10.1.0.0/16', 'fd00::/8']) {
      expect(readConfig({ ...working, TRUST_PROXY: proxies })).toMatchObject({ ok: true });
    }
  });
});
