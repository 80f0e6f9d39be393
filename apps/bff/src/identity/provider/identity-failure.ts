/** A system that sign-in depends on does not answer; an existing session stays valid. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly code: 'identity_down' | 'session_store_down';

  constructor(code: IdentityFailure['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The session is over, or its tokens can no longer be renewed: the person has to sign in again. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

/** Sign-in failed for a reason outside of the shop. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  /** Stable and short, for log and metrics; never text from the identity provider or a browser. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * The part of an error that may be logged: name and code, never the message, which may contain an address or a token.
 */
export function nameOfError(error: unknown): string {
  const { name, code, errorCode } = (error ?? {}) as { name?: unknown; code?: unknown; errorCode?: unknown };
  const parts = [name, errorCode ?? code].filter((part) => typeof part === 'string' && /^[\w.-]{1,60}$/.test(part));
  return parts.join(' ') || 'unknown';
}
