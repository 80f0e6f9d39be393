import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { root } from '../workspace/root.mjs';
import { exported } from './exported.ts';

interface Person {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const registration = JSON.parse(textOf('apps/sandbox/registration.json')) as Record<string, string>;

const identityOf = ({ oid, email, firstName, lastName }: Person) => ({ oid, email, firstName, lastName });

describe('H1: the identity provider and the commerce API have the same demo users', () => {
  const accounts = exported('apps/sandbox/src/identity/demo-accounts.ts', 'demoAccounts') as Person[];
  const users = exported('libs/demo-company/src/people/users.ts', 'users') as Person[];

  it.each(accounts)('$firstName $lastName', (account) => {
    const user = users.find(({ oid }) => oid === account.oid);
    expect(user && identityOf(user)).toEqual(identityOf(account));
  });

  it('each user has a unique id and address', () => {
    expect(accounts.length).toBeGreaterThan(0);
    for (const key of ['oid', 'email'] as const) {
      expect(new Set(accounts.map((account) => account[key])).size).toBe(accounts.length);
    }
  });
});

describe('N13: nothing of the sandbox is shipped', () => {
  const isShipped = (path: string) => !/\.(?:test|fixture)\.tsx?$|\/testing\//.test(path);
  const sources = globSync('{apps/{bff,upstream,web},libs/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(isShipped);

  it('no other project imports or reads it', () => {
    const names = /@shop\/sandbox|\bapps\/sandbox\b|['"/]sandbox\/(?:src|registration)/;
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => names.test(textOf(path)))).toEqual([]);
  });

  it('no other project depends on it or on its provider', () => {
    const manifests = globSync('{apps,libs}/*/package.json', { cwd: root }).filter((path) => !path.includes('sandbox'));
    const needsOf = (path: string): string[] => {
      const manifest = JSON.parse(textOf(path)) as Record<string, Record<string, string> | undefined>;
      const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
      return kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
    };
    const isOfSandbox = (name: string): boolean => ['@shop/sandbox', 'oidc-provider'].includes(name);
    expect(manifests.filter((path) => needsOf(path).some(isOfSandbox))).toEqual([]);
  });

  it('the built web application contains none of its names and secrets', () => {
    const { tenant, clientSecret, demoPassword, paymentKey, paymentHmacKey, configuratorKey } = registration;
    const built = globSync('apps/web/dist/{client,server}/**/*.{js,css,html,json}', { cwd: root });
    const guilty = built.filter((path) => {
      const text = textOf(path);
      const markers = [
        tenant!,
        clientSecret!,
        demoPassword!,
        paymentKey!,
        paymentHmacKey!,
        configuratorKey!,
        'Sandbox sign-in',
      ];
      return markers.some((marker) => text.includes(marker));
    });
    expect(guilty).toEqual([]);
  });

  it('no image can contain its code, as it is not part of the build context', () => {
    const dockerfiles = globSync('**/{Dockerfile,*.Dockerfile}', { cwd: root, exclude: ['**/node_modules'] });
    for (const path of dockerfiles) {
      const instructions = textOf(path)
        .split('\n')
        .filter((line) => !line.startsWith('#'));
      expect([path, instructions.filter((line) => line.includes('sandbox'))]).toEqual([path, []]);
    }
    if (dockerfiles.length > 0) expect(entersBuild('apps/sandbox/src/main.ts')).toBe(false);
    if (dockerfiles.length > 0) expect(entersBuild('apps/sandbox/registration.json')).toBe(false);
  });
});

/** True if a file would be sent to the builder: the last pattern of .dockerignore that matches it or a folder above it decides. */
function entersBuild(path: string): boolean {
  if (!existsSync(join(root, '.dockerignore'))) return true;
  const parts = path.split('/');
  const itAndAbove = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const patterns = textOf('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const fits = (pattern: string) =>
    itAndAbove.some(
      (one) => matchesGlob(one, pattern) || (pattern.startsWith('**/') && basename(one) === pattern.slice(3)),
    );
  const deciding = patterns.findLast((line) => fits(line.replace(/^!/, '')));
  return deciding === undefined || deciding.startsWith('!');
}
