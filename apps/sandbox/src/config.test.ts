import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('starts without any variable: on loopback, on a free port, for the shop on its usual one', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 0,
      smtpPort: 0,
      publicUrl: undefined,
      directory: '.data/sandbox',
      shopUrl: 'http://localhost:3000',
      accessTokenSeconds: 3600,
    });
  });

  it('names all faults at once, each with its variable', () => {
    const faulty = {
      PORT: 'x',
      SMTP_PORT: '70000',
      PUBLIC_URL: 'ftp://localhost',
      SHOP_URL: 'localhost:3000',
      LOG_LEVEL: 'loud',
      ACCESS_TOKEN_SECONDS: '0',
    };
    const fault = (() => {
      try {
        return readConfig(faulty);
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(ConfigError);
    for (const name of Object.keys(faulty)) expect((fault as Error).message).toContain(name);
  });

  it('is for this machine only: it publishes a password and shows all mail', () => {
    expect(() => readConfig({ PUBLIC_URL: 'http://shop.example' })).toThrow(/PUBLIC_URL must be this machine/);
    expect(readConfig({ PUBLIC_URL: 'http://localhost:4100/' }).publicUrl).toBe('http://localhost:4100');
  });
});
