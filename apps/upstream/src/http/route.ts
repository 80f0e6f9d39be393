import type { AnswerOf, Endpoint, FileAnswer, ParsedInput } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Person } from '../access/person.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import type { MarketContext } from '../memory/market-context.ts';
import type { FileStream } from './files/answer-stream.ts';
import type { ReceivedFile } from './files/receive-file.ts';

/** What a handler receives: parsed input, and the catalogue version that it uses throughout. */
export interface CallOfAnyMarket<E extends Endpoint> extends ParsedInput<E> {
  catalogue: Catalogue;
  /** The signed-in person; null for a visitor, and always null for endpoints without identity. */
  person: Person | null;
  /** The open transaction in a change, a replica for a visitor's read of the catalogue; run every query on it. */
  db: Kysely<Database>;
  /**
   * Version in the header If-Match (`"7"`; also weak, since compression weakens it); -1, which no record has, for a
   * malformed one.
   */
  ifMatch: number | null;
  /** The uploaded file of an upload endpoint, its type detected from the content. */
  file: ReceivedFile | null;
}

/** A call within a market. */
export interface Call<E extends Endpoint> extends CallOfAnyMarket<E> {
  context: MarketContext;
}

/**
 * A call before its change runs: external systems, which may be slow, are called here, outside of the transaction. Runs
 * again when an unanswered change is repeated, so it must be idempotent.
 */
export type CallBefore<E extends Endpoint> = SignedInCall<E>;

/** A call by a signed-in person. */
export interface SignedInCall<E extends Endpoint> extends Call<E> {
  person: Person;
}

export interface Route {
  endpoint: Endpoint;
  needsMarket: boolean;
  /** True: visitors are answered by a replica of the database, which may be two seconds behind. */
  isOfCatalogue?: true;
  /**
   * Calls external systems before the transaction; its result is the second parameter of `handle` and the third of
   * `fileOf`.
   */
  before?: (call: Call<Endpoint>) => Promise<unknown>;
  handle: (call: Call<Endpoint>, found?: unknown) => unknown;
  /** For a change that answers a file: creates the file from the result of `handle`, which is stored instead of it. */
  fileOf?: (call: Call<Endpoint>, answer: unknown, found?: unknown) => Promise<FileAnswer>;
  /** For a read that answers a large file: sends it while it is made, instead of `handle`. */
  streamOf?: (call: Call<Endpoint>) => Promise<FileStream>;
}

/** Connects a read that answers a file too large for memory with what makes it. */
export function streamRoute<E extends Endpoint>(endpoint: E, streamOf: (call: Call<E>) => Promise<FileStream>): Route {
  if (!endpoint.changesNothing) throw new Error(`${endpoint.name} changes something`);
  const handle = (): never => {
    throw new Error(`${endpoint.name} is streamed`);
  };
  return { endpoint, needsMarket: true, handle, streamOf };
}

/** Connects an endpoint with its handler. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  return { endpoint, needsMarket: true, handle };
}

/**
 * Connects a read of the catalogue that holds nothing of a person. Its handler runs single statements, on the database of
 * the call.
 */
export function catalogueRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  if (endpoint.method !== 'GET') throw new Error(`${endpoint.name} is no read`);
  return { ...route(endpoint, handle), isOfCatalogue: true };
}

/** Connects an endpoint that requires sign-in; its handler always has a person. */
export function signedInRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: SignedInCall<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  return { endpoint: withSignIn(endpoint), needsMarket: true, handle: (call) => handle(signedIn(call)) };
}

/** A change that needs an external system: `before` calls it without a transaction, `handle` stores the result. */
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
 * A change that answers a file. The result of `handle` is stored under the Idempotency-Key, never the file; `fileOf`
 * creates the file from it, outside of the transaction. For a repeat `before` is skipped and `found` is undefined.
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

/** An endpoint that can be called before a market is chosen. */
export function anyMarketRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: CallOfAnyMarket<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  const ofNoMarket: (call: CallOfAnyMarket<Endpoint>) => unknown = handle;
  return { endpoint, needsMarket: false, handle: ofNoMarket };
}

function withSignIn(endpoint: Endpoint): Endpoint {
  if (endpoint.auth !== 'required') throw new Error(`${endpoint.name} does not require sign-in`);
  return endpoint;
}

/** Visitors were refused before the handler. */
function signedIn<E extends Endpoint>(call: Call<E>): SignedInCall<E> {
  const { person } = call;
  if (!person) throw new Error('A call that requires sign-in has no person');
  return { ...call, person };
}
