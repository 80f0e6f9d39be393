import { buildCategory, buildContentBlock, buildGasketCard, buildSettings } from '@shop/api-contracts/testing';
import { screen, within } from '@testing-library/react';
import { openShop, problem, tree } from '../shop.fixture.tsx';

const noItems = { items: [], total: 0, filters: [], partialResults: null, totalUnfiltered: 0, columns: [] };
const remadeUnits = ['1', '2', '3', '4', '5'].map((id) =>
  buildGasketCard({ articleNumber: `RE-${id}`, commercialItemId: id }),
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const answers = {
  '/settings': buildSettings({ greenOneEnabled: true }),
  '/categories': [...tree, buildCategory({ id: 'remade', name: 'Remade units', productCount: 8 })],
  '/items/category/remade': { ...noItems, items: remadeUnits },
  '/content': {
    blocks: [buildContentBlock({ name: 'greenone', title: 'Rebuilt and tested', lead: 'They cost less.' })],
  },
};
const link = (name: string) => within(screen.getByRole('main')).queryByRole('link', { name })?.getAttribute('href');

test('B6: /remade is not found unless greenOneEnabled, without requests', async () => {
  const { calls } = await openShop('/en-gb/remade');
  expect(title()).toBe('Page not found');
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/content');
});

test('B6: with greenOneEnabled it shows the block greenone and a link to the remade units', async () => {
  const { calls } = await openShop('/en-gb/remade', { answers });
  expect(calls.find(({ pathname }) => pathname === '/content')!.searchParams.get('blocks')).toBe('greenone');
  expect(title()).toBe('Rebuilt and tested');
  expect(screen.getByText('They cost less.')).toBeTruthy();
  expect(screen.getByText('Inside greenone.')).toBeTruthy();
  expect(link('See the 8 units')).toBe('/en-gb/remade-units--remade');
});

test('B6: the first four remade units can be bought on the page', async () => {
  await openShop('/en-gb/remade', { answers });
  const units = within(screen.getByRole('region', { name: 'Remade units' }));
  expect(units.getAllByRole('link', { name: /^RE-/ }).map(({ textContent }) => textContent)).toEqual([
    'RE-1',
    'RE-2',
    'RE-3',
    'RE-4',
  ]);
});

test('B6: units that cannot be loaded are left out', async () => {
  await openShop('/en-gb/remade', { answers: { ...answers, '/items/category/remade': problem(500) } });
  expect(title()).toBe('Rebuilt and tested');
  expect(screen.queryByRole('region', { name: 'Remade units' })).toBeNull();
});

test('B6: a company site requests no block, and the page still explains remade units', async () => {
  const { calls } = await openShop('/en-gb/remade?companyId=-elmbridge', { answers, companyId: 'elmbridge' });
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/content');
  expect(title()).toBe('Remade units');
  expect(screen.getByText(/Vadholm Heat Transfer Ltd tells you more/)).toBeTruthy();
  expect(link('See the 8 units')).toBe('/en-gb/remade-units--remade?companyId=-elmbridge');
});

test('B6: without such a category the page links to a contact', async () => {
  await openShop('/en-gb/remade', { answers: { ...answers, '/categories': tree } });
  expect(link('See the 8 units')).toBeUndefined();
  expect(link('Ask about a remade unit')).toBe('/en-gb/message');
});

test('B6: a failing block is the error page', async () => {
  await openShop('/en-gb/remade', { answers: { ...answers, '/content': problem(500) } });
  expect(title()).toBe('Something went wrong');
});
