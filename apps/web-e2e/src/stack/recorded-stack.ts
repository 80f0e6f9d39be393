import { test as base } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startStack, type Stack } from '../../../../tools/stack.ts';
import { stopServer } from '../../../../tools/workspace/processes.mjs';
import { startRecorder, type Exchange } from './recorder.ts';

export interface RecordedStack extends Stack {
  /** All requests between browsers and BFF. */
  browserCalls: Exchange[];
  /** All requests between BFF and upstream. */
  upstreamCalls: Exchange[];
  /** Number of rows in the BFF's session store. */
  sessionCount(): number;
  /** Tokens issued by the identity provider that only the BFF may hold: access tokens of the shop API, and all refresh tokens. */
  issuedTokens(): string[];
}

/** Starts a separate shop whose traffic on both sides of the BFF is recorded. */
async function startRecordedStack(): Promise<RecordedStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-recorded-'));
  const stack = await startStack({ dataDir });
  // restarts the BFF between two recorders
  const behind = await startRecorder(stack.upstreamUrl);
  await stopServer(stack.bff);
  const bff = await stack.startBff({ env: { UPSTREAM_URL: behind.url } });
  const before = await startRecorder(bff.address, { port: Number(new URL(stack.url).port), keepHost: true });

  function query(file: string, sql: string): Record<string, unknown>[] {
    const database = new DatabaseSync(join(dataDir, file), { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  }

  return {
    ...stack,
    browserCalls: before.exchanges,
    upstreamCalls: behind.exchanges,
    sessionCount: () => query('bff/sessions.sqlite', 'SELECT key FROM sessions').length,
    issuedTokens() {
      const bearers = behind.exchanges.flatMap(({ headers }) => headers.authorization?.split(' ')[1] ?? []);
      const rows = query(
        'sandbox/sandbox.sqlite',
        "SELECT key FROM provider_records WHERE key LIKE '%:RefreshToken:%'",
      );
      return [...new Set([...bearers, ...rows.map(({ key }) => String(key).split(':').at(-1)!)])];
    },
    async stop() {
      before.close();
      await stack.stop();
      behind.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stories on one recorded stack per file. They run in order, since traffic of parallel stories would be recorded too. */
export const test = base.extend<{ baseURL: string }, { shop: RecordedStack }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startRecordedStack();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});
