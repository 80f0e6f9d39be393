import { test as base } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startStack, type Stack } from '../../../../tools/stack.ts';
import { stopServer } from '../../../../tools/workspace/processes.mjs';
import { startRecorder, type Exchange } from './recorder.ts';

export interface RecordedStack extends Stack {
  /** All that passed between browsers and BFF. */
  browserCalls: Exchange[];
  /** All that passed between BFF and upstream. */
  upstreamCalls: Exchange[];
  /** Rows of the BFF's session store. */
  sessionCount(): number;
  /** What the identity provider has issued and is nobody's but the BFF's: access tokens of the shop API, and all refresh tokens. */
  issuedTokens(): string[];
}

/** A shop of its own where everything on both sides of the BFF is written down. */
async function startRecordedStack(): Promise<RecordedStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-recorded-'));
  const stack = await startStack({ dataDir });
  // the same BFF again, between two recorders
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

/** Stories on a recorded stack, one for all of a file: they follow each other, since what one does another would count. */
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
