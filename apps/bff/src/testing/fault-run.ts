/**
 * Long version of the keep-alive race in the tests: `node --conditions=@shop/source apps/bff/src/testing/fault-run.ts
 * [requests]`. Without retries some requests must fail, otherwise the run proves nothing.
 */
import { runKeepAliveRace } from './keep-alive-race.ts';

const requests = Number(process.argv[2] ?? 100_000);
const protectedRun = await runKeepAliveRace(requests, true);
const control = await runKeepAliveRace(Math.min(requests, 5_000), false);
console.table({ 'sent again': protectedRun, 'never sent again (control)': control });
const isProven =
  protectedRun.failedReads + protectedRun.failedChanges === 0 && control.failedReads + control.failedChanges > 0;
process.exit(isProven ? 0 : 1);
