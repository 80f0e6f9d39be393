import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mainFile = join(__dirname, 'main.ts');
let directory: string;
const running = new Set<ChildProcess>();

beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'shop-upstream-'))));
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  url: string;
}

function launch(environment: Record<string, string> = {}): ChildProcess {
  const { TEST_DATABASE_URL: _server, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--conditions=@shop/source', mainFile], {
    env: { ...inherited, NODE_OPTIONS: '', DEMO: 'true', PORT: '0', DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

async function started(child: ChildProcess): Promise<Started> {
  let text = '';
  for await (const chunk of child.stdout!) {
    text += String(chunk);
    const line = text.split('\n').find((one) => one.includes('"listening"'));
    if (!line) continue;
    child.stdout!.resume();
    return { child, url: `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}` };
  }
  throw new Error(`It did not start: ${text}`);
}

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stderr!.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const market = 'language=en&country=GB&locale=en-gb';

// each start is a process, and the first one in a fresh clone creates the demo data
jest.setTimeout(120_000);

describe('a running server', () => {
  let child: ChildProcess;
  let url: string;
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'shop-upstream-'));
    ({ child, url } = await started(launch({ DATA_DIR: home })));
    running.delete(child); // goes on after each test
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  });

  it('prints its port as one line of JSON, and answers requests', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/items/GX032?${market}`)).status).toBe(200);
  });

  it('H6: without an identity provider takes every call for anonymous, whatever token it carries', async () => {
    for (const [path, authorization, status] of [
      ['/user', undefined, 401],
      ['/user', 'Bearer x', 401],
      ['/items/GX032', 'Bearer x', 401],
      ['/items/GX032', undefined, 200],
    ] as const) {
      const response = await fetch(`${url}${path}?${market}`, authorization ? { headers: { authorization } } : {});
      expect({ path, authorization, status: response.status }).toEqual({ path, authorization, status });
    }
  });

  it('keeps its port and its data directory: a second process exits with 1 and says why', async () => {
    const taken = await ended(launch({ PORT: new URL(url).port }));
    expect(taken).toEqual({ code: 1, output: expect.stringMatching(/^Cannot start: .*EADDRINUSE[^\n]*\n$/) as string });
    const { code, output } = await ended(launch({ DATA_DIR: home }));
    expect(code).toBe(1);
    expect(output).toContain(`is used by process ${child.pid}`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('the server', () => {
  it('finishes a request in flight on SIGTERM, and exits with 0', async () => {
    const { child, url } = await started(launch());
    const slow = fetch(`${url}/items/GX032/reviews?${market}&companyId=-slowreviews`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const end = ended(child);
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await end).toMatchObject({ code: 0 });
  });

  longTest(
    'F6: starts while payment provider and mail server are down, refuses a foreign webhook, and exits with 0 on SIGTERM',
    async () => {
      const { child, url } = await started(
        launch({
          SHOP_URL: 'http://localhost:3000',
          PAYMENT_PROVIDER: 'sandbox',
          SANDBOX_PAYMENT_URL: 'http://127.0.0.1:9/payments',
          SANDBOX_PAYMENT_KEY: 'key',
          SANDBOX_PAYMENT_HMAC_KEY: 'hmac',
          SMTP_URL: 'smtp://127.0.0.1:9',
          MAIL_FROM: 'Vadholm <orders@vadholm.example>',
          RECONCILE_AFTER_MS: '0',
        }),
      );
      const tell = (to: string) => fetch(`${url}/webhooks/payments/${to}`, { method: 'POST', body: '{}' });
      expect([(await tell('sandbox')).status, (await tell('adyen')).status]).toEqual([401, 404]);
      const end = ended(child);
      child.kill('SIGTERM');
      expect(await end).toEqual({ code: 0, output: '' });
    },
  );

  longTest('H6: starts and serves visitors while the identity provider is down; signed-in calls get 503', async () => {
    const { url } = await started(
      launch({
        IDENTITY_METADATA_URL: 'http://127.0.0.1:9/openid-configuration',
        IDENTITY_AUDIENCE: 'shop-api',
        IDENTITY_SCOPE: 'shop.access',
      }),
    );
    expect((await fetch(`${url}/items/GX032?${market}`)).status).toBe(200);
    const response = await fetch(`${url}/items/GX032?${market}`, { headers: { authorization: 'Bearer x' } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'identity_down' });
  });

  it('exits with 1 and names every configuration error', async () => {
    const { code, output } = await ended(launch({ PORT: 'x', DEMO: 'y' }));
    expect(code).toBe(1);
    expect(output).toContain('PORT');
    expect(output).toContain('DEMO');
  });

  it('exits with 1 and one line about a database that cannot be reached', async () => {
    const down = await ended(launch({ DATABASE_URL: 'postgres://u:password@127.0.0.1:1/x' }));
    expect(down).toEqual({
      code: 1,
      output: expect.stringMatching(/^Cannot start: .*ECONNREFUSED[^\n]*\n$/) as string,
    });
    expect(down.output).not.toContain('password');
  });
});

describe('the data directory', () => {
  longTest('is taken over complete after kill -9', async () => {
    const first = await started(launch());
    const before = await (await fetch(`${first.url}/categories?${market}`)).text();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const claims = await readdir(join(directory, 'upstream/lock'));
    expect(claims.map((name) => name.split('.')[1])).toContain(String(first.child.pid));

    const second = await started(launch());
    expect(await (await fetch(`${second.url}/categories?${market}`)).text()).toBe(before);
    const response = await fetch(`${second.url}/items/category/gasketed?${market}`);
    expect(response.status).toBe(200);
  });

  longTest('is created again when the first start was killed half-way', async () => {
    const half = launch();
    await new Promise((resolve) => setTimeout(resolve, 700));
    half.kill('SIGKILL');
    await once(half, 'exit');
    const { url } = await started(launch());
    expect((await fetch(`${url}/items/GX032?${market}`)).status).toBe(200);
  });
});
