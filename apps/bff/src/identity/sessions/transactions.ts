import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readCookies, setCookie } from './cookies.ts';
import type { Sealer } from './sealing.ts';

/** Reason for sending a person to the identity provider. */
const kinds = ['sign-in', 'reset', 'widget'] as const;

const transactionSchema = z.object({
  kind: z.enum(kinds),
  /** PKCE: proves that the code is redeemed by the client that requested it. */
  verifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  /** Locale of the market in which it began, `sv-se`. */
  market: z.string().optional(),
  /**
   * Session in which it began: a sign-in ends that session, the widget's flow adds a token to it. The strict cookie is
   * not sent with the redirect back.
   */
  sessionKey: z.string().optional(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
});

/** One redirect to the identity provider and back. */
export type Transaction = z.output<typeof transactionSchema>;

/** Milliseconds within which the person must return. */
const lifetimeMs = 10 * 60_000;
/** Maximum number of transactions per browser; the oldest are dropped. */
const maxPending = 5;
/**
 * Maximum characters of all their cookies together; much more would exceed the header limit of the browser's next
 * request.
 */
const maxCookieCharacters = 6_000;
/** Maximum number of cookies examined; others are not from the shop. */
const scanLimit = 20;

export interface Transactions {
  /** Stores a transaction in its own cookie, so that two tabs do not overwrite each other; returns its state. */
  begin(request: IncomingMessage, response: ServerResponse, transaction: Omit<Transaction, 'startedAt'>): string;
  /**
   * Returns the transaction of a state once and removes its cookie. Undefined for a state that did not begin in this
   * browser.
   */
  take(request: IncomingMessage, response: ServerResponse, state: string): Transaction | undefined;
}

interface TransactionsOptions {
  sealer: Sealer;
  isSecure: boolean;
  now: () => number;
  /** Off in the test that shows why it is needed: any transaction of the browser is then accepted. */
  stateCheck: boolean;
}

export function createTransactions({ sealer, isSecure, now, stateCheck }: TransactionsOptions): Transactions {
  const prefix = isSecure ? '__Host-way-' : 'way-';
  const nameOf = (state: string): string =>
    prefix + createHash('sha256').update(state).digest('base64url').slice(0, 22);
  // lax: sent with the redirect back from the provider's site
  const common = { isSecure, sameSite: 'Lax' } as const;
  const remove = (response: ServerResponse, name: string): void =>
    setCookie(response, name, { ...common, value: '', maxAge: 0 });

  function open(name: string, sealed: string): Transaction | undefined {
    const opened = sealer.open(sealed, name);
    const transaction = opened === undefined ? undefined : transactionSchema.safeParse(JSON.parse(opened)).data;
    return transaction && now() - transaction.startedAt < lifetimeMs ? transaction : undefined;
  }

  function pending(request: IncomingMessage) {
    return [...readCookies(request, prefix)]
      .slice(0, scanLimit)
      .map(([name, sealed]) => ({ name, length: sealed.length, transaction: open(name, sealed) }))
      .sort((a, b) => (b.transaction?.startedAt ?? 0) - (a.transaction?.startedAt ?? 0));
  }

  return {
    begin(request, response, transaction) {
      const state = randomBytes(32).toString('base64url');
      const name = nameOf(state);
      const sealed = sealer.seal(JSON.stringify({ ...transaction, startedAt: now() }), name);
      let remaining = maxCookieCharacters - sealed.length;
      for (const [index, one] of pending(request).entries()) {
        remaining -= one.length;
        if (index >= maxPending - 1 || remaining < 0 || !one.transaction) remove(response, one.name);
      }
      setCookie(response, name, { ...common, value: sealed, maxAge: lifetimeMs / 1000 });
      return state;
    },
    take(request, response, state) {
      const name = nameOf(state);
      const sealed = readCookies(request, prefix).get(name);
      if (sealed !== undefined) {
        remove(response, name);
        return open(name, sealed);
      }
      return stateCheck ? undefined : pending(request)[0]?.transaction;
    },
  };
}
