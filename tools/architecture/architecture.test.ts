import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environmentWithNode, findNode } from '../workspace/find-node.mjs';
import { root } from '../workspace/root.mjs';

const clean = {
  'apps/upstream/src/main.ts': `import './mail/send.ts';\nimport './log.ts';\n`,
  'apps/upstream/src/log.ts': `export const log = 1;\n`,
  'apps/upstream/src/mail/send.ts': `import { log } from '../log.ts';\nexport const send = log;\n`,
  'apps/web/src/site.ts': `import '../../../libs/portal/src/index.ts';\n`,
  'libs/portal/src/index.ts': `export const portal = 1;\n`,
  'tools/stack.ts': `export const stack = 1;\n`,
  'docs/architecture.md': `<!-- picture of house -->\n<!-- end -->\n`,
};

describe('N13: imports go one way', () => {
  let folder: string;
  const picture = 'docs/architecture.md';
  let drawn: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-architecture-'));
    write(clean);
    expect(architecture().status).toBe(0);
    drawn = readFileSync(join(folder, picture), 'utf8');
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-architecture-'));
    write({ ...clean, [picture]: drawn });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(files: Record<string, string>) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }

  function architecture(...parameters: string[]) {
    const node = findNode();
    const { status, stderr } = spawnSync(node, [join(root, 'tools/architecture/architecture.ts'), ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      env: environmentWithNode(node, { NODE_OPTIONS: '' }),
    });
    return { status, stderr };
  }

  it('accepts imports of files in folders above and below', () => {
    expect(architecture('--check')).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, picture), 'utf8')).toContain('apps_web --> libs_portal');
  });

  const complaints = () => {
    const { status, stderr } = architecture('--check');
    return status === 0 ? '' : stderr;
  };

  it('refuses files that import each other, even if only types', () => {
    write({
      'libs/portal/src/one.ts': `import type { Two } from './two.ts';\nexport interface One { two?: Two }\n`,
      'libs/portal/src/two.ts': `import type { One } from './one.ts';\nexport interface Two { one?: One }\n`,
    });
    expect(complaints()).toContain('by types alone too: move what they share to a third file');
  });

  it('refuses folders that import each other, even if no files do', () => {
    write({
      'apps/upstream/src/mail/parcel.ts': `import type { Coin } from '../payments/coin.ts';\nexport type Parcel = Coin;\n`,
      'apps/upstream/src/payments/coin.ts': `export type Coin = 1;\n`,
      'apps/upstream/src/payments/receipt.ts': `import '../mail/send.ts';\n`,
    });
    expect(complaints()).toContain('apps/upstream/src/payments/receipt.ts -> apps/upstream/src/mail/send.ts');
  });

  it('refuses an import that cannot be resolved, and an import of test code', () => {
    write({ 'libs/portal/src/lost.ts': `import './nothing.ts';\n` });
    expect(complaints()).toContain('an import that leads nowhere');
    write({
      'libs/portal/src/lost.ts': `import './shop.fixture.ts';\n`,
      'libs/portal/src/shop.fixture.ts': `export const shop = 1;\n`,
    });
    expect(complaints()).toContain('what only tests use');
  });

  it('refuses an outdated diagram', () => {
    write({ 'apps/web/src/site.ts': `import('../../../libs/portal/src/index.ts');\n` });
    expect(complaints()).toContain('npm run architecture');
    expect(architecture().status).toBe(0);
    expect(readFileSync(join(folder, picture), 'utf8')).toContain('apps_web -.-> libs_portal');
  });
});
