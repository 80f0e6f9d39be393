import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

const page = readFileSync(join(root, 'libs/demo-company/src/content/policies/cookies.ts'), 'utf8');
const languages = 7;

const sources = globSync('{apps/web,libs/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/** Storage keys of a file: a constant named `key`, `lastKey` …, or the beginning of a composed one. */
const keysOf = (source: string): string[] => [
  ...[...source.matchAll(/const (?:key|\w+Key) = '([^']+)'/g)].map(([, key]) => key!),
  ...[...source.matchAll(/`([a-z-]+[-:/])\$\{/g)].map(([, start]) => `${start}…`),
];

describe('the page about cookies', () => {
  const storing = sources.filter(({ source }) => /(?:local|session)Storage\.setItem\(/.test(source));
  const written = sources.flatMap(({ source }) =>
    [...source.matchAll(/writeCookie\('([^']+)'/g)].map(([, name]) => name!),
  );

  it('is checked against every file that stores something', () => {
    expect(storing.length).toBeGreaterThan(10);
    expect(storing.filter(({ source }) => keysOf(source).length === 0).map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ...new Set([
      ...storing.flatMap(({ source }) => keysOf(source)),
      ...written,
      'cart-buy-…',
      'cart-quote-…',
      'ai_user',
      'ai_session',
    ]),
  ])('names %s in every language', (name) => expect(page.split(`**${name}**`)).toHaveLength(languages + 1));
});
