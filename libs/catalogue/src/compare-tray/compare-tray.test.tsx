import { buildItem, buildItemCard, buildSearchResult } from '@shop/api-contracts/testing';
import '@testing-library/jest-dom/jest-globals';
import { showToast } from '@shop/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openCategory } from '../category-page/category-page.fixture.tsx';
import { json, noRelated, openPage } from '../shop.fixture.tsx';

jest.mock('@shop/design-system', () => ({
  ...jest.requireActual<typeof import('@shop/design-system')>('@shop/design-system'),
  showToast: jest.fn(),
}));

/** Hits of which the last is in another category. */
const found = buildSearchResult(8);
found.items[7] = { ...found.items[7]!, categoryId: 'c2' };
const openHits = () => openPage('/en-gb/search?q=gasket', { answers: { '/items/search': () => json(found) } });
const box = (n: number) => screen.findByRole('checkbox', { name: `Compare A-${n}` });
const tick = async (...hits: number[]) => {
  for (const n of hits) await userEvent.click(await box(n));
};
const tray = () => within(screen.getByRole('region', { name: 'Compare' }));
const chips = () =>
  tray()
    .getAllByRole('button', { name: /^Take/ })
    .map((chip) => chip.textContent);

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(showToast).mockClear();
});

describe('C9: selecting articles for comparison', () => {
  test('on their cards: the tray appears with the first, and links to the comparison from the second on', async () => {
    await openHits();
    await box(1);
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
    await tick(1);
    expect(tray().getByRole('status')).toHaveTextContent('1 of 6 chosen');
    expect(tray().queryByRole('link')).toBeNull();
    await tick(2);
    expect(tray().getByRole('status')).toHaveTextContent('2 of 6 chosen');
    expect(tray().getByRole('link', { name: 'Compare 2 articles' })).toHaveAttribute(
      'href',
      '/en-gb/compare/c12/G1_c12_V1,G2_c12_V2',
    );
    await tick(1);
    expect(chips()).toEqual(['A-2']);
    expect(await box(1)).not.toBeChecked();
  });

  test('in the tray they can be removed, and the focus moves on', async () => {
    await openHits();
    await tick(1, 2, 3);
    await userEvent.click(tray().getByRole('button', { name: 'Take A-2 out of the comparison' }));
    expect(chips()).toEqual(['A-1', 'A-3']);
    expect(await box(2)).not.toBeChecked();
    expect(tray().getByRole('button', { name: 'Take A-3 out of the comparison' })).toHaveFocus();
    await userEvent.click(tray().getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('up to six; the seventh is refused with an explanation', async () => {
    await openHits();
    await tick(1, 2, 3, 4, 5, 6, 7);
    expect(chips()).toHaveLength(6);
    expect(await box(7)).not.toBeChecked();
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ text: 'At most 6 articles can be compared.' }));
  });

  test('the selection is kept on the next page of this tab, an item page too', async () => {
    const { unmount } = await openHits();
    await tick(1);
    unmount();
    await openPage('/en-gb/gasketed--c12/gx-050-31-plates--G1-V1', {
      answers: {
        '/items/G1': () => json(buildItem(buildItemCard({ articleNumber: 'A-1' }))),
        '/items/G1/related': () => json(noRelated),
        '/items/G1/reviews': () => json([]),
      },
    });
    expect(await box(1)).toBeChecked();
    expect(chips()).toEqual(['A-1']);
  });

  test('an article of another category is not covered by the tray, and the selection is kept', async () => {
    const { unmount } = await openHits();
    await tick(1, 2);
    const kept = sessionStorage.getItem('compare-gb');
    unmount();
    await openPage('/en-gb/gaskets--c2/gx-050-31-plates--G1-V1', {
      answers: {
        '/items/G1': () => json(buildItem(buildItemCard({ articleNumber: 'B-9', categoryId: 'c2' }))),
        '/items/G1/related': () => json(noRelated),
        '/items/G1/reviews': () => json([]),
      },
    });
    expect(await screen.findByRole('checkbox', { name: 'Compare B-9' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
    expect(sessionStorage.getItem('compare-gb')).toBe(kept);
  });

  test('invalid content of the storage is ignored', async () => {
    sessionStorage.setItem('compare-gb', '{"items":[7],"categoryId":"c12"}');
    await openHits();
    expect(await box(1)).not.toBeChecked();
    await tick(1);
    expect(chips()).toEqual(['A-1']);
  });
});

describe('C9: another category clears the selection, and its comparison stays available', () => {
  const last = '/en-gb/compare/c12/G1_c12_V1,G2_c12_V2';

  test('when an article of another category is chosen', async () => {
    await openHits();
    await tick(1, 2, 8);
    expect(chips()).toEqual(['A-8']);
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'What you chose in another category was cleared.' }),
    );
    expect(tray().getByRole('link', { name: 'Last comparison' })).toHaveAttribute('href', last);
  });

  test('when another category is opened', async () => {
    const { unmount } = await openHits();
    await tick(8);
    unmount();
    await openCategory('/en-gb/gasketed--c12');
    await waitFor(() => expect(sessionStorage.getItem('compare-gb')).toContain('"items":[]'));
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  });

  test('with a notice until it is dismissed', async () => {
    const { unmount } = await openHits();
    await tick(1, 2);
    const kept = sessionStorage.getItem('compare-gb')!;
    unmount();
    sessionStorage.setItem('compare-gb', kept.replaceAll('c12', 'c2'));
    await openCategory('/en-gb/gasketed--c12');
    expect(await screen.findByText('What you chose in another category was cleared.')).toBeVisible();
    expect(tray().getByRole('link', { name: 'Last comparison' })).toHaveAttribute('href', last.replaceAll('c12', 'c2'));
    await userEvent.click(tray().getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  });

  test('but not on return to the same category', async () => {
    const { unmount } = await openHits();
    await tick(1, 2);
    unmount();
    await openCategory('/en-gb/gasketed--c12');
    expect(await screen.findByText('2 of 6 chosen')).toBeVisible();
  });
});
