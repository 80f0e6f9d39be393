/** Something that signing in needs does not answer; the session, if there is one, stands. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly code: 'identity_down' | 'session_store_down';

  constructor(code: IdentityFailure['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The session is over, or its tokens can no longer be renewed: only signing in again helps. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

/** Signing in did not succeed, for a reason that is not ours. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  /** Stable and short, for log and metrics: nothing that the identity provider or a browser said. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** What may be said of an error in a log: its name and code, never its message, which may hold an address or a token. */
export function nameOfError(error: unknown): string {
  const { name, code, errorCode } = (error ?? {}) as { name?: unknown; code?: unknown; errorCode?: unknown };
  const parts = [name, errorCode ?? code].filter((part) => typeof part === 'string' && /^[\w.-]{1,60}$/.test(part));
  return parts.join(' ') || 'unknown';
}
