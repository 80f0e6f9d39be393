import { useEffect, useRef } from 'react';
import { usePerson } from '../sign-in/use-person.ts';

/** An action that the sign-in interrupted. */
interface PendingAction {
  /** `restoreForm`, `addUserUnit` … */
  type: string;
  payload: unknown;
  /** Milliseconds since the epoch. */
  expires: number;
  /** Ours: path of the page where it began, to which sign-in comes back. */
  page?: string;
}

const storageKey = 'post-sign-in-action';
/** Expires after 60 minutes. */
const lifetimeMs = 60 * 60 * 1000;

/** Stores the action to run after sign-in in local storage, replacing an earlier one. */
export function keepPendingAction(type: string, payload: unknown, now = Date.now()): void {
  write({ type, payload, expires: now + lifetimeMs, page: location.pathname });
}

/** Returns the stored action of this type if it fits and has not expired; removes it if returned or expired. */
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

/**
 * Clears the action that a completed sign-in leaves untaken: at once if it began on another page; if it began on this
 * one, when the page is left, unless a newer action has replaced it.
 */
export function clearUntaken(): void {
  const kept = stored();
  if (read()?.page !== location.pathname) clearPendingAction();
  else addEventListener('pagehide', () => stored() === kept && clearPendingAction(), { once: true });
}

/** Forgets the action that waits for a sign-in. */
export function clearPendingAction(): undefined {
  attempt(() => localStorage.removeItem(storageKey));
}

/** Runs a pending action of this type once the person is signed in; `fits` checks that it belongs to this page. */
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
    const action = JSON.parse(stored() ?? 'null') as PendingAction | null;
    return action && typeof action.type === 'string' && typeof action.expires === 'number' ? action : undefined;
  });
}

const stored = (): string | null | undefined => attempt(() => localStorage.getItem(storageKey));

/** Storage may be disabled or full, and its content is untrusted. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
