import { billErrors, billOfMaterials } from './bill-of-materials.ts';

const closure = {
  packages: ['node_modules/express', 'node_modules/express/node_modules/ms', 'node_modules/ms'],
  links: new Map([['node_modules/@shop/server', 'libs/server']]),
};
const integrity = `sha512-${Buffer.from('abc').toString('base64')}`;
const locked = {
  'apps/bff': { name: '@shop/bff', version: '0.0.0', dependencies: { express: '5', '@shop/server': '^0.1.0' } },
  'libs/server': { name: '@shop/server', version: '0.1.0', dependencies: { ms: '2' } },
  'node_modules/express': { version: '5.0.0', license: 'MIT', integrity, dependencies: { ms: '1' } },
  'node_modules/express/node_modules/ms': { version: '1.0.0', license: 'MIT', integrity },
  'node_modules/ms': { version: '2.0.0', license: 'MIT', integrity },
  'node_modules/jest': { version: '30.0.0', license: 'MIT', integrity },
};

describe('the bill of materials of an application', () => {
  const bill = billOfMaterials('apps/bff', closure, locked);

  it('lists what the application needs at run time, with address, licence and hash, and nothing else', () => {
    expect(bill.metadata.component).toMatchObject({ type: 'application', name: '@shop/bff', version: '0.0.0' });
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40shop/server@0.1.0',
      'pkg:npm/express@5.0.0',
      'pkg:npm/ms@1.0.0',
      'pkg:npm/ms@2.0.0',
    ]);
    expect(bill.components[1]).toMatchObject({
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '616263' }],
    });
    expect(billErrors(bill)).toEqual([]);
  });

  it('says who needs which version', () => {
    expect(Object.fromEntries(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
      'apps/bff': ['node_modules/express', 'libs/server'],
      'libs/server': ['node_modules/ms'],
      'node_modules/express': ['node_modules/express/node_modules/ms'],
      'node_modules/express/node_modules/ms': [],
      'node_modules/ms': [],
    });
  });

  it('is refused without a hash or a licence, with a package twice, and with references that lead nowhere', () => {
    const express = bill.components[1]!;
    expect(
      billErrors({
        ...bill,
        components: [{ ...express, hashes: undefined }, express],
        dependencies: [{ ref: 'node_modules/jest', dependsOn: [] }],
      }),
    ).toEqual([
      'has no hash or licence of pkg:npm/express@5.0.0',
      'lists node_modules/express twice',
      'refers to node_modules/jest, which is not in it',
    ]);
  });
});
