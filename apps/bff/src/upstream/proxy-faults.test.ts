import { Agent, get, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { answerSimply, startUpstream, type Answer, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type BffOptions, type RunningBff } from '../testing/start-bff.ts';
import { endpointsWithChanges } from '../testing/test-endpoints.ts';
import { waitFor } from '../testing/wait-for.ts';

const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close();
});

async function start(
  answer: Answer,
  options: BffOptions = {},
): Promise<{ upstream: StandInUpstream; bff: RunningBff }> {
  const upstream = await startUpstream(answer);
  const bff = await startBff(upstream.url, { endpoints: endpointsWithChanges, ...options });
  running.push(upstream, bff);
  return { upstream, bff };
}

const pathOf = (incoming: IncomingMessage): string => (incoming.url ?? '').split('?')[0] ?? '';

/** Never answers searches, but everything else. */
const searchHangs: Answer = (incoming, response, body) => {
  if (!pathOf(incoming).startsWith('/items/search')) answerSimply(incoming, response, body);
};

async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  return [await work, performance.now() - startedAt];
}

describe('a failure that upstream reports', () => {
  it.each([
    ['its own reason', { 'x-reason-code': 'database_down' }, 'database_down'],
    ['a reason by the status where upstream gives none', {}, 'upstream_down'],
  ])('has %s, in the answer and in the log', async (_what, given, reason) => {
    const { bff } = await start((_incoming, response) => {
      response.writeHead(503, { 'content-type': 'application/problem+json', ...given });
      response.end('{"status":503,"title":"Service unavailable","code":"x","requestId":"y"}');
    });
    const answer = await request(bff.url).get('/api/settings').set(ours);
    expect([answer.status, answer.headers['x-reason-code']]).toEqual([503, reason]);
    expect(bff.log.at(-1)).toMatchObject({ status: 503, reason });
  });
});

describe('an upstream group that hangs', () => {
  const hang = (bff: RunningBff, count: number) =>
    Array.from({ length: count }, () => {
      const hanging = get(`${bff.url}/api/items/search?expression=a`, { headers: ours }, (answer) => answer.resume());
      hanging.on('error', () => undefined);
      return hanging;
    });

  it('does not slow down the others', async () => {
    const { upstream, bff } = await start(searchHangs);
    const hanging = hang(bff, 120);
    await waitFor(() => upstream.active >= 10);
    const calls = Array.from({ length: 20 }, () => timed(request(bff.url).get('/api/settings').set(ours)));
    for (const [answer, ms] of await Promise.all(calls)) {
      expect(answer.status).toBe(200);
      expect(ms).toBeLessThan(3_000);
    }
    for (const one of hanging) one.destroy();
  });

  it('takes all sockets without limits per group, and the others wait (negative control)', async () => {
    const { upstream, bff } = await start(searchHangs, { protections: { bulkheads: false } });
    const hanging = hang(bff, 120);
    await waitFor(() => upstream.active >= 80);
    const settings = request(bff.url)
      .get('/api/settings')
      .set(ours)
      .then((answer) => answer.status);
    const winner = await Promise.race([settings, sleep(500, 'waiting')]);
    expect(winner).toBe('waiting');
    for (const one of hanging) one.destroy();
    expect(await settings).toBe(200);
  });

  it('gets calls refused with 503 and Retry-After within 100 ms when its queue is full', async () => {
    const { upstream, bff } = await start(searchHangs);
    const hanging = hang(bff, 20);
    await waitFor(() => upstream.active >= 10);
    const [answer, ms] = await timed(request(bff.url).get('/api/items/search?expression=b').set(ours));
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '1', 'x-reason-code': 'overload' });
    expect(answer.body).toMatchObject({ code: 'overload', requestId: answer.headers['x-request-id'] });
    // about 90 ms on an idle machine; without the refusal it would take the group's 10 s
    expect(ms).toBeLessThan(1_000);
    for (const one of hanging) one.destroy();
  });

  it('gets calls aborted with 504 after their time limit', async () => {
    const { upstream, bff } = await start(searchHangs);
    const reviews: Answer = () => undefined;
    upstream.server
      .removeAllListeners('request')
      .on('request', (incoming, response) => reviews(incoming, response, ''));
    const [answer, ms] = await timed(request(bff.url).get('/api/items/1/reviews').set(ours));
    expect(answer.status).toBe(504);
    expect(answer.body).toMatchObject({ code: 'upstream_timeout' });
    expect(ms).toBeGreaterThan(4_500);
    expect(ms).toBeLessThan(7_000);
  });
});

describe('pictures of a list that is scrolled fast', () => {
  it('all come, however slowly a busy upstream answers', async () => {
    const { upstream, bff } = await start((_incoming, response) => setTimeout(() => response.end('<svg/>'), 250));
    const pictures = Array.from({ length: 40 }, (_, n) =>
      request(bff.url).get(`/media/${'a'.repeat(16)}/drawing-${n}.svg`),
    );
    const answers = await Promise.all(pictures);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(upstream.requests).toHaveLength(40);
  });
});

describe('a kept-alive socket that upstream has closed', () => {
  /** Answers the first request of a socket, and resets the socket when the second arrives. */
  function secondDies(
    answered: (incoming: IncomingMessage, response: ServerResponse) => void = (_incoming, response) =>
      void response.end('{}'),
  ): Answer {
    const used = new WeakSet<object>();
    return (incoming, response) => {
      if (used.has(incoming.socket)) incoming.socket.resetAndDestroy();
      else answered(incoming, response);
      used.add(incoming.socket);
    };
  }
  const key = { 'idempotency-key': 'k1' };

  it('does not fail a read: it is sent again on a new socket', async () => {
    const { upstream, bff } = await start(secondDies());
    for (let n = 0; n < 6; n += 1) expect((await request(bff.url).get('/api/settings').set(ours)).status).toBe(200);
    expect(upstream.requests.length).toBeGreaterThan(6);
  });

  it('fails a read without retries (negative control)', async () => {
    const { bff } = await start(secondDies(), { protections: { retry: false } });
    await request(bff.url).get('/api/settings').set(ours);
    const answer = await request(bff.url).get('/api/settings').set(ours);
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ code: 'upstream_reset' });
  });

  it('does not fail a change with an idempotency key: it is sent again with the same key and bytes', async () => {
    const { upstream, bff } = await start(secondDies());
    const add = () =>
      request(bff.url)
        .post('/api/cart/c1/add')
        .set({ ...ours, ...key })
        .send({ quantity: 2 });
    expect((await add()).status).toBe(200);
    expect((await add()).status).toBe(200);
    expect(upstream.requests.map((one) => [one.headers['idempotency-key'], one.body])).toEqual(
      Array(3).fill(['k1', '{"quantity":2}']),
    );
  });

  it('does not fail a large change with an idempotency key; a change without a key gets 502 upstream_reset', async () => {
    const { bff } = await start(secondDies());
    const add = (headers: object, body: object) =>
      request(bff.url)
        .post('/api/cart/c1/add')
        .set({ ...ours, ...headers })
        .send(body);
    await add(key, {});
    const withoutKey = await add({}, { quantity: 1 });
    expect([withoutKey.status, (withoutKey.body as { code: string }).code]).toEqual([502, 'upstream_reset']);
    await add(key, {});
    expect((await add(key, { text: 'x'.repeat(300_000) })).status).toBe(200);
  });

  it('a large change arrives whole', async () => {
    const { upstream, bff } = await start(answerSimply);
    const body = { text: 'x'.repeat(300_000) };
    await request(bff.url).post('/api/cart/c1/add').set(ours).send(body);
    expect(upstream.requests[0]?.body).toBe(JSON.stringify(body));
  });

  it('makes a repeated change wait while its first attempt is in progress', async () => {
    let isInWork = true;
    setTimeout(() => (isInWork = false), 700);
    const answered = (incoming: IncomingMessage, response: ServerResponse): void => {
      const isFirst = incoming.headers['idempotency-key'] === 'k0';
      if (!isFirst && isInWork) response.writeHead(409, { 'retry-after': '1' }).end('{}');
      else response.end('{"done":true}');
    };
    const { bff } = await start(secondDies(answered));
    const add = (name: string) =>
      request(bff.url)
        .post('/api/cart/c1/add')
        .set({ ...ours, 'idempotency-key': name })
        .send({});
    await add('k0');
    const answer = await add('k1');
    expect([answer.status, answer.text]).toEqual([200, '{"done":true}']);
  });
});

describe('when upstream is down', () => {
  it('a call is 503 upstream_down with its request id', async () => {
    const { upstream, bff } = await start(answerSimply);
    await upstream.close();
    const answer = await request(bff.url).get('/api/settings').set(ours);
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'upstream_down', requestId: answer.headers['x-request-id'] });
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('an upstream error without a code gets one, and upstream’s own problems are passed on', async () => {
    const { bff } = await start((incoming, response) => {
      if (pathOf(incoming) === '/countries') {
        response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"maintenance"}');
      } else response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>stack</pre>');
    });
    expect((await request(bff.url).get('/api/countries').set(ours)).body).toEqual({ code: 'maintenance' });
    const answer = await request(bff.url).get('/api/settings').set(ours);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([502, 'upstream_reset']);
    expect(answer.text).not.toContain('stack');
  });
});

describe('a browser that disconnects', () => {
  it('frees upstream within a second and leaves no socket behind', async () => {
    const { upstream, bff } = await start((incoming, response) => {
      if (pathOf(incoming) === '/settings') response.end('{}');
      else if (pathOf(incoming) === '/countries') response.write('[');
    });
    const calls = ['/api/items/search?expression=a', '/api/countries', '/api/items/1'].flatMap((path) =>
      Array.from({ length: 7 }, () => {
        const call = get(bff.url + path, { headers: ours });
        call.on('error', () => undefined);
        return call;
      }),
    );
    await waitFor(() => upstream.active === 21);
    for (const call of calls) call.destroy();
    await waitFor(() => upstream.active === 0, 1_000);
    await waitFor(() => upstream.sockets.size === 0, 1_000);
    for (const gate of Object.values(bff.deps.upstream.gates)) expect(gate).toMatchObject({ inFlight: 0, waiting: 0 });
    expect((await request(bff.url).get('/api/settings').set(ours)).status).toBe(200);
  });

  it('with half a body sent causes no upstream call', async () => {
    const { upstream, bff } = await start(answerSimply);
    const headers = { ...ours, 'content-length': '100' };
    const call = send(`${bff.url}/api/cart/c1/add`, { method: 'POST', headers });
    call.on('error', () => undefined);
    call.write('half');
    await sleep(100);
    call.destroy();
    await sleep(100);
    expect(upstream.requests).toEqual([]);
  });
});

describe('sockets to upstream', () => {
  it('are reused: 25 callers open fewer than 20 connections in 1,000 requests, and none is left over', async () => {
    const body = JSON.stringify({ filler: 'x'.repeat(8_000) });
    const { upstream, bff } = await start((_incoming, response) => {
      response.setHeader('content-length', body.length);
      response.end(body);
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 25 });
    const call = () =>
      new Promise<number>((resolve, reject) => {
        get(`${bff.url}/api/settings`, { headers: ours, agent }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        }).on('error', reject);
      });
    const caller = async (): Promise<void> => {
      for (let n = 0; n < 40; n += 1) expect(await call()).toBe(200);
    };
    await Promise.all(Array.from({ length: 25 }, caller));
    expect(upstream.requests).toHaveLength(1_000);
    expect(upstream.accepted).toBeLessThan(20);
    await waitFor(() => upstream.sockets.size <= 10);
    agent.destroy();
  });

  it('that break in the middle of an answer break the browser’s too, so that it does not count as complete', async () => {
    const { bff } = await start((incoming, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write('half', () => incoming.socket.destroy());
    });
    await expect(request(bff.url).get('/api/settings').set(ours)).rejects.toThrow();
  });
});
