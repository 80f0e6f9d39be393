import { createApiClient, items, type ApiRequest } from '@shop/api-contracts';
import { answerSimply, startUpstream, type Answer, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { waitFor } from '../testing/wait-for.ts';
import { createFetcher } from '../render/renderer.ts';

const identity = { requestId: 'request-1', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' };
const options = { ...identity, maxWaitMs: 100 };
const settings: ApiRequest = {
  method: 'GET',
  url: '/settings?t=1',
  headers: { accept: 'application/json' },
  anonymous: false,
};

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close();
});

async function start(answer: Answer = answerSimply): Promise<{ upstream: StandInUpstream; bff: RunningBff }> {
  const upstream = await startUpstream(answer);
  const bff = await startBff(upstream.url);
  running.push(upstream, bff);
  return { upstream, bff };
}

describe('calls made while rendering', () => {
  it('A1: carry no personal data, but request id and trace', async () => {
    const { upstream, bff } = await start();
    const headers = { ...settings.headers, cookie: 'a=b', authorization: 'Bearer x' };
    const response = await bff.deps.callUpstream({ ...settings, headers }, options);
    expect(await response.json()).toEqual({ ok: true });
    expect(upstream.requests[0]).toMatchObject({ url: '/settings?t=1', headers: { 'x-request-id': 'request-1' } });
    expect(upstream.requests[0]?.headers).not.toMatchObject({ cookie: expect.anything() as unknown });
    expect(upstream.requests[0]?.headers['authorization']).toBeUndefined();
    expect(upstream.requests[0]?.headers['traceparent']).toContain(identity.traceId);
  });

  it('work as the fetcher of the API client', async () => {
    const { bff } = await start((_incoming, response) => response.writeHead(404).end('{"title":"none","status":404}'));
    const fetcher = createFetcher(bff.deps.callUpstream, identity, 100);
    const api = createApiClient({ fetcher, market: { language: 'sv', country: 'SE', locale: 'sv-se' } });
    expect(await api.call(items.get, { params: { id: '1' } })).toMatchObject({ ok: false, status: 404 });
  });

  it('write one log line each, with the name of the call', async () => {
    const { bff } = await start();
    await bff.deps.callUpstream({ ...settings, url: '/items/search?expression=secret' }, options);
    expect(bff.log).toEqual([
      expect.objectContaining({
        route: 'items.search',
        group: 'search',
        status: 200,
        attempts: 1,
        requestId: 'request-1',
      }),
    ]);
    expect(JSON.stringify(bff.log)).not.toContain('secret');
  });

  it('reject calls that are not in the contract', async () => {
    const { bff } = await start();
    await expect(bff.deps.callUpstream({ ...settings, url: '/admin' }, options)).rejects.toThrow('Not in the contract');
  });

  it('end with their abort signal, and free upstream', async () => {
    const { upstream, bff } = await start(() => undefined);
    const controller = new AbortController();
    const call = bff.deps.callUpstream(settings, { ...options, signal: controller.signal });
    await waitFor(() => upstream.active === 1);
    controller.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    await waitFor(() => upstream.active === 0, 1_000);
    expect(bff.deps.upstream.gates.content).toMatchObject({ inFlight: 0, waiting: 0 });
  });

  it('are sent again when a kept-alive socket is closed', async () => {
    const used = new WeakSet<object>();
    const { bff } = await start((incoming, response) => {
      if (used.has(incoming.socket)) incoming.socket.destroy();
      else response.end('{}');
      used.add(incoming.socket);
    });
    for (let n = 0; n < 4; n += 1) expect((await bff.deps.callUpstream(settings, options)).status).toBe(200);
  });

  it('share sockets with the proxy', async () => {
    const { upstream, bff } = await start();
    await bff.deps.callUpstream(settings, options);
    await fetch(`${bff.url}/api/settings`, { headers: { 'x-csrf': '1' } });
    await bff.deps.callUpstream(settings, options);
    expect(upstream.accepted).toBe(1);
  });
});
