import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts real processes on a machine that may be busy. */
jest.setTimeout(30_000);

const ours = 'undefined';
/** Pino's own streams, for negative controls. */
const synchronous = 'pino.destination({ dest: 1, sync: true })';

/** A server that logs a line of 1 kB per request; it prints its port on standard error. */
function startProcess(destination: string, stdout: 'pipe' | number): ChildProcess {
  const source = `
    import { createServer } from 'node:http';
    import { pino } from 'pino';
    import { createLogger, droppedLogLines } from '${join(__dirname, 'index.ts')}';
    const log = createLogger({ level: 'info', destination: ${destination} });
    const server = createServer((request, response) => {
      if (request.url === '/crash') setImmediate(() => { log.info('the last line'); throw new Error('crash'); });
      if (request.url === '/end') process.exit(0);
      for (let n = 0; n < 10; n += 1) log.info({ text: 'x'.repeat(1000) }, 'request');
      // after the lines of this turn
      setImmediate(() => response.end(String(droppedLogLines())));
    });
    server.listen(0, '127.0.0.1', () => console.error(String(server.address().port)));`;
  const flags = ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '-e', source], { stdio: ['ignore', stdout, 'pipe'] });
  started.push(child);
  return child;
}
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr! })) {
    if (/^\d+$/.test(line)) return `http://127.0.0.1:${line}`;
  }
  throw new Error('The process has ended');
}

/** The answer, or undefined after two seconds without one. */
const ask = (address: string, path = '/'): Promise<string | undefined> =>
  fetch(address + path, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.text(),
    () => undefined,
  );
const askMany = async (address: string, count: number): Promise<(string | undefined)[]> => {
  const answers: (string | undefined)[] = [];
  for (let n = 0; n < count; n += 1) {
    const answer = await ask(address);
    answers.push(answer);
    if (answer === undefined) break;
  }
  return answers;
};

describe('a log reader that stops reading', () => {
  it('blocks no request: lines above a limit are dropped and counted, and reported when it reads again', async () => {
    const child = startProcess(ours, 'pipe');
    const address = await addressOf(child);
    const answers = await askMany(address, 200);
    expect(answers).toHaveLength(200);
    const dropped = Number(answers.at(-1));
    expect(dropped).toBeGreaterThan(100);
    const lines: { msg: string; lines?: number }[] = [];
    createInterface({ input: child.stdout! }).on('line', (line) => lines.push(JSON.parse(line) as { msg: string }));
    for (let n = 0; n < 50 && lines.at(-1)?.msg !== 'log lines dropped'; n += 1) await sleep(100);
    expect(lines.at(-1)).toMatchObject({ level: 40, msg: 'log lines dropped', lines: dropped });
    expect(lines).toHaveLength(2_001 - dropped);
  });

  it('does not keep the process from ending', async () => {
    const child = startProcess(ours, 'pipe');
    const address = await addressOf(child);
    await askMany(address, 100);
    const startedAt = Date.now();
    void ask(address, '/end');
    await once(child, 'exit');
    expect(Date.now() - startedAt).toBeLessThan(3_000);
  });

  it('would freeze a server that writes synchronously (negative control)', async () => {
    const child = startProcess(synchronous, 'pipe');
    const answers = await askMany(await addressOf(child), 200);
    expect(answers.at(-1)).toBeUndefined();
  });
});

describe('a full disk under the log', () => {
  it('does not end the process', async () => {
    const full = openSync('/dev/full', 'w');
    const child = startProcess(ours, full);
    closeSync(full);
    const answers = await askMany(await addressOf(child), 200);
    expect(answers).toHaveLength(200);
    expect(Number(answers.at(-1))).toBeGreaterThan(100);
  });

  it('would end a server that writes synchronously (negative control)', async () => {
    const full = openSync('/dev/full', 'w');
    const child = startProcess(synchronous, full);
    closeSync(full);
    const ended = once(child, 'exit');
    const answers = await askMany(await addressOf(child), 200);
    expect(answers.at(-1)).toBeUndefined();
    expect((await ended)[0]).not.toBe(0);
  });
});

describe('a log whose reader has ended', () => {
  it('does not end the process', async () => {
    const child = startProcess(ours, 'pipe');
    const address = await addressOf(child);
    child.stdout!.destroy();
    expect(await askMany(address, 20)).toHaveLength(20);
    expect(await ask(address)).toBeDefined();
  });
});

describe('a process that crashes', () => {
  it('has its last line in the log', async () => {
    const child = startProcess(ours, 'pipe');
    const address = await addressOf(child);
    let text = '';
    child.stdout!.on('data', (chunk: Buffer) => (text += String(chunk)));
    void ask(address, '/crash');
    expect(await once(child, 'exit')).toEqual([1, null]);
    await sleep(100);
    expect(text).toContain('the last line');
  });
});
