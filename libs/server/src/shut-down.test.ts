import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from './listen.ts';
import { drain } from './shut-down.ts';

describe('draining', () => {
  const agent = new Agent({ keepAlive: true });
  let server: Server;
  let address: string;

  beforeEach(async () => {
    server = createServer((request, response) => setTimeout(() => response.end('done'), Number(request.url!.slice(1))));
    ({ address } = await listen(server, 0, '127.0.0.1'));
  });
  afterEach(() => server.closeAllConnections());
  afterAll(() => agent.destroy());

  const ask = (ms: number) =>
    new Promise<string>((resolve, reject) => {
      get(`${address}/${ms}`, { agent }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text));
      }).on('error', reject);
    });

  it('lets a request in flight finish, and does not wait for its kept-alive connection', async () => {
    const inFlight = ask(300);
    await once(server, 'request');
    const startedAt = Date.now();
    expect(await drain([server], 5_000)).toBe(true);
    expect(await inFlight).toBe('done');
    expect(Date.now() - startedAt).toBeLessThan(3_000);
  });

  it('cuts requests that exceed the grace time, and reports it', async () => {
    const inFlight = ask(1_500);
    inFlight.catch(() => undefined);
    await once(server, 'request');
    expect(await drain([server], 100)).toBe(false);
    await expect(inFlight).rejects.toThrow();
  });
});

describe('a signal', () => {
  /** Starts a process with one server that takes half a second per answer. */
  function startProcess(close = 'async () => log.info("closed")') {
    const source = `
      import { createServer } from 'node:http';
      import { createLogger } from '${join(__dirname, 'logger.ts')}';
      import { listen } from '${join(__dirname, 'listen.ts')}';
      import { shutDownOnSignals } from '${join(__dirname, 'shut-down.ts')}';
      const server = createServer((_request, response) => setTimeout(() => response.end('done'), 500));
      const log = createLogger({ level: 'info' });
      shutDownOnSignals({ servers: [server], log, graceMs: 5_000, begin: () => log.info('begun'), close: ${close} });
      console.log((await listen(server, 0, '127.0.0.1')).address);`;
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', source],
      {
        env: {},
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const lines: string[] = [];
    const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    return { child, lines, firstLine: once(output, 'line'), ended: once(child, 'close') };
  }

  it('shuts the process down in order, and a second one changes nothing', async () => {
    const { child, lines, firstLine, ended } = startProcess();
    const [address] = (await firstLine) as [string];
    const inFlight = fetch(address);
    await new Promise((resolve) => setTimeout(resolve, 150));
    child.kill('SIGINT');
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGTERM'), 100);
    expect(await (await inFlight).text()).toBe('done');
    expect(await ended).toEqual([0, null]);
    const messages = lines
      .slice(1)
      .map((line) => (line.startsWith('{') ? (JSON.parse(line) as { msg: string }).msg : line));
    expect(messages).toEqual(['begun', 'shutting down', 'shut down', 'closed']);
  });

  it('exits with 1 when closing fails', async () => {
    const { child, lines, firstLine, ended } = startProcess('async () => { throw new Error("the disk is gone") }');
    await firstLine;
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      msg: 'not shut down cleanly',
      err: { message: 'the disk is gone' },
    });
  });
});
