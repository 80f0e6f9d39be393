import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../sign-in.ts';
import { startStack, type ServerName, type Stack } from '../stack.ts';
import { findNode } from '../workspace/find-node.mjs';
import { root } from '../workspace/root.mjs';
import { buy, steps, type Article, type Way } from './buy.ts';
import { createChaos, type Kill } from './chaos.ts';
import { findArticle, plentifulNumber } from './find-article.ts';
import { ledgerFaults, type BuyerEntry, type ProviderEntry, type ShopLedger } from './ledgers.ts';
import { Shopper, type Person } from './shopper.ts';

/**
 * Shoppers buy while servers are killed: `npm run faults -- --kills 500`. Afterwards the buyers' ledger, the orders, the provider's ledger
 * and the stock must agree (docs/operations.md, promise 1). `--calm 10` adds this number of purchases without kills; `--seed` repeats a
 * run's choices.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string' }, calm: { type: 'string' }, seed: { type: 'string' } },
});
const kills = Number(values.kills ?? 20);
const calm = Number(values.calm ?? 0);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const random = createRandom(seed);

/** Grace pays on account or by card, the others never on account. */
const people: Person[] = [
  { email: 'grace.osei@elmbridge.example', password: demoPassword, locale: 'en-gb', language: 'en', country: 'GB' },
  {
    email: 'anna.lindqvist@hamnverket.example',
    password: demoPassword,
    locale: 'sv-se',
    language: 'sv',
    country: 'SE',
  },
  {
    email: 'paul.becker@becker-kaelte.example',
    password: demoPassword,
    locale: 'de-de',
    language: 'de',
    country: 'DE',
  },
];
const ways: Way[] = [
  'card',
  'card',
  'card',
  'account',
  'account',
  'paypal',
  'challenge',
  'refused',
  'refusedThenCard',
  'later',
  'neverReturns',
  'neverReturns',
  'neverPays',
];
/** Pack quantity of the plentiful article. */
const packQuantity = 4;
/** Every so many purchases are of the scarce article, a piece each; there are enough for half of them. */
const scarceEvery = 3;
const victims: ServerName[] = ['upstream', 'upstream', 'bff', 'sandbox'];
/** Time after the last purchase within which everything must be settled. */
const settleMs = 60_000;
/** Duration of a payment session here, for shoppers who never pay. */
const sessionMs = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'faults-'));
const removeData = (): void => rmSync(dataDir, { recursive: true, force: true });
/** Logs and data of the last run that found errors. */
const keptDir = join(root, 'test-output/faults');
const stack = await startStack({
  dataDir,
  // all shoppers share one address
  bffEnv: { PAYMENT_CALLS_PER_10_MINUTES: '1000000' },
  upstreamEnv: { PAYMENT_SESSION_MINUTES: String(sessionMs / 60_000), RECONCILE_AFTER_MS: '2000' },
}).catch((error: unknown) => {
  removeData();
  throw error;
});
const startedAt = Date.now();
let faults: string[] = [];
let isOver = false;
try {
  const chaos = createChaos(stack);
  const plentiful = await findArticle(stack.upstreamUrl, plentifulNumber);
  const scarce = await findArticle(stack.upstreamUrl, 'SK-TT-20');
  const articles = [plentiful, scarce];
  const stockBefore = await prepareStock(scarce, Math.max(1, Math.floor((calm + kills) / scarceEvery / 2)));
  const plan = Array.from(
    { length: calm + kills },
    (_, n): { kill: Kill | undefined; way: Way; isScarce: boolean } => ({
      isScarce: n % scarceEvery === 1,
      kill: n < calm ? undefined : { victim: pick(victims), step: steps[n % steps.length]!, afterMs: random() * 60 },
      way: n < ways.length ? ways[n]! : pick(ways),
    }),
  );
  /** By order id: a returning shopper continues the open order. */
  const entries = new Map<string, BuyerEntry>();
  let lastUnpaidAt = 0;
  let count = 0;
  let soldOut = 0;

  const shoppers = people.map((person) => ({ person, shopper: new Shopper(stack.url, person, random) }));
  for (const { shopper } of shoppers) await shopper.signIn();
  await Promise.all(
    shoppers.map(async ({ person, shopper }) => {
      const { locale } = person;
      for (let next = plan.shift(); next; next = plan.shift()) {
        const { kill, isScarce } = next;
        const way = next.way === 'account' && person !== people[0] ? 'card' : next.way;
        const name = `${person.email.split('.')[0]} ${++count}`;
        try {
          const entry = await buy({
            name,
            shopper,
            shopUrl: stack.url,
            locale,
            article: isScarce ? scarce : plentiful,
            articles,
            quantity: isScarce ? 1 : packQuantity,
            way,
            kill,
            chaos,
          });
          if (entry) entries.set(entry.orderId, entry);
          else soldOut += 1;
          // a shopper who left before the step is followed by one who pays by card
          if (kill && !kill.hasFallen) plan.push({ kill, way: 'card', isScarce: false });
          if (way === 'neverPays') lastUnpaidAt = Date.now();
        } catch (error) {
          const broken = kill ? `, ${kill.victim} killed in ${kill.step}` : '';
          faults.push(`${name} (${way}${broken}): ${(error as Error).message}`);
        }
      }
      await shopper.close();
    }),
  );
  await chaos.settled();
  const buyers = [...entries.values()];
  const boughtMs = Date.now() - startedAt;
  // an unpaid order reserves stock until its session ends
  await sleep(Math.max(0, lastUnpaidAt + sessionMs - Date.now()));
  const until = Date.now() + settleMs;
  let found: string[];
  let shop: ShopLedger;
  let provider: ProviderEntry[];
  for (;;) {
    provider = await providerLedger(stack);
    await stack.stopUpstream();
    shop = JSON.parse(printLedger()) as ShopLedger;
    found = ledgerFaults({ buyers, shop, provider, stockBefore, scarce: [scarce.commercialItemId] });
    if (found.length === 0 || Date.now() > until) break;
    await stack.startUpstream();
    await sleep(10_000);
  }
  faults = [...faults, ...found];
  const countOf = (what: BuyerEntry['knows']) => buyers.filter(({ knows }) => knows === what).length;
  const placedOrders = shop.orders.filter(({ state }) => state === 'placed');
  const placed = placedOrders.length;
  const onAccount = placedOrders.filter(({ paymentMethod }) => paymentMethod === 'account').length;
  console.log(
    `${chaos.count()} kills, ${count} purchases, ${buyers.length} orders: ${countOf('placed')} know of their order, ${countOf('refused')} that nothing was ` +
      `paid, ${countOf('left')} left; ${placed} orders placed, ${onAccount} of them on account; ${soldOut} found an article sold out. Bought in ${Math.round(boughtMs / 1_000)} s, seed ${seed}.`,
  );
  if (chaos.count() < kills) faults.push(`Only ${chaos.count()} of ${kills} kills fell`);
  isOver = true;
} finally {
  await stack.stop();
  rmSync(keptDir, { recursive: true, force: true });
  if (!isOver || faults.length > 0) {
    cpSync(dataDir, keptDir, { recursive: true });
    console.log(`Logs and data are in ${keptDir}`);
  }
  removeData();
}
for (const fault of faults) console.log(`✗ ${fault}`);
mkdirSync(join(root, 'test-output'), { recursive: true });
const test = {
  kind: 'own',
  project: 'faults',
  file: 'tools/faults/faults.ts',
  titles: [`F2: after ${kills} kills nothing is lost, doubled or left unsettled`],
  status: faults.length === 0 ? 'passed' : 'failed',
};
writeFileSync(join(root, 'test-output/faults.json'), JSON.stringify({ tests: [test] }, null, 1));
process.exitCode = faults.length === 0 ? 0 : 1;

/**
 * Makes an article scarce and reads the stock of all, by article, while nobody buys and upstream is stopped: the embedded
 * database allows one process.
 */
async function prepareStock({ commercialItemId }: Article, pieces: number): Promise<Record<string, number>> {
  await stack.stopUpstream();
  runOnDatabase('set-stock.ts', commercialItemId, String(pieces));
  const { stock } = JSON.parse(printLedger()) as ShopLedger;
  await stack.startUpstream();
  return stock;
}

function printLedger(): string {
  return runOnDatabase('print-ledger.ts');
}

function runOnDatabase(name: string, ...parameters: string[]): string {
  const file = join(root, 'apps/upstream/src/testing', name);
  const flags = ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning'];
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return execFileSync(findNode(), [...flags, file, dataDir, ...parameters], options);
}

async function providerLedger({ ledgerUrl }: Stack): Promise<ProviderEntry[]> {
  const response = await fetch(ledgerUrl, { headers: { accept: 'application/json' } });
  return (await response.json()) as ProviderEntry[];
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

/** Mulberry32: repeats the same choices for the same seed. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
