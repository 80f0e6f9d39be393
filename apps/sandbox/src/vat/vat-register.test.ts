import { startSandbox, type RunningSandbox } from '@shop/server/testing';

let sandbox: RunningSandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => void (await sandbox.stop()));

const ask = (number: string) => fetch(`${sandbox.url}/vat/DE/${number}`, { signal: AbortSignal.timeout(1_000) });

describe('the VAT register', () => {
  it('accepts all numbers except those that end in 404', async () => {
    expect(await (await ask('811569869')).json()).toEqual({ valid: true });
    expect(await (await ask('811569404')).json()).toEqual({ valid: false });
  });

  it('answers 503 for numbers that end in 503', async () => {
    expect((await ask('811569503')).status).toBe(503);
  });

  it('never answers for numbers that end in 999', async () => {
    await expect(ask('811569999')).rejects.toThrow('timeout');
  });
});
