import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ledgerFaults, type ProviderEntry, type ShopLedger } from '../faults/ledgers.ts';
import { findNode } from '../workspace/find-node.mjs';
import { root } from '../workspace/root.mjs';
import type { Part } from './part.ts';
import type { Cluster } from './start-cluster.ts';
import type { Counts } from './tally.ts';
import type { Traffic } from './traffic.ts';

/** What happened while one part was away. */
export interface Phase {
  part: string;
  /** Until the part was there again or another had taken its place. */
  wholeAgainMs: number;
  reads: Counts;
  changes: Counts;
}

/** Traffic after a part is back, so that what comes late belongs to it. */
const afterMs = 1_500;
/** Time after the last purchase within which everything must be settled. */
const settleMs = 60_000;

/** Kills a part under traffic and waits until the cluster is whole again. */
export const lose = (traffic: Traffic, part: Part): Promise<Phase> =>
  during(traffic, part.name, async () => {
    await part.kill();
    await part.revive();
  });

/** Ends and starts all parts one after the other, as for a new version. */
export const roll = (traffic: Traffic, parts: readonly Part[]): Promise<Phase> =>
  during(traffic, 'rolling restart', async () => {
    for (const part of parts) await part.restart!();
  });

async function during(traffic: Traffic, part: string, work: () => Promise<void>): Promise<Phase> {
  traffic.reads.take();
  traffic.changes.take();
  const startedAt = performance.now();
  await work();
  const wholeAgainMs = Math.round(performance.now() - startedAt);
  await sleep(afterMs);
  return { part, wholeAgainMs, reads: traffic.reads.take(), changes: traffic.changes.take() };
}

/** Content of the database; amounts are minor units. */
export function shopLedger({ databaseUrl }: Pick<Cluster, 'databaseUrl'>): ShopLedger {
  const file = join(root, 'apps/upstream/src/testing/print-ledger.ts');
  const flags = ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning'];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, env } as const;
  return JSON.parse(execFileSync(findNode(), [...flags, file], options)) as ShopLedger;
}

/** Ends the traffic and compares what buyers, shop and provider know, once everything has settled. */
export async function compare(cluster: Cluster, traffic: Traffic, stockBefore: Record<string, number>) {
  const { buyers, troubles } = await traffic.end();
  for (const until = Date.now() + settleMs; ; await sleep(3_000)) {
    const response = await fetch(`${cluster.sandboxUrl}/payments/ledger`, { headers: { accept: 'application/json' } });
    const provider = (await response.json()) as ProviderEntry[];
    const shop = shopLedger(cluster);
    const found = ledgerFaults({ buyers, shop, provider, stockBefore, scarce: [] });
    const orders = shop.orders.filter(({ state }) => state === 'placed').length;
    const acknowledged = buyers.filter(({ knows }) => knows === 'placed').length;
    if (found.length === 0 || Date.now() > until) return { faults: [...troubles, ...found], acknowledged, orders };
  }
}
