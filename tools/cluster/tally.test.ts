import { setTimeout as sleep } from 'node:timers/promises';
import { Tally } from './tally.ts';

describe('what is counted of a phase', () => {
  it('is a gap too that has no end yet: nothing succeeded since', async () => {
    const tally = new Tally();
    tally.add(undefined);
    await sleep(120);
    tally.add('GET /: 502');
    expect(tally.take()).toMatchObject({ sent: 2, failed: 1, failure: 'GET /: 502' });
    await sleep(120);
    const { sent, failed, longestGapMs } = tally.take();
    expect({ sent, failed }).toEqual({ sent: 0, failed: 0 });
    // it began in the phase before
    expect(longestGapMs).toBeGreaterThan(230);
  });
});
