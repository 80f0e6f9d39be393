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

function description(demo: boolean): string {
  const text =
    'Every call carries the market parameters. Failures are problem+json with a request id. ' +
    'Calls marked `x-ours` have a path that the specification does not show. ' +
    'What is not of the person who asks, or not of the customer number they work for, is 404.';
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
    tags: [tagOf(endpoint)],
    ...(endpoint.ours ? { 'x-ours': true } : {}),
    security: { none: [{}], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] }[endpoint.auth],
    parameters: [
      ...parametersOf(endpoint),
      ...(endpoint.method === 'GET' || endpoint.changesNothing ? [] : [idempotencyKey]),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: jsonContent(inputSchema(endpoint.body)) } } : {}),
    responses: {
      200: { description: endpoint.summary, content: jsonContent(answer) },
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  };
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
