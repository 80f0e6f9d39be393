import '@testing-library/jest-dom/jest-globals';
import { ApiError } from '@shop/api-contracts';
import { buildItem, buildItemCard } from '@shop/api-contracts/testing';
import { anonymousScope } from '@shop/platform';
import { screen } from '@testing-library/react';
import { json, noRelated, openPage, type Answers } from '../shop.fixture.tsx';

const around: Answers = { '/items/G1/related': () => json(noRelated), '/items/G1/reviews': () => json([]) };
const failing = (status: number) => () => json({ title: 'No', status }, status);
const right = '/en-gb/gasketed--c12/gx-050-31-plates--G1-V1';
const heading = () => document.querySelector('h1')?.textContent;
const itemCalls = (calls: string[]) => calls.filter((call) => /^\/items\/[^/]+(\?|$)/.test(call));

test.each([
  ['a wrong product slug', '/en-gb/gasketed--c12/old-name--G1-V1', right],
  ['a wrong category slug', '/en-gb/plates--c12/gx-050-31-plates--G1-V1', right],
  [
    'both wrong, keeping the query',
    '/en-gb/x--c12/y--G1-V1?t=asme&h=7&parent=P1_c2',
    `${right}?t=asme&h=7&parent=P1_c2`,
  ],
  ['a category in which it does not stand', '/en-gb/pumps--c99/gx-050-31-plates--G1-V1', right],
  ['no variant: none is put in', '/en-gb/x--c12/y--G1-', '/en-gb/gasketed--c12/gx-050-31-plates--G1-'],
])('C6: the address is corrected: %s', async (_, url, corrected) => {
  const { path } = await openPage(url, { answers: { ...around, '/items/G1': () => json(buildItem()) } });
  expect(path()).toBe(corrected);
});

test('C6: one permanent redirect corrects both slugs', async () => {
  const { createContext } = await openPage(right, { answers: { ...around, '/items/G1': () => json(buildItem()) } });
  const { itemPageLoader } = await import('./item-page.loader.ts');
  const request = new Request('https://shop.example/en-gb/x--c12/y--G1-V1?t=asme');
  const thrown = await itemPageLoader({
    params: { category: 'x--c12', item: 'y--G1-V1' },
    request,
    context: createContext(),
  } as unknown as Parameters<typeof itemPageLoader>[0]).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(301);
  expect((thrown as Response).headers.get('location')).toBe(`${right}?t=asme`);
});

test('C6: without a category the slug is - and stays', async () => {
  const item = buildItem({ categoryId: 'a001', categorySlug: '-' });
  const { path } = await openPage('/en-gb/any--a001/gx-050-31-plates--G1-V1', {
    answers: { ...around, '/items/G1': () => json(item) },
  });
  expect(path()).toBe('/en-gb/---a001/gx-050-31-plates--G1-V1');
});

test('C6: category, variant, tags and strictness are sent with the item request, the timestamp is not', async () => {
  const { calls } = await openPage(`${right}?t=asme,EPDM&variant=strict&h=7`, {
    answers: { ...around, '/items/G1': () => json(buildItem()) },
  });
  expect(itemCalls(calls)).toEqual([
    '/items/G1?categoryId=c12&commercialItemId=V1&itemTagIds=asme%2CEPDM&variant=strict',
  ]);
});

test('C7: not found with a commercial id is retried with it as the generic id', async () => {
  const item = buildItem({ genericItemId: 'V1', commercialItemId: 'W1' });
  const { calls, path } = await openPage('/en-gb/gasketed--c12/gx-050-31-plates--G9-V1', {
    answers: {
      '/items/V1': () => json(item),
      '/items/V1/related': () => json(noRelated),
      '/items/V1/reviews': () => json([]),
    },
  });
  expect(itemCalls(calls)).toEqual(['/items/G9?categoryId=c12&commercialItemId=V1', '/items/V1?categoryId=c12']);
  expect(heading()).toBe(item.name);
  expect(path()).toBe('/en-gb/gasketed--c12/gx-050-31-plates--V1-');
});

test('C7: it is retried only once, then it is not-found', async () => {
  const { calls } = await openPage('/en-gb/gasketed--c12/x--G9-V1', { answers: {} });
  expect(itemCalls(calls)).toHaveLength(2);
  expect(heading()).toBe('notFound 404');
});

test('C7: not found without a commercial id is not-found at once', async () => {
  const { calls } = await openPage('/en-gb/gasketed--c12/x--G9-', { answers: {} });
  expect(itemCalls(calls)).toHaveLength(1);
  expect(heading()).toBe('notFound 404');
});

test.each([500, 503, 403])('C7: %i is the error page, without a retry', async (status) => {
  const { calls } = await openPage('/en-gb/gasketed--c12/x--G9-V1', {
    answers: { '/items/G9': failing(status) },
    isServer: true,
  });
  expect(itemCalls(calls)).toHaveLength(1);
  expect(heading()).toBe('error');
});

test('C7: a failure of the retry is the error page, not not-found', async () => {
  await openPage('/en-gb/gasketed--c12/x--G9-V1', { answers: { '/items/V1': failing(503) }, isServer: true });
  expect(heading()).toBe('error');
});

test('C6: a malformed segment is not-found without a call', async () => {
  const { calls } = await openPage('/en-gb/gasketed/x', { answers: {} });
  expect(calls).toEqual([]);
  expect(heading()).toBe('notFound 404');
});

test('C7: in the browser the article is shown before its parts, if those are slow', async () => {
  await openPage(right, {
    answers: {
      ...around,
      '/items/G1': () => json(buildItem()),
      '/items/G1/related': () => new Promise<Response>(() => undefined),
    },
  });
  expect(heading()).toBe('Heat exchanger GX-050, 31 plates');
  expect(screen.getByText('Parts and kits are being loaded')).toBeInTheDocument();
});

test('C6: the parent under which it was found is in the breadcrumbs', async () => {
  const parent = buildItemCard({
    genericItemId: 'P1',
    commercialItemId: 'P9',
    articleNumber: 'GX-100',
    slug: 'gx-100',
  });
  const { app, router } = await openPage(`${right}?parent=P1_c12_P9`, {
    answers: {
      ...around,
      '/items/G1': () => json(buildItem()),
      '/items': (address) => json(address.searchParams.get('item') === 'P1_c12_P9' ? [parent] : []),
    },
  });
  const { itemPageHandle } = await import('./item-page-handle.ts');
  const { params } = router.state.matches.at(-1)!;
  expect(
    itemPageHandle.crumbs!(app, { params, search: new URLSearchParams('parent=P1_c12_P9'), scope: anonymousScope }),
  ).toEqual([
    { text: 'Heat exchangers', to: '/heat-exchangers--c1' },
    { text: 'Gasketed', to: '/gasketed--c12' },
    { text: 'GX-100', to: '/gasketed--c12/gx-100--P1-P9' },
    { text: 'GX-050-031' },
  ]);
});

test('C6: a parent that fails to load leaves the page unchanged', async () => {
  await openPage(`${right}?parent=P1_c12`, {
    answers: { ...around, '/items/G1': () => json(buildItem()), '/items': failing(503) },
  });
  expect(heading()).toBe('Heat exchanger GX-050, 31 plates');
});

describe('N1: a page rendered on the server', () => {
  async function thrownBy(status: number): Promise<unknown> {
    const { createContext } = await openPage(right, {
      answers: { ...around, '/items/G1': () => json(buildItem()), '/items/G7': failing(status) },
      isServer: true,
    });
    const { itemPageLoader } = await import('./item-page.loader.ts');
    return itemPageLoader({
      params: { category: 'gasketed--c12', item: 'x--G7-' },
      request: new Request('https://shop.example/en-gb/gasketed--c12/x--G7-'),
      context: createContext(),
    } as unknown as Parameters<typeof itemPageLoader>[0]).catch((error: unknown) => error);
  }

  test.each([400, 403, 409, 429, 500, 503])('throws an answer of %i as an API error', async (status) => {
    const thrown = await thrownBy(status);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ status });
  });

  test('does not throw 404 so: it is the not-found page', async () => {
    const thrown = await thrownBy(404);
    expect(thrown).not.toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ data: { kind: 'notFound' }, init: { status: 404 } });
  });
});
