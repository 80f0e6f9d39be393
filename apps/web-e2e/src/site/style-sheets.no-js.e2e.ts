import { expect, test } from '@playwright/test';

// where people arrive: the pages that are painted with the first sheet alone
const arrivals = [
  '/en-gb/',
  '/de-de/',
  '/en-gb/?companyId=-nordfrost',
  '/en-gb/x--gasketed',
  '/en-gb/x--gasketed?view=list',
  '/en-gb/x--gaskets',
  '/en-gb/x--gaskets?view=cards',
  '/en-gb/x--spareparts',
  '/en-gb/search?q=gx-050',
  '/en-gb/search?q=gx-050&view=list',
  '/en-gb/search?q=zzzz',
];

test('a page where people arrive has all its styles in one sheet below 22 kB', async ({ page, request }) => {
  const items = new Set<string>();
  const checked: string[] = [];
  const check = async (path: string) => {
    const html = await (await request.get(path)).text();
    const named = (rel: string) =>
      [...html.matchAll(/<link [^>]*>/g)].flatMap(([link]) =>
        link.includes(`rel="${rel}"`) && link.includes('.css') ? (/href="([^"]+)"/.exec(link)?.[1] ?? []) : [],
      );
    const [first, ...others] = named('stylesheet');
    expect(others, path).toEqual([]);
    const [rest] = named('prefetch');
    const classesOf = async (sheet: string) =>
      new Set(
        [...(await (await request.get(sheet)).text()).matchAll(/\.([a-z]{2}[0-9a-z]+)\b/g)].map(([, name]) => name),
      );
    const [inFirst, inRest] = [await classesOf(first!), await classesOf(rest!)];
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
    expect(used.length).toBeGreaterThan(50);
    expect(
      [...new Set(used)].filter((name) => inRest.has(name) && !inFirst.has(name)),
      path,
    ).toEqual([]);
    for (const [, href] of html.matchAll(/href="(\/en-gb\/[a-z0-9-]+--[a-z0-9]+\/[a-z0-9-]+--[^"?#]+)"/g))
      items.add(href!);
    checked.push(path);
  };
  for (const path of arrivals) await check(path);
  expect(items.size).toBeGreaterThan(20);
  for (const path of [...items].slice(0, 30)) await check(path);
  await page.goto('/en-gb/cart');
  await expect(page.locator('head > link[rel="stylesheet"]')).toHaveCount(2);
});
