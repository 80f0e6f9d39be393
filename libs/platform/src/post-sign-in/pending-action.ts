import { useEffect, useRef } from 'react';
import { usePerson } from '../sign-in/use-person.ts';

/** What a person was about to do when sign-in came between. */
interface PendingAction {
  /** `restoreForm`, `addUserUnit` … */
  type: string;
  payload: unknown;
  /** Milliseconds since the epoch. */
  expires: number;
}

const storageKey = 'post-sign-in-action';
/** Expires after 60 minutes. */
const lifetimeMs = 60 * 60 * 1000;

/** Keeps the one action that is to run after sign-in, in local storage; a new one replaces it. */
export function keepPendingAction(type: string, payload: unknown, now = Date.now()): void {
  write({ type, payload, expires: now + lifetimeMs });
}

/** Takes the action of this type, if it fits and has not expired; what is taken or expired is gone. */
export function takePendingAction(
  type: string,
  fits: (payload: unknown) => boolean = () => true,
  now = Date.now(),
): unknown {
  const action = read();
  if (!action) return undefined;
  if (action.expires <= now) return clearPendingAction();
  if (action.type !== type || !fits(action.payload)) return undefined;
  clearPendingAction();
  return action.payload;
}

export function clearPendingAction(): undefined {
  attempt(() => localStorage.removeItem(storageKey));
}

/** Runs once the person is signed in, if an action of this type is pending; the page that one comes back to says which it is for. */
export function usePendingAction(type: string, fits: (payload: unknown) => boolean, run: (payload: unknown) => void) {
  const { state } = usePerson();
  const latest = useRef({ fits, run });
  useEffect(() => {
    latest.current = { fits, run };
  });
  useEffect(() => {
    if (state !== 'signedIn') return;
    const payload = takePendingAction(type, latest.current.fits);
    if (payload !== undefined) latest.current.run(payload);
  }, [state, type]);
}

function write(action: PendingAction): void {
  attempt(() => localStorage.setItem(storageKey, JSON.stringify(action)));
}

function read(): PendingAction | undefined {
  return attempt(() => {
    const action = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as PendingAction | null;
    return action && typeof action.type === 'string' && typeof action.expires === 'number' ? action : undefined;
  });
}

/** Storage may be switched off or full, and may hold what somebody else wrote. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
