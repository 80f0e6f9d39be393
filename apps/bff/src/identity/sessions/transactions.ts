import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readCookies, setCookie } from './cookies.ts';
import type { Sealer } from './sealing.ts';

/** Why somebody was sent to the identity provider. */
const kinds = ['sign-in', 'reset', 'widget'] as const;

const transactionSchema = z.object({
  kind: z.enum(kinds),
  /** PKCE: shows that who redeems the code has asked for it. */
  verifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  /** Locale of the market where it began, `sv-se`. */
  market: z.string().optional(),
  /** Session that began it: a sign-in ends that one, the widget's flow fills it. The strict cookie does not come along on the way back. */
  sessionKey: z.string().optional(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
});

/** One way to the identity provider and back. */
export type Transaction = z.output<typeof transactionSchema>;

/** Milliseconds in which somebody must be back. */
const lifetimeMs = 10 * 60_000;
/** Ways begun in one browser that are remembered; the oldest are dropped. */
const atOnce = 5;
/** Characters that they may take together; with much more the browser's next request would be refused for its headers. */
const charactersAtOnce = 6_000;
/** Cookies that are looked at; more are not ours. */
const scanLimit = 20;

export interface Transactions {
  /** Remembers a transaction in a cookie of its own, so that two tabs do not overwrite each other; answers its state. */
  begin(request: IncomingMessage, response: ServerResponse, transaction: Omit<Transaction, 'startedAt'>): string;
  /** The transaction of a state, once: its cookie is removed. Undefined for a state that did not begin in this browser. */
  take(request: IncomingMessage, response: ServerResponse, state: string): Transaction | undefined;
}

interface TransactionsOptions {
  sealer: Sealer;
  isSecure: boolean;
  now: () => number;
  /** Off in the test that shows what it is good for: then any transaction of the browser will do. */
  stateCheck: boolean;
}

export function createTransactions({ sealer, isSecure, now, stateCheck }: TransactionsOptions): Transactions {
  const prefix = isSecure ? '__Host-way-' : 'way-';
  const nameOf = (state: string): string =>
    prefix + createHash('sha256').update(state).digest('base64url').slice(0, 22);
  // lax: sent when the provider leads back here from its own site
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
      let room = charactersAtOnce - sealed.length;
      for (const [index, one] of pending(request).entries()) {
        room -= one.length;
        if (index >= atOnce - 1 || room < 0 || !one.transaction) remove(response, one.name);
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
