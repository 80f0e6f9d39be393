import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { untranslatedMark } from '../messages/add-language.mjs';
import { compileMessages, messageArguments, pluralErrors } from '../messages/compile-messages.mjs';
import { messageFolders } from '../messages/message-folders.mjs';
import { formattedMessageTypes } from '../messages/message-types.mjs';
import { languageTags, readMessages } from '../messages/read-messages.mjs';
import { root } from '../workspace/root.mjs';
import { hardCodedTexts } from './hard-coded-text.ts';

const inRoot = (path: string) => join(root, path);
const textOf = (path: string) => readFileSync(inRoot(path), 'utf8');
const jsonOf = <T>(path: string) => JSON.parse(textOf(path)) as T;
/** True for files that are neither tests nor test fixtures. */
const isShipped = (path: string) => !/\.(?:test|fixture)\.tsx?$/.test(path);
const libs = globSync('libs/*/package.json', { cwd: root }).map((path) => path.slice(0, -'/package.json'.length));
/** Libraries that only our servers use, and that are not published. */
const unpublished = ['libs/commerce-model', 'libs/demo-company', 'libs/server'];
const published = libs.filter((lib) => !unpublished.includes(lib));

/** Files that git would commit: tracked ones, and new ones that are not ignored. */
const ownFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(inRoot(path)));
const textFiles = () =>
  ownFiles().filter((path) => /\.(?:[cm]?[jt]sx?|json|md|css|html|ya?ml|sh)$|(?:^|\/)[^.]*$|\.npmrc$/.test(path));

describe('N13: the repository has its documented structure', () => {
  it.each([
    'apps',
    'libs',
    'tools',
    'nx.json',
    'package.json',
    'tsconfig.base.json',
    'jest.preset.js',
    '.eslintrc.json',
    'README.md',
    'CONTRIBUTING.md',
  ])('has %s at the top', (name) => expect(existsSync(inRoot(name))).toBe(true));

  it.each([
    'catalogue',
    'cart',
    'checkout',
    'rfq',
    'units',
    'portal',
    'shell',
    'api-contracts',
    'filters',
    'measures',
    'thermal',
  ])('has the library %s', (name) => {
    expect(libs).toContain(`libs/${name}`);
  });

  /** What the company has settled on, and the code that has to use it. */
  const settled: [name: string, files: string][] = [
    ['react', '{apps/web,libs/*}/src/**/*.tsx'],
    ['react-dom', 'apps/web/src/*.tsx'],
    ['react-router', 'libs/*/src/**/*.tsx'],
    ['@tanstack/react-query', 'libs/*/src/**/*.ts'],
    ['express', 'apps/bff/src/**/*.ts'],
    ['http-proxy-middleware', 'apps/bff/src/**/*.ts'],
    ['agentkeepalive', 'apps/bff/src/**/*.ts'],
    ['@azure/msal-node', 'apps/bff/src/**/*.ts'],
    ['@azure/msal-browser', 'apps/web/src/**/*.ts'],
    ['zod', 'libs/api-contracts/src/**/*.ts'],
    ['@testing-library/react', 'libs/*/src/**/*.test.tsx'],
    ['@playwright/test', 'apps/web-e2e/src/**/*.e2e.ts'],
  ];

  it.each(settled)('uses %s in %s', (name, files) => {
    const imported = globSync(files, { cwd: root })
      .filter((path) => files.includes('.test.') || files.includes('.e2e.') || isShipped(path))
      .flatMap((path) => ts.preProcessFile(textOf(path)).importedFiles)
      .map(({ fileName }) => packageOf(fileName));
    expect(imported).toContain(name);
  });

  it('runs Nx, and Jest in every project with tests', () => {
    expect(textOf('tools/testing/stages.mjs')).toContain("packageBinary('nx')");
    expect(jsonOf<{ plugins: unknown[] }>('nx.json').plugins).toContainEqual({
      plugin: '@nx/jest/plugin',
      options: { targetName: 'test' },
    });
    const tested = new Set(
      globSync('{apps,libs}/*/src/**/*.test.{ts,tsx}', { cwd: root }).map((path) => path.split('/src/')[0]!),
    );
    expect([...tested].filter((project) => !existsSync(inRoot(`${project}/jest.config.js`)))).toEqual([]);
  });

  it.each(unpublished)('%s is never published', (lib) => {
    expect(jsonOf<object>(`${lib}/package.json`)).toMatchObject({ name: `@shop/${basename(lib)}`, private: true });
    expect(jsonOf<{ release: { projects: string[] } }>('nx.json').release.projects).toContain(
      `!@shop/${basename(lib)}`,
    );
  });

  it('releases exactly the published libraries', () => {
    const { release } = jsonOf<{ release: { projects: string[] } }>('nx.json');
    const own = libs.filter((lib) => !published.includes(lib));
    expect(release.projects).toEqual(['libs/*', ...own.map((lib) => `!@shop/${basename(lib)}`).sort()]);
  });

  it.each(published)('%s can be published: name, version, exports, files and tags', (lib) => {
    const manifest = jsonOf<
      Record<string, unknown> & { exports: Record<string, Record<string, string>>; nx: { tags: string[] } }
    >(`${lib}/package.json`);
    expect(manifest).toMatchObject({
      name: `@shop/${basename(lib)}`,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      type: 'module',
      license: 'Apache-2.0',
      publishConfig: { access: 'restricted' },
      files: ['dist', '!dist/**/*.tsbuildinfo'],
    });
    expect(manifest).not.toHaveProperty('private');
    expect(manifest.exports['.']).toEqual({
      '@shop/source': './src/index.ts',
      types: './dist/index.d.ts',
      import: './dist/index.js',
    });
    expect(manifest.nx.tags).toContain(`scope:${basename(lib)}`);
    expect(existsSync(inRoot(`${lib}/src/index.ts`))).toBe(true);
  });

  it('checks the types of every project: each is referenced in the top tsconfig.json', () => {
    const { references } = jsonOf<{ references: { path: string }[] }>('tsconfig.json');
    const projects = globSync(['{apps,libs}/*/tsconfig.json', 'tools/tsconfig.json'], { cwd: root });
    expect(references.map(({ path }) => join(path, 'tsconfig.json')).sort()).toEqual(projects.sort());
  });

  it.each(libs)('%s has a README of at least four lines', (lib) => {
    expect(textOf(`${lib}/README.md`).trim().split('\n').length).toBeGreaterThanOrEqual(4);
  });

  it.each(libs)('%s declares every package that its code imports', (lib) => {
    const manifest = jsonOf<Record<'name' | 'dependencies' | 'peerDependencies', Record<string, string>>>(
      `${lib}/package.json`,
    );
    const declared = new Set([
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.peerDependencies ?? {}),
    ]);
    const imported = globSync('src/**/*.{ts,tsx}', { cwd: inRoot(lib) })
      .filter(isShipped)
      .flatMap((path) => ts.preProcessFile(textOf(`${lib}/${path}`)).importedFiles)
      .filter(({ fileName }) => !fileName.startsWith('.'))
      .map(({ fileName }) => packageOf(fileName));
    expect([...new Set(imported)].filter((name) => !declared.has(name) && !name.startsWith('node:'))).toEqual([]);
  });
});

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe('N13: docs/operations.md', () => {
  const configs = [
    'apps/bff/src/config.ts',
    'apps/upstream/src/config.ts',
    'apps/upstream/src/payments/payment-config.ts',
    'apps/upstream/src/mail/mail-config.ts',
  ];

  it.each(configs)('documents every variable of %s', (path) => {
    const names = [...textOf(path).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!);
    expect(names).not.toEqual([]);
    const told = textOf('docs/operations.md');
    expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('N7: every text exists in every language', () => {
  const messagesOf = (folder: string, language: string) => readMessages(inRoot(folder), language);

  it('finds the libraries that have texts', () => expect(messageFolders.length).toBeGreaterThan(0));

  describe.each(messageFolders)('%s', (folder) => {
    const english = messagesOf(folder, 'en');

    it('has current types of message arguments (npm run messages)', async () => {
      expect(textOf(`${folder}/message-arguments.ts`)).toBe(await formattedMessageTypes(folder));
    });

    it.each(languageTags)(
      'has the same keys in %s, with valid texts and the arguments of the English ones',
      (language) => {
        const messages = messagesOf(folder, language);
        expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
        compileMessages(messages, language);
        const errors = Object.entries(messages).flatMap(([key, message]) => [
          ...(String(messageArguments(message)) === String(messageArguments(english[key]!))
            ? []
            : [`${key}: arguments ${String(messageArguments(message))}`]),
          ...pluralErrors(message, language).map((error) => `${key}: ${error}`),
          ...(message.startsWith(untranslatedMark) ? [`${key}: still to be translated`] : []),
        ]);
        expect(errors).toEqual([]);
      },
    );
  });

  it('finds texts that cannot be translated', () => {
    const source = `export const a = (b) => <p title="Read me" alt=""><b>Hello</b> {b ? 'yes' : ''} 12 mm² {'PDF'}</p>;`;
    expect(hardCodedTexts('a.tsx', source)).toEqual(['1: Read me', '1: Hello', '1: yes', '1: 12 mm²']);
  });

  /** For those who build the shop, in English. */
  const isForBuilders = (path: string) => /showcase\/|\/design-page-route/.test(path);

  it.each(
    globSync('{libs/*,apps/web}/src/**/*.tsx', { cwd: root }).filter((path) => isShipped(path) && !isForBuilders(path)),
  )('%s contains no hard-coded text', (path) => {
    expect(hardCodedTexts(inRoot(path))).toEqual([]);
  });
});

describe('committed files', () => {
  it('name no folder of the development machine and no package registry', () => {
    const registry = execFileSync('npm', ['config', 'get', 'registry'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).trim();
    const forbidden = [root, homedir(), URL.canParse(registry) ? new URL(registry).host : ''].filter(
      (text) => text.length > 5,
    );
    const guilty = textFiles().filter((path) => forbidden.some((text) => textOf(path).includes(text)));
    expect(guilty).toEqual([]);
    expect(textOf('package-lock.json')).not.toMatch(/"resolved": "http/);
  });

  it('skip no test and run none alone', () => {
    const off = /\b(?:describe|it|test)\.(?:only|skip|fixme)\b|^\s*[xf](?:it|describe)\(/m;
    const tests = ownFiles().filter(
      (path) => /\.(?:test|e2e)\.tsx?$/.test(path) && !path.endsWith('repository.test.ts'),
    );
    expect(tests.filter((path) => off.test(textOf(path)))).toEqual([]);
  });

  it('have no folders like utils, helpers, common or misc', () => {
    expect(ownFiles().filter((path) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.[jt]sx?$)/.test(path))).toEqual(
      [],
    );
  });

  it('have no barrels inside the libraries', () => {
    expect(globSync('libs/*/src/*/**/index.ts', { cwd: root })).toEqual([]);
  });
});
