import '@testing-library/jest-dom';
import type { Item, ItemCard, SalesDetails } from '@shop/api-contracts';
import { AppProvider, marketQuery } from '@shop/platform';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createShop, thirty } from '../category-page/category-page.fixture.tsx';
import { loadMessages } from '../load-messages.ts';
import { AvailabilitySlot } from './availability-slot.tsx';
import { ItemCardTile } from './item-card-tile.tsx';
import { ItemTable } from './item-table.tsx';
import { PriceSlot } from './price-slot.tsx';

const sold = (details: Partial<SalesDetails> = {}): SalesDetails => ({
  salesActions: ['Buy'],
  price: { amount: '2846.00', originalAmount: '2846.00', currency: 'GBP' },
  availability: { state: 'inStock', stock: 3 },
  ...details,
});

const card: ItemCard = {
  genericItemId: 'g1',
  commercialItemId: 'v1',
  categoryId: 'c12',
  categorySlug: 'gasketed',
  slug: 'gx-050',
  name: 'Plate heat exchanger GX-050',
  articleNumber: 'GX-050-H16-061',
  images: { medium: { src: '/media/0123456789abcdef/a.svg', width: 260, height: 200 } },
  attributes: [
    { id: 'material', values: ['HNBR'] },
    { id: 'pressure', values: [16] },
    { id: 'area', values: [10.37] },
    { id: 'temperature', values: [-10, 140] },
    { id: 'weight', values: [209] },
  ],
  itemTags: [{ id: 'remade' }],
  parentItemKey: null,
  isInFavouriteList: false,
  salesDetails: sold(),
  salesDetailsOnRequest: false,
};
const columns = [...thirty.columns, { id: 'weight', name: 'Weight', type: 'number' as const, unit: 'KGM' }];

async function show(content: ReactNode, market: Record<string, unknown> = {}, item?: Item) {
  const { app, calls } = createShop(item ? { item } : {});
  await app.i18n.load(loadMessages);
  const { queryKey } = marketQuery(app);
  await app.queryClient.query(marketQuery(app) as never);
  app.queryClient.setQueryData(queryKey, (known: object | undefined) => ({ ...known, ...market }) as never);
  render(
    <AppProvider app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />
    </AppProvider>,
  );
  return { calls };
}

const text = (element: Element | null) => element?.textContent.replace(/\u00a0/g, ' ');

describe('price', () => {
  test('is labelled with or without tax, as the market shows it', async () => {
    await show(<PriceSlot salesDetails={sold()} onRequest={false} />);
    expect(text(screen.getByRole('paragraph'))).toBe('£2,846.00excl. VAT');
    await show(<PriceSlot salesDetails={sold()} onRequest={false} />, { priceDisplay: 'gross' });
    expect(screen.getByText('incl. VAT')).toBeInTheDocument();
    await show(<PriceSlot salesDetails={sold()} onRequest={false} />, { country: 'US' });
    expect(screen.getByText('excl. sales tax')).toBeInTheDocument();
  });

  test('below the list price comes before the list price, crossed out and named', async () => {
    const price = { amount: '2561.40', originalAmount: '2846.00', currency: 'GBP' };
    await show(<PriceSlot salesDetails={sold({ price })} onRequest={false} />);
    expect(text(screen.getByRole('paragraph'))).toBe('Your price £2,561.40 List price £2,846.00excl. VAT');
    expect(text(document.querySelector('s'))).toBe('£2,846.00');
  });

  test('of zero is a price, a missing one is on request, in the same place', async () => {
    await show(
      <PriceSlot
        salesDetails={sold({ price: { amount: '0.00', originalAmount: '0.00', currency: 'GBP' } })}
        onRequest={false}
      />,
    );
    expect(text(screen.getByRole('paragraph'))).toContain('£0.00');
    cleanup();
    await show(<PriceSlot salesDetails={sold({ price: null })} onRequest={false} />);
    expect(text(screen.getByRole('paragraph'))).toBe('Price on request');
    cleanup();
    const gone = sold({ price: null, availability: { state: 'discontinued' } });
    await show(<PriceSlot salesDetails={gone} onRequest={false} />);
    expect(text(screen.getByRole('paragraph'))).toBe('No longer sold');
    cleanup();
    await show(<PriceSlot salesDetails={null} onRequest />);
    expect(screen.getByRole('paragraph')).toHaveAttribute('aria-busy', 'true');
  });
});

test.each([
  [{ state: 'inStock', stock: 1 }, '1 in stock'],
  [{ state: 'inStock' }, 'In stock'],
  [{ state: 'later', leadTimeDays: 1 }, '1 working day'],
  [{ state: 'later', leadTimeDays: 15 }, '15 working days'],
  [{ state: 'later' }, 'Made to order'],
  [{ state: 'onRequest' }, 'On request'],
  [{ state: 'discontinued' }, 'Discontinued'],
  [undefined, 'On request'],
] as const)('availability %j is shown as "%s"', async (availability, words) => {
  await show(<AvailabilitySlot salesDetails={sold({ availability })} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

describe('an article', () => {
  test('as a card is one link with its tags, its first four figures, price and availability', async () => {
    await show(<ItemCardTile item={card} columns={columns} />);
    const link = screen.getByRole('link', { name: 'GX-050-H16-061' });
    expect(link).toHaveAttribute('href', '/en-gb/gasketed--c12/gx-050--g1-v1?t=remade');
    expect(screen.getAllByRole('definition')).toHaveLength(4);
    expect(screen.queryByText(/209/)).toBeNull();
    expect(screen.getByText('3 in stock')).toBeInTheDocument();
  });

  test('as a card skips figures that the name contains', async () => {
    const name = 'Plate heat exchanger GX-050, 61 plates, hnbr, 16 bar, 110,37 m²';
    const plates = { id: 'plates', name: 'Plates', type: 'number' as const, unit: 'C62' };
    const attributes = [...card.attributes, { id: 'plates', values: [61] }];
    await show(<ItemCardTile item={{ ...card, name, attributes }} columns={[plates, ...columns]} />);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['Area', 'Temperature', 'Weight']);
  });

  test('as a card keeps numbers and their units on one line', async () => {
    await show(<ItemCardTile item={{ ...card, name: 'Channel gasket GX-050, NBR, 0.4 mm' }} columns={columns} />);
    expect(screen.getByText('0.4 mm')).toHaveClass('nb');
    expect(screen.getByText('GX-050,')).toHaveClass('nb');
  });

  test('in a table has each figure under its heading, the unit in the head, and both measure systems in the HTML', async () => {
    await show(<ItemTable items={[card]} columns={columns} caption="Gasketed" names />);
    const [, row] = screen.getAllByRole('row');
    expect(await within(row!).findByRole('checkbox', { name: 'Compare GX-050-H16-061' })).not.toBeChecked();
    await within(row!).findByRole('button', { name: 'Add GX-050-H16-061' });
    const cells = within(row!)
      .getAllByRole('cell')
      .map((cell) => text(cell.querySelector('.measure-si') ?? cell));
    expect(cells).toEqual([
      '',
      '',
      'GX-050-H16-061Compare GX-050-H16-061Plate heat exchanger GX-050',
      'HNBR',
      '16',
      '10.37',
      '\u221210 … +140',
      '209',
      '£2,846.00',
      '3 in stock',
      'Add GX-050-H16-061',
    ]);
    expect(text(screen.getByRole('columnheader', { name: /^Weight/ }))).toBe('Weightkglb');
    expect(text(screen.getByRole('columnheader', { name: /^Unit price/ }))).toBe('Unit priceGBP, excl. VAT');
    // the boxes that choose articles to compare have names of their own
    expect(text(screen.getByRole('columnheader', { name: 'Article' }))).toBe('ArticleCompare');
  });

  test('C4: in a table of parts says what each part is below its number, where that has no column', async () => {
    const gasket = { ...card, attributes: [{ id: 'partType', values: ['Channel gasket'] }] };
    await show(<ItemTable items={[gasket]} columns={columns} caption="Gaskets" />);
    const kind = screen.getByText('Channel gasket');
    expect(kind.closest('td')).toHaveTextContent('GX-050-H16-061');
  });

  test('whose price comes from the slow system is on request, and is requested once', async () => {
    const onRequest = { ...card, salesDetails: null, salesDetailsOnRequest: true };
    const item = { ...card, description: '', taxonomy: [], quantity: 1, reviews: { count: 0, averageStars: null } };
    const { calls } = await show(<ItemCardTile item={onRequest} columns={columns} />, {}, item);
    expect(screen.getByText('Price on request')).toBeInTheDocument();
    expect(await screen.findByText('£2,846.00')).toBeInTheDocument();
    expect(screen.getByText('3 in stock')).toBeInTheDocument();
    expect(calls.map(({ pathname, searchParams }) => [pathname, searchParams.get('salesDetails')])).toEqual([
      ['/items/g1', 'complete'],
    ]);
  });
});
