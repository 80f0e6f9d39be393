import { anonymousScope } from '@shop/platform';
import type { CategoryItems } from '@shop/api-contracts';
import { categoryRowsQuery } from '../queries.ts';
import { createShop, thirty } from './category-page.fixture.tsx';
import { categoryPageLoader } from './category-page.loader.ts';

type Shop = ReturnType<typeof createShop>;

async function open(shop: Shop, path: string): Promise<unknown> {
  const url = new URL(`https://shop.example/en-gb/${path}`);
  const args = {
    request: new Request(url),
    url,
    params: { category: url.pathname.split('/')[2] },
    context: shop.createContext(),
    pattern: ':category',
  };
  return categoryPageLoader(args as unknown as Parameters<typeof categoryPageLoader>[0]).catch(
    (thrown: unknown) => thrown,
  );
}

const redirectOf = (answer: unknown) =>
  answer instanceof Response && { status: answer.status, to: answer.headers.get('location') };
const f = (selection: unknown) => `f=${encodeURIComponent(JSON.stringify(selection))}`;

describe('an address of a category', () => {
  test('C1: with a wrong slug leads for good to the right one and keeps the query', async () => {
    expect(redirectOf(await open(createShop(), 'gasketted--c12?view=list&page=2'))).toEqual({
      status: 301,
      to: '/en-gb/gasketed--c12?view=list&page=2',
    });
    expect(redirectOf(await open(createShop(), 'exchangers--c1'))).toEqual({
      status: 301,
      to: '/en-gb/heat-exchangers--c1',
    });
  });

  test('C1: of an unknown category is the application-not-available page with status 404', async () => {
    expect(await open(createShop(), 'gasketed--c99')).toMatchObject({
      data: { kind: 'applicationNotAvailable' },
      init: { status: 404 },
    });
  });

  test('that is none is the not-found page', async () => {
    expect(await open(createShop(), 'gasketed')).toMatchObject({ data: { kind: 'notFound' }, init: { status: 404 } });
  });

  test('C1: whose articles cannot be had is the same page with status 503', async () => {
    const shop = createShop({ fail: () => new Response('{}', { status: 503 }), isServer: true });
    expect(await open(shop, 'gasketed--c12')).toMatchObject({
      data: { kind: 'applicationNotAvailable' },
      init: { status: 503 },
    });
  });

  test('C2: of a category with sub-categories asks for no articles, a leaf for one page with its filters', async () => {
    const shop = createShop();
    expect(await open(shop, 'heat-exchangers--c1')).toBeNull();
    expect(shop.calls).toHaveLength(0);
    expect(await open(shop, 'gasketed--c12?page=2&sort=-area')).toBeNull();
    expect(
      shop.calls.map(({ pathname, searchParams }) => [pathname, searchParams.get('page'), searchParams.get('sort')]),
    ).toEqual([['/items/category/c12', '2', '-area']]);
  });

  test.each([
    ['broken JSON', 'f=%7B%22material'],
    ['an unknown filter', f({ colour: ['red'] })],
    ['a wrong type', f({ material: 'NBR' })],
    ['a prototype', 'f=%7B%22__proto__%22%3A%7B%7D%7D'],
  ])('C3: with %s in f leads to the category without it, keeping order and view', async (_, query) => {
    expect(redirectOf(await open(createShop(), `gasketed--c12?${query}&page=2&sort=area&view=list`))).toEqual({
      status: 302,
      to: '/en-gb/gasketed--c12?sort=area&view=list',
    });
  });

  test('C3: with values in words of a language leads to their keys, keeping page, order and view', async () => {
    const shop = createShop({
      fail: () => Response.json({ ...thirty, partialResults: null, selection: { material: ['NBR'] } }),
    });
    const words = f({ material: ['Nitrilkautschuk'] });
    expect(redirectOf(await open(shop, `gasketed--c12?${words}&page=2&sort=area&view=list`))).toEqual({
      status: 302,
      to: `/en-gb/gasketed--c12?${f({ material: ['NBR'] })}&page=2&sort=area&view=list`,
    });
  });

  test('C3: whose f upstream refuses leads to the category without it', async () => {
    const shop = createShop({
      fail: () => new Response('{"title":"x","status":400,"code":"invalid_filter"}', { status: 400 }),
    });
    expect(redirectOf(await open(shop, `gasketed--c12?${f({ material: ['NBR'] })}`))).toEqual({
      status: 302,
      to: '/en-gb/gasketed--c12',
    });
  });

  test('C5: behind the last page leads to the last page; what is no page at all is the first', async () => {
    expect(redirectOf(await open(createShop(), 'gasketed--c12?page=9'))).toEqual({
      status: 302,
      to: '/en-gb/gasketed--c12?page=3',
    });
    expect(await open(createShop(), 'gasketed--c12?page=-1')).toBeNull();
    expect(await open(createShop(), 'gasketed--c12?page=1e3')).toBeNull();
  });

  test('C4: once the light rows are there, filters, pages and order make no request', async () => {
    const shop = createShop();
    shop.app.queryClient.setQueryData(
      categoryRowsQuery('c12', undefined, anonymousScope).queryKey,
      thirty satisfies CategoryItems,
    );
    expect(await open(shop, `gasketed--c12?${f({ material: ['NBR'] })}`)).toBeNull();
    expect(await open(shop, 'gasketed--c12?page=3')).toBeNull();
    expect(await open(shop, 'gasketed--c12?sort=-area')).toBeNull();
    expect(redirectOf(await open(shop, `gasketed--c12?${f({ material: ['NBR'] })}&page=3`))).toMatchObject({
      status: 302,
    });
    expect(shop.calls).toHaveLength(0);
  });

  test('C3: a hostile f costs no request when the rows are there', async () => {
    const shop = createShop();
    shop.app.queryClient.setQueryData(categoryRowsQuery('c12', undefined, anonymousScope).queryKey, thirty);
    expect(redirectOf(await open(shop, `gasketed--c12?f=${'['.repeat(3000)}`))).toEqual({
      status: 302,
      to: '/en-gb/gasketed--c12',
    });
    expect(shop.calls).toHaveLength(0);
  });
});
