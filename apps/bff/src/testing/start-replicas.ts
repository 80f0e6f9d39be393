import type { BearerUpstream } from './bearer-upstream.ts';
import type { SessionPlace } from './session-places.ts';
import { startBff, type BffOptions, type RunningBff } from './start-bff.ts';
import { sandboxEnvironment, type RunningSandbox } from './start-sandbox.ts';

interface ReplicaOptions extends Omit<BffOptions, 'environment'> {
  environment?: Record<string, string>;
  place?: SessionPlace;
}

/** One BFF whose people sign in at the sandbox. */
export const startIdentityBff = (
  { sandbox, upstream }: { sandbox: RunningSandbox; upstream: Pick<BearerUpstream, 'url'> },
  { environment, place, ...options }: ReplicaOptions = {},
): Promise<RunningBff> =>
  startBff(upstream.url, {
    ...options,
    environment: { ...sandboxEnvironment(sandbox), ...place?.environment, ...environment },
  });
