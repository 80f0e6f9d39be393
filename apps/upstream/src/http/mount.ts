import type { Endpoint, FileAnswer, ParsedInput } from '@shop/api-contracts';
import { json, Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Kysely } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { compile, safeParse } from 'zod/mini';
import type { Database } from '@shop/commerce-model';
import { authenticate } from '../access/authenticate.ts';
import { createChangeOnce, idempotencyKeyOf, visitor } from '../access/change-once.ts';
import { loadPerson } from '../access/person.ts';
import { assertShownForCustomer } from '../access/shown-for-customer.ts';
import type { Identity } from '../access/verify-token.ts';
import type { Call, Route } from './route.ts';
import type { Deps } from './deps.ts';
import { buyerOf } from '../access/buyer.ts';
import { answerFile } from './files/answer-file.ts';
import { answerStream } from './files/answer-stream.ts';
import { receiveFile } from './files/receive-file.ts';
import { issuesOf } from '../problem/issues.ts';
import { noMarketYet, Problem } from '../problem/problem.ts';
import { isNestedTooDeeply } from './nesting.ts';
import { unprintableTexts } from './printed-texts.ts';
import { unstorableTexts } from './unstorable-texts.ts';
import { marketContextOf } from '../memory/market-context.ts';
import { sentinelCompanies, sentinelOf } from './sentinels.ts';

/** Answers of a route before zod compiles its contract: 22 ms for that of an item, whose checks then take a sixth; too much for rare calls. */
const answersBeforeCompiling = 100;
/** Fits the largest body: an offer of 500 lines, each with a note and a substitute. */
const bodyLimitBytes = 512 * 1024;

type ChangeOnce = ReturnType<typeof createChangeOnce>;

/**
 * Mounts all routes, fixed paths before parameters; other methods of their paths answer 405. Tests inject a
 * `changeOnce` without its guarantee, to prove that it is needed.
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

/** Answers 405 with the allowed methods. */
export function methodNotAllowed(methods: string[]): RequestHandler {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (request) => {
    throw new Problem(405, 'method_not_allowed', `Method ${request.method} not allowed`, { headers: { allow } });
  };
}

/** Identifies the caller, before the body is read. */
function identify(endpoint: Endpoint, { verifyToken }: Deps) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.locals['route'] = endpoint.name;
    response.locals['identity'] = await authenticate(endpoint, request, verifyToken);
    next();
  };
}

/** Parses the request, runs the handler and parses its answer; a change runs under its Idempotency-Key. */
function answer(
  { endpoint, needsMarket, isOfCatalogue, before, handle, fileOf, streamOf }: Route,
  deps: Deps,
  changeOnce: ChangeOnce,
) {
  const parseAnswer = answerParser(endpoint, deps);
  return async (request: Request, response: Response, _next: NextFunction): Promise<void> => {
    const identity = response.locals['identity'] as Identity | null;
    const catalogue = deps.memory.current();
    if (catalogue.reference.markets.length === 0) throw noMarketYet();
    const key = isChange(endpoint) ? idempotencyKeyOf(request) : null;
    const ifMatch = versionOf(request.get('if-match'));
    const input = parseInput(endpoint, request);
    const file = await fileOfCall(endpoint, request);
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
    assertShownForCustomer(endpoint, request, person);
    const context = market && { ...market, buyer: buyerOf(person) };

    const callOn = (db: Kysely<Database>): Call<Endpoint> =>
      ({ ...input, catalogue, context, person, db, ifMatch, file }) as Call<Endpoint>;
    if (streamOf) {
      const streamed = await streamOf(callOn(deps.db));
      response.setHeader('cache-control', 'no-store');
      await answerStream(response, streamed);
      return;
    }
    let prepared: unknown;
    const prepare = before && (async () => (prepared = await before(callOn(deps.db))));
    const answerWith = async (db: Kysely<Database>, found?: unknown): Promise<unknown> => {
      const result = await handle(callOn(db), found);
      return fileOf ? result : parseAnswer(result);
    };
    // who is signed in finds what they have just written
    const replica = isOfCatalogue && !identity ? deps.replicas?.dbOf(catalogue.reference.version) : undefined;
    const owner = person?.oid ?? visitor;
    const kept =
      key === null
        ? await answerWith(replica ?? deps.db, await prepare?.())
        : await changeOnce(
            { owner, key, endpoint: endpoint.name, input: file ? { ...input, file: file.hash } : input },
            answerWith,
            prepare,
          );
    const result = fileOf ? parseAnswer(await fileOf(callOn(deps.db), kept, prepared)) : kept;
    response.setHeader('cache-control', 'no-store');
    if (endpoint.answersFile) answerFile(response, result as FileAnswer);
    else response.json(result);
  };
}

/** The file of an upload; null for other calls, and where it is optional and missing. Throws the problems of `receiveFile`. */
async function fileOfCall({ takesFile, isFileOptional, fileTypes }: Endpoint, request: Request) {
  if (!takesFile || (isFileOptional && request.get('content-type') === undefined)) return null;
  return receiveFile(request, fileTypes).catch((error: unknown) => {
    if (isFileOptional && error instanceof Problem && error.code === 'file_missing') return null;
    throw error;
  });
}

/** True for everything but reads and queries that are sent by POST. */
const isChange = ({ method, changesNothing }: Endpoint): boolean => method !== 'GET' && !changesNothing;

function versionOf(ifMatch: string | undefined): number | null {
  if (!ifMatch || ifMatch === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch)?.[1];
  return version === undefined ? -1 : Number(version);
}

function parseInput(endpoint: Endpoint, request: Request): ParsedInput<Endpoint> {
  if (isNestedTooDeeply(request.body)) throw new Problem(400, 'invalid_request', 'The body is nested too deeply');
  const errors: NonNullable<Problem['errors']> = [];
  const parsed: ParsedInput<Endpoint> = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = safeParse(schema, request[part]);
    if (result.success) {
      parsed[part] = result.data;
      errors.push(...unstorableTexts(result.data, part));
    } else errors.push(...issuesOf(part, result.error.issues));
  }
  if (errors.length === 0 && parsed.body !== undefined) errors.push(...unprintableTexts(endpoint.name, parsed.body));
  if (errors.length > 0) {
    throw new Problem(400, 'invalid_request', 'Request does not match the schema', { errors });
  }
  return parsed;
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

/**
 * Leaves only the fields of the contract, so that no other field of a row is sent. An answer that violates the contract
 * is logged and returned as it is; with `failOnWrongAnswer` it is an Error.
 */
function answerParser({ name, response }: Endpoint, { settings, log }: Deps): (result: unknown) => unknown {
  let contract = response;
  let answers = 0;
  return (result) => {
    if (++answers === answersBeforeCompiling) contract = compile(response);
    const parsed = safeParse(contract, result);
    if (parsed.success) return parsed.data;
    const issues = issuesOf('answer', parsed.error.issues);
    if (settings.failOnWrongAnswer) {
      throw new Error(`The answer of ${name} violates its contract: ${JSON.stringify(issues.slice(0, 5))}`);
    }
    log.error({ route: name, issues: issues.slice(0, 5) }, 'answer violates its contract');
    return result;
  };
}
