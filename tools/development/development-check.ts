// `npm run dev:check`: starts `npm run dev` in a copy of the sources, changes them like an editor, and checks pages and servers. It prints
// the times of start, and from saving a TSX file until the change is visible; `-- --edits 20` measures more of those.
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumFlags } from '../chromium-flags.ts';
import { installedChromium } from '../testing/find-chromium.mjs';
import { checkChanges, checkPages } from './check-changes.ts';
import { checkErrors } from './check-source-errors.ts';
import { checkEnds, checkRestarts } from './check-servers.ts';
import { tally } from './check.ts';
import { freePorts, startDevelopment, type DevelopmentStack } from './development-stack.ts';
import { createTemporaryWorkspace } from './temporary-workspace.ts';

const { values } = parseArgs({ options: { edits: { type: 'string', default: '7' } } });
const workspace = createTemporaryWorkspace();
const ports = await freePorts();
let stack: DevelopmentStack | undefined;
let browser: Browser | undefined;
let isBroken = false;
process.once('exit', () => stack?.process.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  stack = await startDevelopment(workspace.folder, ports);
  const { startSeconds: firstStart } = stack;
  await stack.interrupt();
  stack = await startDevelopment(workspace.folder, ports);
  const { url, startSeconds } = stack;
  browser = await chromium.launch({ executablePath: installedChromium(), args: chromiumFlags });
  await checkPages(url, workspace, browser);
  const seconds = await checkChanges({ url, edits: Number(values.edits) }, workspace, browser);
  await checkErrors(url, workspace, browser);
  await checkRestarts(stack, workspace, browser);
  await checkEnds(stack, workspace);
  seconds.sort((a, b) => a - b);
  console.log(
    `\nstart: ${firstStart.toFixed(1)} s with making the demo data, ${startSeconds.toFixed(1)} s afterwards\n` +
      `from saving a TSX change to seeing it: median ${seconds[Math.floor(seconds.length / 2)]?.toFixed(2)} s ` +
      `(${seconds.map((one) => one.toFixed(2)).join(' ')})`,
  );
} catch (error) {
  isBroken = true;
  console.error(error);
} finally {
  await browser?.close();
  await stack?.interrupt();
  workspace.remove();
}
const { passed, failed } = tally();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isBroken || failed > 0 ? 1 : 0;
