import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/** Sign-in of a call: 'required' fails without it, 'optional' may answer more with it. */
export type Auth = 'required' | 'optional' | 'none';

/**
 * One call of the commerce API as a value: the client calls it, upstream mounts it, the OpenAPI document is derived
 * from it and the contract test covers it.
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
  /** True for a path that is not in the specification (docs/decisions/0002-calls-of-ours.md). */
  readonly ours?: true;
  /** A read by POST: it needs no Idempotency-Key, and its answer is not stored. */
  readonly changesNothing?: true;
  /** The answer is a file (`fileSchema` on the server); the client returns the response. */
  readonly answersFile?: true;
  /**
   * The body is `multipart/form-data` with one file in the field `formFile`; `body` is undeclared, all else is in the
   * query.
   */
  readonly takesFile?: true;
  /** The call may come without a file, and then without a body. */
  readonly isFileOptional?: true;
  /** Accepted types of that file, detected by content; `uploadTypes` when missing. */
  readonly fileTypes?: readonly string[];
  readonly params?: Params;
  /** Parsed from strings on the wire; excludes the market parameters of every call. */
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
}

/**
 * An endpoint that is loaded at its first call. A server-rendered page already has its data, so the browser needs no
 * schemas (and no zod) before it is interactive.
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

/** Typed input of a caller, including what travels as text. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** Input of the server's handler after parsing. */
export interface ParsedInput<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

/** Declares an endpoint, inferring its types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}
