import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNode, environmentWithNode } from '../workspace/find-node.mjs';
import { packageBinary } from '../workspace/package-binary.mjs';
import { root } from '../workspace/root.mjs';

/** Each import here violates a boundary, so lint must reject its file. */
const violations = {
  'libs/design-system/src/canary-feature.ts': `import '@shop/catalogue';`,
  'libs/design-system/src/canary-router.ts': `import 'react-router';`,
  'libs/api-contracts/src/canary-react.ts': `import 'react';`,
  'libs/api-contracts/src/canary-node.ts': `import 'node:fs';`,
  'libs/platform/src/canary-feature.ts': `import '@shop/shell';`,
  'libs/platform/src/canary-forms.ts': `import '@shop/forms';`,
  'libs/i18n/src/canary-contracts.ts': `import '@shop/api-contracts';`,
  'libs/cart/src/canary-upwards.ts': `import '@shop/catalogue';`,
  'libs/catalogue/src/canary-sideways.ts': `import '@shop/checkout';`,
  'libs/catalogue/src/canary-node.ts': `import 'node:path';`,
  'libs/catalogue/src/canary-server.ts': `import 'express';`,
  'libs/catalogue/src/canary-of-servers.ts': `import '@shop/server';`,
  'libs/server/src/canary-contracts.ts': `import '@shop/api-contracts';`,
  'libs/server/src/canary-react.ts': `import 'react';`,
  'libs/catalogue/src/canary-relative.ts': `import '../../cart/src/index.ts';`,
  'libs/catalogue/src/canary-heavy.ts': `import { z } from 'zod';\nexport const a = z;`,
  'libs/shell/src/canary-of-others.ts': `export { keepPreviousData } from '@tanstack/react-query';`,
  'apps/bff/src/canary-feature.ts': `import '@shop/catalogue';`,
  'apps/upstream/src/canary-feature.ts': `import '@shop/platform';`,
};
/** Wrong by what the compiler knows alone. */
const unawaited = { 'libs/cart/src/canary-promise.ts': `Promise.resolve(1);` };
const allowed = {
  'libs/catalogue/src/canary-downwards.ts': `import '@shop/cart';\nimport '@shop/platform';\nimport '@shop/api-contracts';`,
  'apps/bff/src/canary-contracts.ts': `import '@shop/api-contracts';\nimport '@shop/server';`,
  'libs/server/src/canary-node.ts': `import 'node:fs';\nimport { z } from 'zod';\nexport const a = z;`,
};

/** A copy of the workspace's configuration that contains only these files, to keep the real tree clean while other processes build it. */
function canaryWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-canary-'));
  for (const file of ['.eslintrc.json', '.oxlintrc.json', 'package.json', 'tsconfig.base.json', 'package-lock.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  const lintAlone = {
    plugins: ['./tools/lint/nx-lint-target.mjs'],
    useDaemonProcess: false,
    analytics: false,
  };
  write(join(folder, 'nx.json'), JSON.stringify(lintAlone));
  for (const tool of ['tools/lint', 'tools/workspace'])
    cpSync(join(root, tool), join(folder, tool), { recursive: true });
  for (const file of globSync('{libs/*,apps/bff,apps/upstream}/{package.json,tsconfig*.json}', { cwd: root })) {
    cpSync(join(root, file), join(folder, file));
  }
  for (const file of globSync('libs/*/package.json', { cwd: root }))
    write(join(folder, dirname(file), 'src/index.ts'), 'export {};\n');
  for (const [file, source] of Object.entries({ ...violations, ...unawaited, ...allowed }))
    write(join(folder, file), `${source}\n`);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('N13: the boundaries between libraries are enforced by nx lint', () => {
  let folder: string;
  let output: string;
  let status: number | null;

  beforeAll(() => {
    folder = canaryWorkspace();
    const node = findNode();
    const result = spawnSync(
      node,
      [
        packageBinary('nx'),
        'run-many',
        '-t',
        'lint',
        '-p',
        [...new Set(Object.keys(violations).map((file) => `@shop/${file.split('/')[1]!}`))].join(','),
        '--batch',
        '--output-style=stream',
        '--skip-nx-cache',
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: environmentWithNode(node, { NODE_OPTIONS: '', FORCE_COLOR: '0', NX_WORKSPACE_ROOT_PATH: folder }),
      },
    );
    output = result.stdout + result.stderr;
    status = result.status;
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const complaints = (file: string) =>
    output
      .split('\n')
      .filter((line) => line.includes(`${file}:`))
      .join('\n');

  it('fails on violations', () => expect(status).toBe(1));

  it.each(Object.keys(violations))('refuses %s', (file) => {
    expect(complaints(file)).toMatch(/@nx\/enforce-module-boundaries|no-restricted-imports/);
  });

  it.each(Object.keys(unawaited))('refuses %s, where a promise is not awaited', (file) => {
    expect(output).toContain(`${file}:1:1: Promises must be awaited`);
  });

  it.each(Object.keys(allowed))('accepts %s', (file) => {
    expect(output).toMatch(new RegExp(`${file.split('/')[1]!}:lint`));
    expect(complaints(file)).toBe('');
  });
});
