import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { objectOf, arrayOf, RefusedRequest, type Json } from './refused-request.ts';
import { StandInIndices } from './stand-in-index.ts';
import { answerSearch } from './stand-in-search.ts';

/** What a test sees and decides of a request; undefined: it is answered as OpenSearch would. */
export type Interference = (request: { method: string; path: string }, response: ServerResponse) => boolean;

export interface OpenSearchStandIn {
  url: string;
  indices: StandInIndices;
  /** Method and path of all requests. */
  requests: string[];
  /** From now on: true when it has answered itself, or never will; null: as OpenSearch would. */
  interfere(with_: Interference | null): void;
  close(): Promise<void>;
}

/** Who may ask. */
const user = 'shop:secret of tests';

/**
 * Stands for OpenSearch on loopback, written after its public reference: it knows the requests, mappings and queries that the shop
 * sends, and refuses all others. It matches, ranks and counts, and knows nothing of analysis, speed, shards and merges.
 */
export async function startOpenSearchStandIn(): Promise<OpenSearchStandIn> {
  const indices = new StandInIndices();
  const requests: string[] = [];
  let interference: Interference | null = null;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '' } = request;
      requests.push(`${method} ${url}`);
      if (interference?.({ method, path: url }, response)) return;
      const { status, answer } = respond(request, body);
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(answer));
    });
  });

  function respond(request: IncomingMessage, body: string): { status: number; answer: unknown } {
    try {
      if (request.headers.authorization !== `Basic ${Buffer.from(user).toString('base64')}`)
        throw new RefusedRequest('security_exception', 'missing authentication credentials', 401);
      return { status: 200, answer: answerTo(indices, request, body) };
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      const { status, type, message: reason } = error;
      return { status, answer: { error: { root_cause: [{ type, reason }], type, reason }, status } };
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${encodeURI(user)}@127.0.0.1:${port}/`,
    indices,
    requests,
    interfere: (next) => void (interference = next),
    async close() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answerTo(indices: StandInIndices, request: IncomingMessage, body: string): unknown {
  const url = new URL(request.url!, 'http://localhost');
  const [target = '', action, ...more] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const asked = `${request.method} ${action ?? (target.startsWith('_') ? target : '')}`;
  if (more.length > 0) throw new RefusedRequest('invalid_path', url.pathname);
  const isBulk = asked === 'POST _bulk';
  checkType(request, body, isBulk ? 'application/x-ndjson' : 'application/json');
  checkParameters(url, isBulk ? ['require_alias'] : asked === 'POST _search' ? ['filter_path'] : []);
  switch (asked) {
    case 'PUT ':
      indices.create(target, JSON.parse(body));
      return { acknowledged: true, shards_acknowledged: true, index: target };
    case 'DELETE ':
      indices.remove(target);
      return { acknowledged: true };
    case 'GET _alias':
      return aliasesOf(indices, target);
    case 'POST _aliases':
      indices.changeAliases(arrayOf(objectOf(JSON.parse(body), '_aliases', ['actions'])['actions'], 'actions'));
      return { acknowledged: true };
    case 'POST _bulk':
      return writeBulk(indices, target, body, url.searchParams.get('require_alias') === 'true');
    case 'POST _refresh':
      indices.find(target).refresh();
      return { _shards: { total: 2, successful: 1, failed: 0 } };
    case 'POST _count':
      return {
        count: indices.find(target).searchable.length,
        _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      };
    case 'POST _search':
      return onlyPaths(
        answerSearch(indices.find(target), target, JSON.parse(body)),
        url.searchParams.get('filter_path'),
      );
    default:
      throw new RefusedRequest('illegal_argument_exception', `no handler found for ${request.method} ${url.pathname}`);
  }
}

function checkType({ headers }: IncomingMessage, body: string, wanted: string): void {
  if (body !== '' && headers['content-type'] !== wanted)
    throw new RefusedRequest('media_type_header_exception', String(headers['content-type']), 406);
}

function checkParameters({ searchParams }: URL, known: readonly string[]): void {
  for (const name of searchParams.keys())
    if (!known.includes(name))
      throw new RefusedRequest('illegal_argument_exception', `unrecognized parameter: [${name}]`);
}

/** Of names that may have a star at their end; of none there is nothing. */
function aliasesOf(indices: StandInIndices, targets: string): Json {
  const beginnings = targets.split(',').map((target) => {
    if (!target.endsWith('*')) throw new RefusedRequest('illegal_argument_exception', 'the stand-in knows patterns');
    return target.slice(0, -1);
  });
  const asked = [...indices].filter(([name]) => beginnings.some((beginning) => name.startsWith(beginning)));
  return Object.fromEntries(
    asked.map(([name, { aliases }]) => [name, { aliases: Object.fromEntries([...aliases].map((one) => [one, {}])) }]),
  );
}

function writeBulk(indices: StandInIndices, target: string, body: string, needsAlias: boolean): Json {
  if (!body.endsWith('\n')) throw new RefusedRequest('illegal_argument_exception', 'must be terminated by a newline');
  if (needsAlias && indices.withAlias(target).length === 0)
    throw new RefusedRequest('index_not_found_exception', `[require_alias] is [true] and [${target}] is no alias`, 404);
  const index = indices.find(target);
  const lines = body.slice(0, -1).split('\n');
  if (lines.length % 2 !== 0) throw new RefusedRequest('illegal_argument_exception', 'an action has no document');
  const items: { index: { _id: string; status: number; error?: unknown } }[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const action = objectOf(JSON.parse(lines[at]!), 'action', ['index']);
    const { _id } = objectOf(action['index'], 'index', ['_id']) as { _id: string };
    try {
      index.write(_id, JSON.parse(lines[at + 1]!));
      items.push({ index: { _id, status: 201 } });
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      items.push({ index: { _id, status: 400, error: { type: error.type, reason: error.message } } });
    }
  }
  return { took: 1, errors: items.some(({ index: { status } }) => status >= 300), items };
}

/** What `filter_path` leaves of an answer; arrays and objects that get empty are left out. */
function onlyPaths(answer: Json, paths: string | null): unknown {
  if (paths === null) return answer;
  return (
    pruned(
      answer,
      paths.split(',').map((path) => path.split('.')),
    ) ?? {}
  );
}

function pruned(value: unknown, paths: string[][]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (typeof value !== 'object' || value === null || paths.length === 0) return undefined;
  if (Array.isArray(value)) {
    const left = value.map((one) => pruned(one, paths)).filter((one) => one !== undefined);
    return left.length === 0 ? undefined : left;
  }
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const left = pruned(
      inner,
      paths.filter(([first]) => first === key).map((path) => path.slice(1)),
    );
    return left === undefined ? [] : [[key, left] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
