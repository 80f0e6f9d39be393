import type { AnswerOf, Endpoint, FileAnswer, ParsedInput } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Person } from '../access/person.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import type { MarketContext } from '../memory/market-context.ts';
import type { ReceivedFile } from './files/receive-file.ts';

/** What a handler receives: parsed input, and the version of the catalogue that it uses to the end. */
export interface CallOfAnyMarket<E extends Endpoint> extends ParsedInput<E> {
  catalogue: Catalogue;
  /** Who is signed in, null for a visitor; always null where the endpoint needs to know nobody. */
  person: Person | null;
  /** In a change the open transaction: nothing may be asked outside of it. */
  db: Kysely<Database>;
  /** Version in the header If-Match (`"7"`, also weakly: compression weakens it); -1, as no version is, for what is none of ours. */
  ifMatch: number | null;
  /** The uploaded file of an endpoint that takes one, its kind decided by content. */
  file: ReceivedFile | null;
}

/** A call in a market, as nearly all are. */
export interface Call<E extends Endpoint> extends CallOfAnyMarket<E> {
  context: MarketContext;
}

/**
 * A call as it is before a change: the outside world is asked here, outside of any transaction, since it may be slow. Runs again when a
 * change that was not answered is repeated, so what it does must be safe to repeat.
 */
export type CallBefore<E extends Endpoint> = SignedInCall<E>;

/** A call that only somebody signed in can make. */
export interface SignedInCall<E extends Endpoint> extends Call<E> {
  person: Person;
}

export interface Route {
  endpoint: Endpoint;
  needsMarket: boolean;
  /** What is asked of the outside world before the transaction; its result is the second parameter of `handle`, the third of `fileOf`. */
  before?: (call: Call<Endpoint>) => Promise<unknown>;
  handle: (call: Call<Endpoint>, found?: unknown) => unknown;
  /** Of a change that answers a file: the file, from what `handle` answered, which is remembered in its place. */
  fileOf?: (call: Call<Endpoint>, answer: unknown, found?: unknown) => Promise<FileAnswer>;
}

/** An endpoint and what answers it. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  return { endpoint, needsMarket: true, handle };
}

/** An endpoint whose contract demands sign-in, so that its handler always knows who calls. */
export function signedInRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: SignedInCall<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  return { endpoint: withSignIn(endpoint), needsMarket: true, handle: (call) => handle(signedIn(call)) };
}

/** A change that needs the outside world: `before` asks it without a transaction, `handle` writes down what it found. */
export function signedInRouteAfter<E extends Endpoint, Found>(
  endpoint: E,
  before: (call: CallBefore<E>) => Promise<Found>,
  handle: (call: SignedInCall<E>, found: Found) => Promise<AnswerOf<E>>,
): Route {
  return {
    endpoint: withSignIn(endpoint),
    needsMarket: true,
    before: (call) => before(signedIn(call)),
    handle: (call, found) => handle(signedIn(call), found as Found),
  };
}

/**
 * A change that answers a file. What `handle` answers is remembered under the Idempotency-Key, never the file itself; `fileOf` makes the
 * answer of it, outside of the transaction. A change that is repeated has found nothing before.
 */
export function signedInFileRoute<E extends Endpoint, Found, Kept>(
  endpoint: E,
  steps: {
    before: (call: CallBefore<E>) => Promise<Found>;
    handle: (call: SignedInCall<E>, found: Found) => Promise<Kept>;
    fileOf: (call: SignedInCall<E>, kept: Kept, found: Found | undefined) => Promise<FileAnswer>;
  },
): Route {
  return {
    endpoint: withSignIn(endpoint),
    needsMarket: true,
    before: (call) => steps.before(signedIn(call)),
    handle: (call, found) => steps.handle(signedIn(call), found as Found),
    fileOf: (call, kept, found) => steps.fileOf(signedIn(call), kept as Kept, found as Found | undefined),
  };
}

/** An endpoint that is asked before a market is known. */
export function anyMarketRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: CallOfAnyMarket<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  const ofNoMarket: (call: CallOfAnyMarket<Endpoint>) => unknown = handle;
  return { endpoint, needsMarket: false, handle: ofNoMarket };
}

function withSignIn(endpoint: Endpoint): Endpoint {
  if (endpoint.auth !== 'required') throw new Error(`${endpoint.name} can be called without sign-in`);
  return endpoint;
}

/** The contract demands sign-in, and a call without was refused before its handler. */
function signedIn<E extends Endpoint>(call: Call<E>): SignedInCall<E> {
  const { person } = call;
  if (!person) throw new Error('A call that demands sign-in came without a person');
  return { ...call, person };
}
