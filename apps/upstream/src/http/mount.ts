import type { AnswerOf, Endpoint, FileAnswer, ParsedInput } from '@shop/api-contracts';
import { json, Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Kysely } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { safeParse } from 'zod/mini';
import { authenticate } from '../access/authenticate.ts';
import { createChangeOnce, idempotencyKeyOf, visitor } from '../access/change-once.ts';
import { loadPerson, type Person } from '../access/person.ts';
import type { Identity } from '../access/verify-token.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { buyerOf } from '../catalogue/items/buyer.ts';
import { answerFile } from './files/answer-file.ts';
import { receiveFile, type ReceivedFile } from './files/receive-file.ts';
import { issuesOf } from './issues.ts';
import { Problem } from './problem.ts';
import { unstorableTexts } from './unstorable-texts.ts';
import type { Catalogue } from '../catalogue/reference-data/catalogue-memory.ts';
import { marketContextOf, type MarketContext } from '../catalogue/reference-data/market-context.ts';
import { sentinelCompanies, sentinelOf } from './sentinels.ts';

/** What a handler receives: parsed input, and the version of the catalogue that it uses to the end. */
export interface Call<E extends Endpoint> extends ParsedInput<E> {
  catalogue: Catalogue;
  context: MarketContext;
  /** Who is signed in, null for a visitor; always null where the endpoint needs to know nobody. */
  person: Person | null;
  /** In a change the open transaction: nothing may be asked outside of it. */
  db: Kysely<Database>;
  /** Version in the header If-Match (`"7"`, also weakly: compression weakens it); -1, as no version is, for what is none of ours. */
  ifMatch: number | null;
  /** The uploaded file of an endpoint that takes one, its kind decided by content. */
  file: ReceivedFile | null;
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

type CallOfAnyMarket<E extends Endpoint> = Omit<Call<E>, 'context'>;

export interface Route {
  endpoint: Endpoint;
  needsMarket: boolean;
  /** What is asked of the outside world before the transaction; its result is the handler's second parameter. */
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
  return { endpoint, needsMarket: true, handle: handle };
}

/** An endpoint whose contract demands sign-in, so that its handler always knows who calls. */
export function signedInRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: SignedInCall<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  if (endpoint.auth !== 'required') throw new Error(`${endpoint.name} can be called without sign-in`);
  return { endpoint, needsMarket: true, handle: handle as unknown as Route['handle'] };
}

/** A change that needs the outside world: `before` asks it without a transaction, `handle` writes down what it found. */
export function signedInRouteAfter<E extends Endpoint, Found>(
  endpoint: E,
  before: (call: CallBefore<E>) => Promise<Found>,
  handle: (call: SignedInCall<E>, found: Found) => Promise<AnswerOf<E>>,
): Route {
  return {
    ...signedInRoute(endpoint, handle as unknown as (call: SignedInCall<E>) => Promise<AnswerOf<E>>),
    before: before as unknown as NonNullable<Route['before']>,
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
  const { before, handle, fileOf } = steps as unknown as Required<Pick<Route, 'before' | 'handle' | 'fileOf'>>;
  return { ...signedInRoute(endpoint, handle as never), before, fileOf };
}

/** An endpoint that is asked before a market is known. */
export function anyMarketRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: CallOfAnyMarket<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  return { endpoint, needsMarket: false, handle: handle as unknown as Route['handle'] };
}

/** Room for the largest body: an offer of 500 lines, each with a note and a substitute. */
const bodyLimitBytes = 512 * 1024;

type ChangeOnce = ReturnType<typeof createChangeOnce>;

/**
 * Mounts all routes, fixed paths before parameters; every other method of their paths is answered 405. Tests that show what one
 * transaction and one answer for each Idempotency-Key are good for hand over another `changeOnce`.
 */
export function mountRoutes(routes: Route[], deps: Deps, changeOnce: ChangeOnce = createChangeOnce(deps.db)): Router {
  const router = Router({ caseSensitive: true });
  const isVariable = (path: string): number => Number(path.includes(':'));
  const paths = [...new Set(routes.map(({ endpoint }) => endpoint.path))].sort((a, b) => isVariable(a) - isVariable(b));
  const parseJson = json({ limit: bodyLimitBytes, strict: true });
  for (const path of paths) {
    const ofPath = routes.filter(({ endpoint }) => endpoint.path === path);
    for (const one of ofPath) {
      const method = one.endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const handlers = [
        identify(one.endpoint, deps),
        ...(one.endpoint.body ? [parseJson] : []),
        answer(one, deps, changeOnce),
      ] as RequestHandler[];
      router[method](path, ...handlers);
    }
    router.all(path, methodNotAllowed(ofPath.map(({ endpoint }) => endpoint.method)));
  }
  return router;
}

/** Answers 405 and names the methods that are allowed. */
export function methodNotAllowed(methods: string[]): RequestHandler {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (request) => {
    throw new Problem(405, 'method_not_allowed', `${request.method} is not possible here`, { headers: { allow } });
  };
}

/** Before a body is read: who calls. */
function identify(endpoint: Endpoint, { verifyToken }: Deps) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.locals['route'] = endpoint.name;
    response.locals['identity'] = await authenticate(endpoint, request, verifyToken);
    next();
  };
}

/** Parse, handle, check our own answer; a change together with its Idempotency-Key. */
function answer({ endpoint, needsMarket, before, handle, fileOf }: Route, deps: Deps, changeOnce: ChangeOnce) {
  return async (request: Request, response: Response, _next: NextFunction): Promise<void> => {
    const identity = response.locals['identity'] as Identity | null;
    const catalogue = deps.memory.current();
    const key = isChange(endpoint) ? idempotencyKeyOf(request) : null;
    const ifMatch = versionOf(request.get('if-match'));
    const input = parseInput(endpoint, request);
    const file = endpoint.takesFile ? await receiveFile(request) : null;
    const market = needsMarket
      ? marketContextOf(catalogue.reference, request.query, {
          sentinelCompanies: deps.settings.demo ? sentinelCompanies : new Set(),
          pseudoLocales: deps.settings.demo,
        })
      : undefined;
    if (deps.settings.demo) {
      await failOnPurpose(endpoint, input, { companyId: market?.companyId ?? null, isSignedIn: identity !== null });
    }
    const person = identity && (await loadPerson(deps.db, identity));
    const context = market && { ...market, buyer: buyerOf(person) };

    const callOn = (db: Kysely<Database>): Call<Endpoint> =>
      ({ ...input, catalogue, context, person, db, ifMatch, file }) as Call<Endpoint>;
    let prepared: unknown;
    const prepare = before && (async () => (prepared = await before(callOn(deps.db))));
    const answerWith = async (db: Kysely<Database>, found?: unknown): Promise<unknown> => {
      const result = await handle(callOn(db), found);
      if (!fileOf) checkAnswer(endpoint, result, deps);
      return result;
    };
    const owner = person?.oid ?? visitor;
    const kept =
      key === null
        ? await answerWith(deps.db, await prepare?.())
        : await changeOnce(
            { owner, key, endpoint: endpoint.name, input: file ? { ...input, file: file.hash } : input },
            answerWith,
            prepare,
          );
    const result = fileOf ? await fileOf(callOn(deps.db), kept, prepared) : kept;
    if (fileOf) checkAnswer(endpoint, result, deps);
    response.setHeader('cache-control', 'no-store');
    if (endpoint.answersFile) answerFile(response, result as FileAnswer);
    else response.json(result);
  };
}

/** Everything but reads and questions that are too long for an address. */
const isChange = ({ method, changesNothing }: Endpoint): boolean => method !== 'GET' && !changesNothing;

function versionOf(ifMatch: string | undefined): number | null {
  if (!ifMatch || ifMatch === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch)?.[1];
  return version === undefined ? -1 : Number(version);
}

function parseInput(endpoint: Endpoint, request: Request): ParsedInput<Endpoint> {
  const errors: NonNullable<Problem['errors']> = [];
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = safeParse(schema, request[part]);
    if (result.success) {
      parsed[part] = result.data;
      errors.push(...unstorableTexts(result.data, part));
    } else errors.push(...issuesOf(part, result.error.issues));
  }
  if (errors.length > 0) {
    throw new Problem(400, 'invalid_request', 'The request is not as the contract says', { errors });
  }
  return parsed as unknown as ParsedInput<Endpoint>;
}

async function failOnPurpose(
  endpoint: Endpoint,
  input: ParsedInput<Endpoint>,
  caller: { companyId: string | null; isSignedIn: boolean },
): Promise<void> {
  const sentinel = sentinelOf(endpoint.name, { params: input.params, query: input.query, ...caller });
  if (!sentinel) return;
  await sleep(sentinel.delayMs ?? 0);
  if (sentinel.status !== 200) throw new Problem(sentinel.status, 'sentinel', 'This request fails on purpose');
}

function checkAnswer(endpoint: Endpoint, result: unknown, { settings, log }: Deps): void {
  const checked = safeParse(endpoint.response, result);
  if (checked.success) return;
  const faults = issuesOf('answer', checked.error.issues);
  if (settings.failOnWrongAnswer) {
    throw new Error(`${endpoint.name} answers what its contract does not allow: ${JSON.stringify(faults.slice(0, 5))}`);
  }
  log.error({ route: endpoint.name, faults: faults.slice(0, 5) }, 'answer is not as the contract says');
}
