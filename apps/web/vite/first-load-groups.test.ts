import { globSync } from 'node:fs';
import { join } from 'node:path';
import {
  arrivals,
  firstLoadGroups,
  firstLoadSources,
  isOneOf,
  laterStyleSources,
  lazySources,
} from './first-load-groups.ts';
import { laterSources } from './later-groups.ts';

const root = join(import.meta.dirname, '../../..');
const modules = globSync('{libs,apps}/*/src/**/*.{ts,tsx,css}', { cwd: root })
  .filter((path) => !/\.(?:test|fixture)\./.test(path))
  .map((path) => join(root, path));
const entries = [
  ...Object.values(firstLoadSources).flat(),
  ...lazySources,
  ...Object.values(laterSources).flat(),
  ...laterStyleSources,
  ...Object.values(arrivals).flat(),
];

test.each(entries)('%s, assigned to a file of the build or kept out of one, exists', (entry) => {
  expect(modules.filter((module) => isOneOf([entry], module))).not.toEqual([]);
});

test('no module belongs to two files of the first load', () => {
  const groupsOf = (path: string) =>
    firstLoadGroups.flatMap(({ name, test }) => (typeof test === 'function' && test(path) ? name : []));
  expect(modules.filter((module) => groupsOf(module).length > 1)).toEqual([]);
});

test('an entry matches a file with any extension, but no longer file name', () => {
  const isText = (path: string) => isOneOf(['platform/src/text', 'i18n/src/'], path);
  expect(
    ['/a/libs/platform/src/text.ts', '/a/libs/i18n/src/text.ts', 'C:\\a\\libs\\platform\\src\\text.ts'].filter(isText),
  ).toHaveLength(3);
  expect(
    ['/a/libs/platform/src/text-field.ts', '/a/libs/platform/src/texts/a.ts', '/a/tools/i18n/src/a.ts'].filter(isText),
  ).toEqual([]);
});
