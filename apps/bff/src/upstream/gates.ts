import type { Config } from '../config.ts';
import { createGate, type Gate } from './gate.ts';
import { upstreamGroups, type UpstreamGroup } from './groups.ts';

export type Gates = Readonly<Record<UpstreamGroup, Gate>>;

const nothing = (): void => undefined;

/** Has no limit; for tests that show why limits are needed. */
const openGate = (name: string): Gate => ({
  name,
  inFlight: 0,
  waiting: 0,
  longestWaitMs: 0,
  enter: (_maxWaitMs, admitted) => {
    admitted();
    return nothing;
  },
  leave: nothing,
});

/** Creates one gate per upstream group, shared by proxy and rendering. */
export function createGates(
  config: Pick<Config, 'GROUP_LIMITS' | 'GROUP_QUEUE' | 'AGENT_MAX_FREE_SOCKETS'>,
  isLimited: boolean,
): Gates {
  const gates = Object.entries(upstreamGroups).map(([name, limits]) => {
    const inFlight = config.GROUP_LIMITS[name] ?? limits.inFlight;
    const gateLimits = { name, inFlight, handedOver: config.AGENT_MAX_FREE_SOCKETS, queue: config.GROUP_QUEUE };
    return [name, isLimited ? createGate(gateLimits) : openGate(name)];
  });
  return Object.fromEntries(gates) as Gates;
}
