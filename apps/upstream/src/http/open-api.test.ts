import { allEndpoints } from '@shop/api-contracts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument, reservedWords } from './open-api.ts';
import { sentinels } from './sentinels.ts';

interface Operation {
  operationId: string;
  'x-ours'?: true;
  description: string;
  responses: Record<string, { description?: string }>;
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean }[];
}
const document = openApiDocument({ demo: true }) as {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('passes the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const errors = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
    expect(errors.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  });

  it('N8: has every call of the contracts, with its own and the market parameters', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      allEndpoints.map(({ name }) => name).sort(),
    );
    const byCategory = operations.find(({ operationId }) => operationId === 'items.byCategory')!;
    expect(byCategory.parameters.map(({ name }) => name)).toEqual([
      'id',
      'f',
      'page',
      'sort',
      'partial',
      'fits',
      'companyId',
      'language',
      'country',
      'locale',
      't',
    ]);
  });

  it('H6: states for every call whether it needs sign-in', () => {
    const schemes = { required: [{ bearer: [] }], optional: [{}, { bearer: [] }], none: [{}] };
    for (const { name, auth } of allEndpoints) {
      const { security } = operations.find(({ operationId }) => operationId === name)!;
      expect({ name, security }).toEqual({ name, security: schemes[auth] });
    }
  });

  it('says of every call who may make it and what it may be refused for, by code', () => {
    const codesOf = (name: string) => {
      const { 200: _answer, ...refusals } = operations.find(({ operationId }) => operationId === name)!.responses;
      return Object.entries(refusals).flatMap(([status, { description = '' }]) =>
        [...description.matchAll(/`(\w+)`/g)].map(([, code]) => `${status} ${code}`),
      );
    };
    for (const { operationId, description, responses } of operations) {
      expect({ operationId, description }).toEqual({
        operationId,
        description: expect.stringMatching(/\.$/) as string,
      });
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '503', '4XX', '5XX']));
    }
    expect(codesOf('carts.addMany')).toEqual([
      '400 invalid_request',
      '400 invalid_json',
      '400 idempotency_key_missing',
      '401 token_invalid',
      '409 change_in_flight',
      '413 body_too_large',
      '422 idempotency_key_reused',
      '503 database_down',
      '503 database_busy',
      '503 no_market',
      '503 identity_down',
    ]);
    expect(codesOf('addresses.list')).toContain('401 not_authenticated');
    expect(codesOf('settings.get')).not.toContain('409 change_in_flight');
  });

  it('names only codes that upstream has', () => {
    const folder = join(import.meta.dirname, '..');
    const sources = globSync('**/*.ts', { cwd: folder })
      .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('open-api.ts'))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
    const codes = new Set(
      [...JSON.stringify(operations.map(({ responses }) => responses)).matchAll(/`(\w+_\w+)`/g)].map(
        ([, code]) => code!,
      ),
    );
    expect(codes.size).toBeGreaterThan(5);
    expect([...codes].filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  it('says which words are no ids, because of paths that one request could both mean', () => {
    expect(reservedWords(['/items/:id/reviews', '/items/category/:id', '/carts/:id'])).toEqual(['category', 'reviews']);
    expect(reservedWords(['/items/:id/reviews', '/carts/category/:id'])).toEqual([]);
    const words = reservedWords(allEndpoints.map(({ path }) => path));
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(document.info.description).toContain(`\`${word}\``);
  });

  it('requires an Idempotency-Key exactly for changes', () => {
    for (const { name, method, changesNothing } of allEndpoints) {
      const { parameters } = operations.find(({ operationId }) => operationId === name)!;
      const headers = parameters.filter((parameter) => parameter.in === 'header');
      expect({ name, headers: headers.map((header) => header.name) }).toEqual({
        name,
        headers: method === 'GET' || changesNothing ? [] : ['Idempotency-Key'],
      });
    }
  });

  it('marks the calls that are not in the specification', () => {
    const ours = operations.filter((operation) => operation['x-ours']).map(({ operationId }) => operationId);
    expect(ours.sort()).toEqual(
      allEndpoints
        .filter((one) => one.ours)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('lists the sentinels in the demo only', () => {
    for (const { when } of sentinels) expect(document.info.description).toContain(Object.values(when)[0]);
    expect(JSON.stringify(openApiDocument({ demo: false }))).not.toContain('fail503');
  });
});
