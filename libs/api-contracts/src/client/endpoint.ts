import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/** Whose authority a call needs: 'required' fails without sign-in, 'optional' answers more to those who are signed in. */
export type Auth = 'required' | 'optional' | 'none';

/**
 * One call of the commerce API as a value: the client calls it, upstream mounts it, the OpenAPI document is
 * derived from it and the contract test walks all of them.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  /** Stable name, first part of the query key and label of metrics: `items.get`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API base, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  /** True where the specification does not show this path: decided by us (docs/decisions/0002-calls-of-ours.md). */
  readonly ours?: true;
  /** A POST that only asks: it needs no Idempotency-Key and its answer is not kept. */
  readonly changesNothing?: true;
  /** The answer is a file (`fileSchema` on the server); the client hands out the response to be saved. */
  readonly answersFile?: true;
  /** The body is `multipart/form-data` with one file in the field `formFile`; `body` is undeclared, all else is in the query. */
  readonly takesFile?: true;
  readonly params?: Params;
  /** Read from strings on the wire; the market parameters of every call are not part of it. */
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
}

/**
 * An endpoint that is loaded when it is first called. A page that was rendered on the server has its data already: the browser need not
 * load the schemas (and zod with them) before it is interactive.
 */
export interface LazyEndpoint<E extends Endpoint = Endpoint> {
  /** The endpoint's own name, and the first part of the query key. */
  readonly name: string;
  load(): Promise<E>;
}

// `params?: Params` reads as `Params | undefined`: undefined only where an endpoint declares no schema at all.
type OutputOf<S> = [S] extends [undefined] ? undefined : z.output<Extract<S, Schema>>;
type Part<Key extends string, S> = [S] extends [undefined]
  ? { [key in Key]?: undefined }
  : Record<never, never> extends z.output<Extract<S, Schema>>
    ? { [key in Key]?: z.output<Extract<S, Schema>> }
    : { [key in Key]: z.output<Extract<S, Schema>> };

/** What a caller hands over: typed values, also for what travels as text. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What the server's handler receives after parsing. */
export interface ParsedInput<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

/** Declares an endpoint; exists only to infer its types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}
