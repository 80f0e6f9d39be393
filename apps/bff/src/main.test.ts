import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFakeWebDist } from './testing/fake-web-dist.ts';
import { identityEnvironment } from './testing/identity-environment.ts';
import { startUpstream, type StandInUpstream } from './testing/stand-in-upstream.ts';
import { waitFor } from './testing/wait-for.ts';

interface Started {
  child: ChildProcess;
  stderr: () => string;
  lines: string[];
}

function startProcess(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--conditions=@shop/source', join(__dirname, 'main.ts')], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return { child, stderr: () => stderr, lines };
}

async function startServer(
  environment: Record<string, string>,
): Promise<Started & { address: string; metricsAddress: string }> {
  const started = startProcess({
    ...identityEnvironment(),
    PORT: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'http://localhost',
    WEB_DIST: createFakeWebDist(),
    ...environment,
  });
  await waitFor(() => started.lines.length > 0, 15_000);
  return { ...started, ...(JSON.parse(started.lines[0] ?? '{}') as { address: string; metricsAddress: string }) };
}

function visit(url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'x-csrf': '1' } }, (answer) => {
      let body = '';
      answer
        .on('data', (chunk) => (body += String(chunk)))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

let upstream: StandInUpstream;
let slow = false;
beforeAll(async () => {
  upstream = await startUpstream((_incoming, response) =>
    setTimeout(() => response.end('{"ok":true}'), slow ? 900 : 0),
  );
});
afterAll(() => upstream.close());

describe('the process', () => {
  it('N13: serves pages and metrics, and on SIGTERM fails readiness first, finishes calls in flight and exits with 0', async () => {
    const server = await startServer({ UPSTREAM_URL: upstream.url, SHUTDOWN_DELAY_MS: '500' });
    expect(await visit(`${server.address}/sv-se/`)).toMatchObject({ status: 200 });
    expect((await visit(`${server.metricsAddress}/metrics`)).body).toMatch(
      /bff_request_duration_seconds_count\{route="page home",status="2xx"\} 1/,
    );
    expect((await visit(`${server.address}/readyz`)).status).toBe(200);

    slow = true;
    const inFlight = visit(`${server.address}/api/settings`);
    await waitFor(() => upstream.active === 1);
    server.child.kill('SIGTERM');
    await sleep(150);
    expect((await visit(`${server.address}/readyz`)).status).toBe(503);
    expect((await visit(`${server.address}/healthz`)).status).toBe(200);
    expect(await inFlight).toEqual({ status: 200, body: '{"ok":true}' });
    expect(await once(server.child, 'exit')).toEqual([0, null]);
    expect(server.stderr()).toBe('');
  });

  it('is ready only after upstream has answered once, and stays ready when upstream fails later', async () => {
    const late = createServer((_request, response) => response.end('[]'));
    late.listen(0, '127.0.0.1');
    await once(late, 'listening');
    const { port } = late.address() as AddressInfo;
    late.close();
    const server = await startServer({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
    const ready = async () =>
      Object.values(await visit(`${server.address}/readyz`))
        .join(' ')
        .trim();
    await sleep(600);
    expect(await ready()).toBe('503 waiting for upstream');
    late.listen(port, '127.0.0.1');
    for (let n = 0; n < 50 && (await ready()) !== '200 ready'; n += 1) await sleep(100);
    late.close();
    late.closeAllConnections();
    expect(await ready()).toBe('200 ready');
    // neither the attempts nor their failures fill the log
    expect(server.lines.filter((line) => line.includes('"call"'))).toEqual([]);
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
  });

  it('is not ready while the shop has no market, and says so', async () => {
    const empty = await startUpstream((_incoming, response) => {
      response.writeHead(503, { 'content-type': 'application/problem+json', 'x-reason-code': 'no_market' });
      response.end('{}');
    });
    const server = await startServer({ UPSTREAM_URL: empty.url });
    await waitFor(() => empty.requests.length > 0);
    await sleep(300);
    expect(await visit(`${server.address}/readyz`)).toEqual({ status: 503, body: 'no_market: import a catalogue\n' });
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    await empty.close();
  });

  it('rejects an invalid configuration with exit code 1, and reports all errors at once', async () => {
    const { child, stderr } = startProcess({ PORT: 'x', DEMO: 'perhaps' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    for (const name of ['PORT', 'DEMO', 'UPSTREAM_URL', 'SESSION_SECRET', 'DATA_DIR'])
      expect(stderr()).toContain(`  ${name}: `);
  });

  it('sets a damaged session file aside, reports it and starts; nothing is deleted', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'bff-damaged-'));
    mkdirSync(join(DATA_DIR, 'bff'));
    writeFileSync(join(DATA_DIR, 'bff/sessions.sqlite'), 'no database '.repeat(500));
    const { child, lines } = startProcess({
      ...identityEnvironment(),
      UPSTREAM_URL: upstream.url,
      PUBLIC_URL: 'http://localhost',
      WEB_DIST: createFakeWebDist(),
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR,
      REDIS_URL: '',
    });
    await waitFor(() => lines.length > 1, 15_000);
    const [warning, listening] = lines.map((line) => JSON.parse(line) as Record<string, string>);
    expect(warning).toMatchObject({ level: 50, msg: expect.stringContaining('damaged') as string });
    expect(readFileSync(warning!['movedTo']!, 'utf8')).toContain('no database');
    await waitFor(() => lines.length > 1);
    let status = 0;
    for (let n = 0; status !== 200 && n < 50; n += 1) {
      ({ status } = await visit(`${listening!['address']}/readyz`));
      await sleep(100);
    }
    expect(status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('tells how to build the web app when it is missing', async () => {
    const { child, stderr } = startProcess({
      ...identityEnvironment(),
      UPSTREAM_URL: upstream.url,
      PUBLIC_URL: 'http://localhost',
      WEB_DIST: '/nowhere',
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(stderr()).toContain('build it first');
  });
});
