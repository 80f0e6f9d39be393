import { runKeepAliveRace } from '../testing/keep-alive-race.ts';

describe('an upstream that closes idle sockets at the worst moment', () => {
  it('causes no failed read and no failed change', async () => {
    expect(await runKeepAliveRace(120, true)).toMatchObject({ failedReads: 0, failedChanges: 0, changes: 12 });
  });

  it('causes failures without retries (negative control)', async () => {
    const { failedReads, failedChanges } = await runKeepAliveRace(120, false);
    expect(failedReads + failedChanges).toBeGreaterThan(0);
  });
});
