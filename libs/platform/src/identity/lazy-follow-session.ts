import type { Identity } from './identity.ts';
import type { ResolveIdentity } from './person.ts';

/** Keeps the document's identity in step with the other tabs of this browser. Loaded when idle. */
export const followSession = async (identity: Identity, deps: Parameters<ResolveIdentity>[0]): Promise<void> =>
  (await import('./follow-session.ts')).followSession(identity, deps);
