import type { IncomingMessage } from 'node:http';
import { testConfig } from '../testing/start-bff.ts';
import { createUpstreamAgent, respectKeepAliveHint } from './agent.ts';
import { upstreamGroups } from './groups.ts';

describe('upstream agent', () => {
  it('N3: has 80 sockets, 10 free sockets, a 60 s timeout and a 5 min free-socket timeout', () => {
    const agent = createUpstreamAgent(testConfig('http://127.0.0.1:1'));
    expect(agent).toMatchObject({ maxSockets: 80, maxFreeSockets: 10 });
    expect(agent).toMatchObject({ options: { keepAlive: true, timeout: 60_000, freeSocketTimeout: 300_000 } });
  });

  it('has a socket for every permit of every group', () => {
    const permits = Object.values(upstreamGroups).reduce((sum, group) => sum + group.inFlight, 0);
    expect(permits).toBeLessThanOrEqual(80);
    for (const { timeLimitMs } of Object.values(upstreamGroups)) expect(timeLimitMs).toBeLessThan(60_000);
  });

  it.each([
    ['timeout=5', 4_000],
    ['timeout=5, max=100', 4_000],
    ['timeout=1', 1],
    ['timeout=900', 300_000],
    ['max=100', undefined],
  ])('closes an idle socket one second before upstream does (%s)', (hint, expected) => {
    const socket: { freeSocketTimeout?: number } = {};
    respectKeepAliveHint({ headers: { 'keep-alive': hint }, socket } as unknown as IncomingMessage, 300_000);
    expect(socket.freeSocketTimeout).toBe(expected);
  });
});
