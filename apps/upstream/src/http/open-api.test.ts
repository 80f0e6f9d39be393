import { allEndpoints } from '@shop/api-contracts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from './open-api.ts';
import { sentinels } from './sentinels.ts';

interface Operation {
  operationId: string;
  'x-ours'?: true;
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
