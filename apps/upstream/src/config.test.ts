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
});
