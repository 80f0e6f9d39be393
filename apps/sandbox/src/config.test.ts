import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('starts without any variable: on loopback, on a free port, for a shop on port 3000', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
        HOST: '127.0.0.1',
        PORT: 0,
        SMTP_PORT: 0,
        DATA_DIR: '.data',
        SHOP_URL: 'http://localhost:3000',
        DEMO_ACCOUNTS: 'true',
        ACCESS_TOKEN_SECONDS: 3600,
        LOG_LEVEL: 'info',
      },
    });
  });

  it('reports all errors at once, each with its variable', () => {
    const invalid = {
      PORT: 'x',
      PUBLIC_URL: 'ftp://localhost',
      SMTP_PORT: '70000',
      SHOP_URL: 'localhost:3000',
      ACCESS_TOKEN_SECONDS: '0',
      LOG_LEVEL: 'loud',
    };
    const read = readConfig(invalid);
    const names = read.ok ? [] : read.errors.map((error) => error.split(':')[0]);
    expect(names).toEqual(Object.keys(invalid));
  });

  it('allows only local addresses, as the sandbox publishes a password and shows all mail', () => {
    expect(readConfig({ PUBLIC_URL: 'http://shop.example' })).toMatchObject({
      errors: [expect.stringMatching(/^PUBLIC_URL: must be this machine/)],
    });
    expect(readConfig({ PUBLIC_URL: 'http://localhost:4100/' })).toMatchObject({
      config: { PUBLIC_URL: 'http://localhost:4100' },
    });
  });
});
