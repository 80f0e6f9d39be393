import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStack } from '../stack.ts';
import { root } from '../workspace/root.mjs';
import { market, type Attack, type Scene } from './attack.ts';
import { foldersOfOthers, smallFilesLost } from './data-folder.ts';
import { floodOfLines, inventedPaths, stillServed } from './floods.ts';
import { fullDisk, unreadLog } from './logs.ts';
import { mailRelay, ownTaxExemption } from './people.ts';
import { silentCarts, silentSearches, silentUploads } from './slow-senders.ts';

/**
 * Attacks on a shop that it starts itself on loopback, with the limits of production: `npm run attacks`, or some of them:
 * `-- --only mail`. Prints what each found; exits with 1 when one found something.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
/** Those that stop servers come last, and the flood, since its visitor is refused afterwards, before them. */
const attacks: Attack[] = [
  silentCarts,
  silentSearches,
  silentUploads,
  mailRelay,
  ownTaxExemption,
  foldersOfOthers,
  fullDisk,
  unreadLog,
  smallFilesLost,
  inventedPaths,
  floodOfLines,
  stillServed,
].filter(({ name }) => name.includes(values.only));
/** No attack takes longer; one that does has found that something hangs. */
const timeLimitMs = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'attacks-'));
const stack = await startStack({
  dataDir,
  bffEnv: {
    RENDERS_PER_MINUTE: '600',
    WRITE_LINES_PER_10_MINUTES: '2000',
    WRITE_BYTES_PER_10_MINUTES: '1000000',
    // room for some sixty pages, so that few invented ones would fill it
    PAGE_CACHE_BYTES: '1000000',
  },
}).catch((error: unknown) => {
  rmSync(dataDir, { recursive: true, force: true });
  throw error;
});
const rows: { attack: string; found: string; 'found before': string; seconds: number }[] = [];
try {
  const found = await fetch(`${stack.upstreamUrl}/items/lookup?${market}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ articleNumbers: ['GX-050-NU-20'] }),
  });
  const [match] = (await found.json()) as { item: Record<string, string> }[];
  const { genericItemId, commercialItemId, categoryId } = match!.item;
  const scene: Scene = {
    stack,
    dataDir,
    cartItemId: { genericItemId: genericItemId!, commercialItemId: commercialItemId!, categoryId: categoryId! },
  };
  for (const attack of attacks) {
    const { name, foundBefore } = attack;
    const startedAt = performance.now();
    const tooLong = new Promise<string>((resolve) => {
      setTimeout(() => resolve(`not over after ${timeLimitMs / 1_000} s`), timeLimitMs).unref();
    });
    const what = await Promise.race([attack.run(scene), tooLong]).catch((error: Error) => `failed: ${error.message}`);
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    rows.push({ attack: name, found: what ?? 'nothing', 'found before': foundBefore, seconds });
  }
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.table(rows);
const tests = rows.map(({ attack, found }) => ({
  kind: 'own',
  project: 'attacks',
  file: 'tools/attacks/attacks.ts',
  titles: [`attack: ${attack}`],
  status: found === 'nothing' ? 'passed' : 'failed',
}));
mkdirSync(join(root, 'test-output'), { recursive: true });
writeFileSync(join(root, 'test-output/attacks.json'), JSON.stringify({ tests }, null, 1));
process.exit(rows.length === attacks.length && tests.every(({ status }) => status === 'passed') ? 0 : 1);
