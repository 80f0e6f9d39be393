import {
  allEndpoints,
  attributeSchema,
  categorySchema,
  contentBlockSchema,
  filterSchema,
  imageSchema,
  itemCardSchema,
  itemSchema,
  marketParametersSchema,
  marketSchema,
  partialResultsSchema,
  priceSchema,
  problemSchema,
  reviewSchema,
  type Endpoint,
  type Schema,
} from '@shop/api-contracts';
import { registry, toJSONSchema } from 'zod/mini';
import { sentinelTable } from './sentinels.ts';

type Json = Record<string, unknown>;

/** Schemas that several answers share; every answer also has one of its own. */
const shared: Record<string, Schema> = {
  Attribute: attributeSchema,
  Category: categorySchema,
  ContentBlock: contentBlockSchema,
  Filter: filterSchema,
  Image: imageSchema,
  Item: itemSchema,
  ItemCard: itemCardSchema,
  Market: marketSchema,
  PartialResults: partialResultsSchema,
  Price: priceSchema,
  Problem: problemSchema,
  Review: reviewSchema,
};

/** Generates the OpenAPI 3.1 document of the commerce API from the contracts. */
export function openApiDocument({ demo }: { demo: boolean }): Json {
  const names = schemaNames();
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, names) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Commerce API',
      version: '1.0.0',
      description: description(demo),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(allEndpoints.map(tagOf))].map((name) => ({ name, description: `Calls of ${name}` })),
    paths,
    components: {
      schemas: componentsOf(names),
      responses: { Problem: problemResponse },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of the identity provider for this API, RS256',
        },
      },
    },
  };
}

/** Words at whose place another path of as many parts has a parameter, so that one request could mean both. */
export function reservedWords(paths: readonly string[]): string[] {
  const isVariable = (part: string) => part.startsWith(':');
  const all = [...new Set(paths)].map((path) => path.split('/'));
  const words = all.flatMap((parts) =>
    all
      .filter(
        (others) =>
          others !== parts &&
          others.length === parts.length &&
          others.every((other, index) => other === parts[index] || isVariable(other) || isVariable(parts[index]!)),
      )
      .flatMap((others) => parts.filter((part, index) => !isVariable(part) && isVariable(others[index]!))),
  );
  return [...new Set(words)].sort();
}

function description(demo: boolean): string {
  const words = reservedWords(allEndpoints.map(({ path }) => path))
    .map((word) => `\`${word}\``)
    .join(', ');
  const text =
    'Every call carries the market parameters. Failures are problem+json with a request id. ' +
    'Calls marked `x-ours` have a path that the specification does not show. ' +
    'What is not of the person who asks, or not of the customer number they work for, is 404. ' +
    `No id is one of these words, which paths have in the place of one: ${words}.`;
  return demo ? `${text}\n\nRequests that fail on purpose:\n\n${sentinelTable()}` : text;
}

const tagOf = ({ name }: Endpoint): string => name.split('.')[0]!;

function schemaNames(): Map<Schema, string> {
  const names = new Map(Object.entries(shared).map(([name, schema]) => [schema, name]));
  for (const { name, response } of allEndpoints) {
    if (!names.has(response)) names.set(response, `${pascalCase(name)}Answer`);
  }
  return names;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|\.)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function componentsOf(names: Map<Schema, string>): Json {
  const schemas = registry<{ id: string }>();
  for (const [schema, id] of names) schemas.add(schema, { id });
  const converted = toJSONSchema(schemas, { uri: (id) => `#/components/schemas/${id}`, unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(converted.schemas).map(([id, schema]) => [id, withoutIds(schema as Json)]));
}

/** Removes `$schema` and `$id`, which only the document has. */
function withoutIds({ $schema: _schema, $id: _id, ...schema }: Json): Json {
  return schema;
}

function operationOf(endpoint: Endpoint, names: Map<Schema, string>): Json {
  const answer = { $ref: `#/components/schemas/${names.get(endpoint.response)!}` };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [tagOf(endpoint)],
    ...(endpoint.ours ? { 'x-ours': true } : {}),
    security: { none: [{}], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] }[endpoint.auth],
    parameters: [...parametersOf(endpoint), ...(isChange(endpoint) ? [idempotencyKey] : [])],
    ...(endpoint.body ? { requestBody: { required: true, content: jsonContent(inputSchema(endpoint.body)) } } : {}),
    responses: {
      200: { description: endpoint.summary, content: jsonContent(answer) },
      ...refusalsOf(endpoint),
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  };
}

const isChange = ({ method, changesNothing }: Endpoint): boolean => method !== 'GET' && !changesNothing;

const whoMayCall: Record<Endpoint['auth'], string> = {
  none: 'Anybody may call it; a bearer token is ignored.',
  optional: 'Anybody may call it; with a bearer token it answers for that person.',
  required: 'Needs the bearer token of a signed-in person, and answers with what is theirs alone.',
};

/** What the schemas do not say: who may call, whether it changes something, and how files travel. */
function descriptionOf(endpoint: Endpoint): string {
  const { auth, ours, changesNothing, takesFile, isFileOptional, answersFile } = endpoint;
  return [
    whoMayCall[auth],
    ...(isChange(endpoint)
      ? ['Changes something: sent again under the same Idempotency-Key it answers the same.']
      : []),
    ...(changesNothing ? ['Changes nothing, although it is sent by POST.'] : []),
    ...(takesFile
      ? [`Takes ${isFileOptional ? 'at most' : 'exactly'} one file, in the field formFile of multipart/form-data.`]
      : []),
    ...(answersFile ? ['The answer is a file.'] : []),
    ...(ours ? ['The path is ours and not in the specification.'] : []),
  ].join(' ');
}

/** Refusals that every call of this kind may answer with, by status and code; 4XX stands for those of its own. */
function refusalsOf(endpoint: Endpoint): Json {
  const { auth, body, takesFile } = endpoint;
  const changes = isChange(endpoint);
  const codes: [status: number, codes: string[]][] = [
    [400, ['invalid_request', ...(body ? ['invalid_json'] : []), ...(changes ? ['idempotency_key_missing'] : [])]],
    [401, auth === 'none' ? [] : [...(auth === 'required' ? ['not_authenticated'] : []), 'token_invalid']],
    [409, changes ? ['change_in_flight'] : []],
    [413, [...(body ? ['body_too_large'] : []), ...(takesFile ? ['file_too_large'] : [])]],
    [422, changes ? ['idempotency_key_reused'] : []],
    [503, ['database_down', 'database_busy', 'no_market', ...(auth === 'none' ? [] : ['identity_down'])]],
  ];
  return Object.fromEntries(
    codes
      .filter(([, all]) => all.length > 0)
      .map(([status, all]) => [
        status,
        { ...problemResponse, description: all.map((code) => `\`${code}\``).join(', ') },
      ]),
  );
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'New for every change that is meant, the same when it is sent again: the answer is then that of the first time. 422 for another ' +
    'request under it, 409 with Retry-After while the first is being made.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

const problemResponse: Json = {
  description: 'What went wrong (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function inputSchema(schema: Schema): Json {
  return withoutIds(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** The endpoint's own parameters, and the market parameters that it does not redefine. */
function parametersOf({ params, query }: Endpoint): Json[] {
  const own = [...parametersIn('path', params), ...parametersIn('query', query)];
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...parametersIn('query', marketParametersSchema).filter(({ name }) => !names.has(name))];
}

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}
