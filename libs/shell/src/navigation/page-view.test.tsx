import { unitPaths } from '@shop/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { after, openShop } from '../shop.fixture.tsx';
import { measuredLocation, whenPageIsIdentified } from './page-view.ts';

const views = () => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.dataLayer = [];
});

describe('A14: title and analytics category after a navigation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('are read at once if the page has them', () => {
    const found = jest.fn();
    whenPageIsIdentified(() => ({ title: 'Gaskets', category: 'category' }), found);
    expect(found).toHaveBeenCalledWith({ title: 'Gaskets', category: 'category' });
  });

  test('are checked every 50 ms, 200 times, then a warning is logged', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const read = jest.fn(() => ({ title: '', category: 'category' }));
    whenPageIsIdentified(read, () => undefined);
    jest.advanceTimersByTime(49);
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(200 * 50 - 51);
    expect(warn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledTimes(201);
    expect(warn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(read).toHaveBeenCalledTimes(201);
    warn.mockRestore();
  });

  test('may come late, and are dropped after the next navigation', () => {
    const page = { title: '', category: 'category' };
    const found = jest.fn();
    whenPageIsIdentified(() => page, found);
    const left = jest.fn();
    whenPageIsIdentified(() => page, left)();
    jest.advanceTimersByTime(500);
    page.title = 'Late';
    jest.advanceTimersByTime(50);
    expect(found).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
  });
});

test('M5: each navigation is one page view with title, category, market and an address without personal data', async () => {
  const { router } = await openShop('/en-gb/switch');
  expect(views()).toEqual([
    {
      event: 'page_view',
      page_title: 'Country and language | Vadholm',
      page_location: '/en-gb/switch',
      analytics_category: 'market',
      language: 'en',
      country: 'GB',
      companyId: null,
    },
  ]);
  await act(() => router.navigate('/en-gb/search?q=secret+project&page=2&auth=1'));
  await heading('Search');
  expect(views()).toHaveLength(2);
  expect(views()[1]).toMatchObject({
    page_title: 'search',
    analytics_category: 'search',
    page_location: '/en-gb/search?page=2',
  });
});

test.each([
  ['a unit', '/unit/AB12CD34EF', 'unitSpareParts'],
  ['a favourite list', '/portal/favourites/7', 'favouriteList'],
])('M5: the name that somebody gave to %s is not part of a page view', async (_of, path, analyticsCategory) => {
  const Named = () => (
    <>
      <title>Milk cooler 1</title>
      <h1 tabIndex={-1}>Milk cooler 1</h1>
    </>
  );
  await openShop(`/en-gb${path}`, {
    routes: [{ path: path.slice(1), Component: Named, handle: { analyticsCategory } }],
  });
  await waitFor(() => expect(views()).toHaveLength(1));
  expect(views()[0]).toMatchObject({ page_title: analyticsCategory, analytics_category: analyticsCategory });
});

test('M5: an error page is reported instead of the requested page', async () => {
  await openShop('/en-gb/no/such/page');
  expect(views()).toHaveLength(1);
  expect(views()[0]).toMatchObject({ page_title: 'Page not found | Vadholm', analytics_category: 'not-found' });
});

test('M5: search words, origin and tags stay out of analytics', () => {
  expect(measuredLocation('/en-gb/x--c1', '?q=a&f=%7B%7D&parent=g1_c1&t=7&h=abc&companyId=-x&o=1')).toBe(
    '/en-gb/x--c1?companyId=-x&f=%7B%7D',
  );
});

test('M5: neither the query nor the path of a measured address says whose unit it is', () => {
  const { unitSearch, unitScan, registerProduct, myProduct, ownUnits, ownUnit, unit, replacementProof } = unitPaths;
  const measured = (path: string) => {
    const { pathname, search } = new URL(`https://shop.example/en-gb${path}`);
    return measuredLocation(pathname, search).replace(/^\/en-gb/, '');
  };
  expect(measured('/x--c1?fits=AB12CD34EF&view=list')).toBe('/x--c1?view=list');
  expect(measured(replacementProof('equipmentId=AB12CD34EF&serialNumber=30-114&numberOfPlates=61'))).toBe(
    '/unitreplacement/proof?numberOfPlates=61',
  );
  expect(measured(unit('AB12CD34EF'))).toBe('/unit/:equipmentId');
  expect(measured(unit('AB12CD34EF', 'documentation'))).toBe('/unit/:equipmentId/documentation');
  expect(measured(ownUnit('AB12CD34EF', 'spare-parts'))).toBe('/portal/units/:equipmentId/spare-parts');
  expect(measured(registerProduct('30/114 0021', { tag: 'T1', label: 'L1' }))).toBe('/registerproduct/:serialNumber');
  expect(measured(myProduct('T1'))).toBe('/myproduct/:tagId');
  expect([unitSearch('30-114'), unitScan(), ownUnits()].map(measured)).toEqual([
    '/unit',
    '/unit/scan',
    '/portal/units',
  ]);
});

test('a navigation focuses the heading and announces the page, except for the first page', async () => {
  const { router } = await openShop('/en-gb/switch');
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/en-gb/search?q=a'));
  expect(document.activeElement).toBe(await heading('Search'));
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Search');
});

test('a heading that renders late still gets the focus, unless the reader moved it', async () => {
  let arrive = () => undefined as void;
  const Late = () => {
    const [here, setHere] = useState(false);
    arrive = () => setHere(true);
    return here ? <h1 tabIndex={-1}>Late</h1> : <button type="button">Meanwhile</button>;
  };
  const { router } = await openShop('/en-gb/switch', { routes: [{ path: 'late', Component: Late }] });
  await act(() => router.navigate('/en-gb/late'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await after(() => arrive());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Late'));
  await act(() => router.navigate('/en-gb/search?q=a'));
  await act(() => router.navigate('/en-gb/late'));
  const search = within(screen.getByRole('banner')).getByRole('searchbox');
  act(() => search.focus());
  await after(() => arrive());
  await heading('Late');
  expect(document.activeElement).toBe(search);
});

test('a navigation within the same page keeps the focus', async () => {
  const { router } = await openShop('/en-gb/gaskets--c1');
  const button = screen.getByRole('button', { name: 'Products' });
  button.focus();
  await act(() => router.navigate('/en-gb/gaskets--c1?f=1'));
  await act(() => router.navigate('/en-gb/plates--c2', { state: { samePage: true } }));
  expect(document.activeElement).toBe(button);
});

test('A13: a page fades in for 350 ms, except with reduced motion', async () => {
  const animate = jest.fn();
  HTMLElement.prototype.animate = animate;
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
  const { router } = await openShop('/en-gb/switch');
  expect(animate).not.toHaveBeenCalled();
  await act(() => router.navigate('/en-gb/search?q=a'));
  expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, { opacity: 1 }], { duration: 350, easing: 'ease-out' });
  window.matchMedia = (query) => ({ matches: query.includes('reduce'), media: query }) as MediaQueryList;
  await act(() => router.navigate('/en-gb/search?q=b'));
  expect(animate).toHaveBeenCalledTimes(1);
});

test('the skip link is the first tab stop and leads to the content', async () => {
  await openShop('/en-gb/');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
});
