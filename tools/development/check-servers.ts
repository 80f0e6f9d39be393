import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { check, expectEqual } from './check.ts';
import { freePorts, spawnDevelopment, type DevelopmentStack } from './development-stack.ts';
import { isMarked, markDocument } from './page-in-use.ts';
import type { TemporaryWorkspace } from './temporary-workspace.ts';

const restartsOf: [file: string, servers: string[]][] = [
  ['libs/catalogue/src/index.ts', []],
  ['apps/sandbox/src/main.ts', ['sandbox']],
  ['apps/upstream/src/main.ts', ['upstream']],
  ['libs/api-contracts/src/index.ts', ['bff', 'upstream']],
  ['apps/bff/src/app.ts', ['bff']],
];
/** Milliseconds in which an unwanted restart would have happened. */
const quietMs = 1_500;

/** Checks which servers restart after which change. */
export async function checkRestarts(
  { url, output, seen }: DevelopmentStack,
  workspace: TemporaryWorkspace,
  browser: Browser,
): Promise<void> {
  for (const [file, servers] of restartsOf) {
    await check(`A change in ${file} restarts ${servers.join(' and ') || 'no server'}`, async () => {
      const from = output().length;
      workspace.edit(file, '', '// changed\n');
      for (const server of servers) await seen(new RegExp(`^${server} restarted`, 'm'), from);
      await sleep(quietMs);
      const restarted = [
        ...output()
          .slice(from)
          .matchAll(/^(\w+) restarted/gm),
      ].map(([, server]) => server);
      expectEqual(restarted.toSorted(), servers, 'restarted');
      await waitUntilShown(url);
    });
  }

  await check('An open page reconnects to a restarted server', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/en-gb/`, { waitUntil: 'networkidle' });
    await markDocument(page);
    workspace.restore('apps/bff/src/app.ts');
    const isBack = async () => !(await isMarked(page)) && (await page.locator('#search-header').count()) > 0;
    const deadline = performance.now() + 60_000;
    while (!(await isBack().catch(() => false))) {
      if (performance.now() > deadline) throw new Error('The page did not come back');
      await sleep(100);
    }
    await page.close();
  });
}

/** Checks the start with a port in use, and the end. */
export async function checkEnds(stack: DevelopmentStack, workspace: TemporaryWorkspace): Promise<void> {
  await check('A port in use is reported, with advice', async () => {
    const second = spawnDevelopment(workspace.folder, { ...(await freePorts()), PORT: String(stack.port) });
    let output = '';
    second.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text));
    await once(second, 'close');
    expectEqual(second.exitCode, 1, 'exit code');
    expectEqual(output.includes(`Port ${stack.port} is in use`) && output.includes('npm run dev'), true, output);
  });

  await check('Ctrl-C stops all processes', async () => {
    expectEqual(await stack.interrupt(), 0, 'exit code');
    for (const port of stack.ports) expectEqual(await isOpen(port), false, `port ${port}`);
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Waits until all servers that a page needs have restarted. */
async function waitUntilShown(url: string): Promise<void> {
  const isShown = () => fetch(`${url}/en-gb/`).then(({ ok }) => ok);
  while (!(await isShown().catch(() => false))) await sleep(200);
}
