import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { core } from '../steps/story-tags.ts';

// where people arrive: pages that are painted with a part of the styles
const arrivals = [
  '/en-gb/',
  '/de-de/',
  '/en-gb/?companyId=-nordfrost',
  '/en-gb/x--gasketed',
  '/en-gb/x--gasketed?view=list',
  '/en-gb/x--gaskets',
  '/en-gb/x--gaskets?view=cards',
  '/en-gb/x--gaskets?view=matrix',
  '/en-gb/x--spareparts',
  '/en-gb/search?q=gx-050',
  '/en-gb/search?q=gx-050&view=list',
  '/en-gb/search?q=zzzz',
  '/en-gb/there-is-no-such-page',
];

test('a page where people arrive has all its styles in at most four sheets below 19 kB', core, async ({ request }) => {
  const items = new Set<string>();
  const sheets = new Map<string, Promise<string>>();
  const check = async (path: string) => {
    const html = await (await request.get(path)).text();
    const named = (rel: string) =>
      [...html.matchAll(/<link [^>]*>/g)].flatMap(([link]) =>
        link.includes(`rel="${rel}"`) && link.includes('.css') ? (/href="([^"]+)"/.exec(link)?.[1] ?? []) : [],
      );
    const read = async (files: string[]) => {
      for (const file of files)
        if (!sheets.has(file))
          sheets.set(
            file,
            request.get(file).then((response) => response.text()),
          );
      return Promise.all(files.map((file) => sheets.get(file)!));
    };
    const own = await read(named('stylesheet'));
    const others = await read(named('prefetch'));
    expect(own.length, path).toBeLessThanOrEqual(4);
    expect(
      own.reduce((bytes, sheet) => bytes + gzipSync(sheet).length, 0),
      path,
    ).toBeLessThan(19_000);
    const classesOf = (texts: string[]) =>
      new Set(texts.flatMap((text) => [...text.matchAll(/\.([a-z]{2}[0-9a-z]+)\b/g)].map(([, name]) => name)));
    const [inOwn, inOthers] = [classesOf(own), classesOf(others)];
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
    expect(used.length).toBeGreaterThan(50);
    expect(
      [...new Set(used)].filter((name) => inOthers.has(name) && !inOwn.has(name)),
      path,
    ).toEqual([]);
    for (const [, href] of html.matchAll(/href="(\/en-gb\/[a-z0-9-]+--[a-z0-9]+\/[a-z0-9-]+--[^"?#]+)"/g))
      items.add(href!);
  };
  for (const path of arrivals) await check(path);
  expect(items.size).toBeGreaterThan(20);
  for (const path of [...items].slice(0, 30)) await check(path);
});

test('other pages have the sheet of the rest behind those that it builds on', async ({ request }) => {
  const html = await (await request.get('/en-gb/cart')).text();
  const names = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([a-z]+)-/g)].map(([, name]) => name);
  expect(names[0]).toBe('frame');
  expect(names.at(-1)).toBe('rest');
});
