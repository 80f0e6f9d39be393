import { runKeepAliveRace } from '../testing/keep-alive-race.ts';

describe('an upstream that closes idle sockets at the worst moment', () => {
  it('fails no read and no change', async () => {
    expect(await runKeepAliveRace(120, true)).toMatchObject({ failedReads: 0, failedChanges: 0, changes: 12 });
  });

  it('fails some where nothing is sent again (negative control)', async () => {
    const { failedReads, failedChanges } = await runKeepAliveRace(120, false);
    expect(failedReads + failedChanges).toBeGreaterThan(0);
  });
});
