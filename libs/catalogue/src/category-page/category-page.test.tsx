import { buildCategoryItems } from '../filters/category-rows.fixture.ts';
import { shownUnit } from '@shop/cart';
import '@testing-library/jest-dom';
import { shownAppliedFilters } from '@shop/cart';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { gasketed, openCategory, thirty, tree } from './category-page.fixture.tsx';

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

beforeEach(() => {
  window.dataLayer = [];
  sessionStorage.clear();
});

const cards = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const link = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
const countShown = () => document.querySelector('p[role="status"]')?.textContent;

const own = { model: 'GX-050', customName: null };

describe('a category with sub-categories', () => {
  test('C15: shows its visible ones with their counts; an untranslated, invisible one is reached by its address', async () => {
    const { unmount } = await openCategory('/en-gb/heat-exchangers--c1');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Heat exchangers');
    expect(screen.getByRole('link', { name: 'Gasketed' })).toHaveAttribute('href', '/en-gb/gasketed--c12');
    expect(screen.getByText('30 articles')).toBeInTheDocument();
    expect(screen.queryByText('Remade units')).toBeNull();
    unmount();
    await openCategory('/en-gb/remade--c14');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Remade units');
  });
});

describe('a leaf category', () => {
  test('C5: shows twelve cards as a grid and pages with links', async () => {
    await openCategory('/en-gb/gasketed--c12');
    expect(cards()).toHaveLength(12);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('1 to 12 of 30')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/en-gb/gasketed--c12?page=2');
  });

  test('C5: in the list view is a table with units in its head and columns to sort by', async () => {
    await openCategory('/en-gb/gasketed--c12?view=list&sort=area');
    const area = screen.getByRole('columnheader', { name: /^Area/ });
    expect(area).toHaveAttribute('aria-sort', 'ascending');
    expect(area).toHaveTextContent('m²');
    expect(within(area).getByRole('link')).toHaveAttribute('href', '/en-gb/gasketed--c12?sort=-area&view=list');
    expect(within(screen.getByRole('table')).getAllByRole('link', { name: /^GX-/ })).toHaveLength(12);
  });

  test.each([
    ['grid', '', false],
    ['list', '', true],
    ['list', '?view=grid', false],
    ['grid', '?view=list', true],
  ] as const)('N10: with resultView %s and the query "%s", a table: %s', async (resultView, query, isTable) => {
    await openCategory(`/en-gb/gasketed--c12${query}`, { settings: { resultView } });
    expect(screen.queryByRole('table') !== null).toBe(isTable);
    expect(cards()).toHaveLength(isTable ? 0 : 12);
  });

  test.each([
    ['', true],
    ['?view=grid', false],
  ] as const)(
    'N10: articles that look alike are a table unless the person chooses: with "%s" %s',
    async (query, isTable) => {
      const alike = { ...gasketed, view: 'list' as const };
      await openCategory(`/en-gb/gasketed--c12${query}`, {
        settings: { resultView: 'grid' },
        categories: [{ ...tree[0]!, categories: [alike] }],
      });
      expect(screen.queryByRole('table') !== null).toBe(isTable);
    },
  );

  test('I8: narrowed to what fits a unit says so, keeps it with filters, order and pages, and shows all again', async () => {
    const unit = {
      equipmentId: '9JYNHRUSVE',
      serialNumber: '30-114-0021',
      name: 'Plate heat exchanger GX-050',
      ...own,
    };
    const { router, calls } = await openCategory('/en-gb/gasketed--c12?fits=9JYNHRUSVE', {
      items: { ...thirty, fits: unit },
    });
    expect(calls[0]!.searchParams.get('fits')).toBe('9JYNHRUSVE');
    expect(meta('robots')).toBe('noindex, follow');
    const chip = await screen.findByRole('link', { name: /Remove filter unit: Fits GX-050 · 30-114-0021/ });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/en-gb/gasketed--c12?fits=9JYNHRUSVE&page=2',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-price');
    await userEvent.click(panel().getByRole('checkbox', { name: /^NBR/ }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).has('f')).toBe(true));
    expect(new URLSearchParams(router.state.location.search).get('fits')).toBe('9JYNHRUSVE');
    await waitFor(() => expect(chip.getAttribute('href')).toContain('f='));
    await userEvent.click(chip);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).has('fits')).toBe(false));
    expect(new URLSearchParams(router.state.location.search).has('f')).toBe(true);
  });

  test('I8: a unit is named as its owner does, and its page is one press away', async () => {
    const unit = { equipmentId: '9JYNHRUSVE', serialNumber: '30-114-0021', name: 'GX-050', ...own };
    await openCategory('/en-gb/gasketed--c12?fits=9JYNHRUSVE', {
      items: { ...thirty, fits: { ...unit, customName: 'Malmö harbour' } },
    });
    expect(await screen.findByRole('link', { name: 'Remove filter unit: Fits Malmö harbour' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show unit' })).toHaveAttribute('href', '/en-gb/unit/9JYNHRUSVE');
    expect(shownUnit()).toBe('9JYNHRUSVE');
  });

  test('I8: where nothing fits the unit, the list says so and shows all again', async () => {
    const unit = { equipmentId: '9JYNHRUSVE', serialNumber: '30-114-0021', name: 'GX-050', ...own };
    const none = { ...buildCategoryItems([]), filters: thirty.filters, fits: unit };
    await openCategory('/en-gb/gasketed--c12?fits=9JYNHRUSVE', { items: none });
    expect(
      await screen.findByRole('heading', { name: 'None of these articles fits GX-050 · 30-114-0021' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/en-gb/gasketed--c12');
  });

  test.each(['x', '%00', 'a'.repeat(300), '%3Cb%3E'])('I8: "%s" is a unit that nobody knows', async (garbage) => {
    const { calls } = await openCategory(`/en-gb/gasketed--c12?fits=${garbage}`, { items: { ...thirty, fits: null } });
    expect(calls[0]!.searchParams.get('fits')).toMatch(/^[\w-]{1,40}$/);
    expect(await screen.findByText('This unit is not known here. All articles are shown.')).toBeVisible();
  });

  test('I8: a parent category keeps the unit in the links to its children', async () => {
    await openCategory('/en-gb/heat-exchangers--c1?fits=9JYNHRUSVE');
    expect(await screen.findByRole('link', { name: 'Gasketed' })).toHaveAttribute(
      'href',
      '/en-gb/gasketed--c12?fits=9JYNHRUSVE',
    );
    expect(screen.queryByText('30 articles')).toBeNull();
  });

  test('I8: a unit that is not known leaves the list whole and says so', async () => {
    await openCategory('/en-gb/gasketed--c12?fits=9JYNHRUSVE', { items: { ...thirty, fits: null } });
    expect(await screen.findByText('This unit is not known here. All articles are shown.')).toBeVisible();
    expect(cards()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/en-gb/gasketed--c12');
  });

  test('C5: a change of filter or order begins at the first page', async () => {
    const { router } = await openCategory('/en-gb/gasketed--c12?page=2&view=list');
    await userEvent.click(panel().getByRole('checkbox', { name: /^NBR/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        `?f=${encodeURIComponent('{"material":["NBR"]}').replace(/%20/g, '+')}&view=list`,
      ),
    );
    await waitFor(() => expect(screen.getByText('1 to 10 of 10')).toBeInTheDocument());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-price');
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('-price'));
  });

  test('C15: names, describes and places itself for search engines', async () => {
    await openCategory('/en-gb/gasketed--c12?page=2&view=list&sort=area');
    expect(document.title).toBe('Gasketed, page 2 | Vadholm');
    expect(meta('description')).toBe('All about Gasketed.');
    expect(link('canonical')).toBe('https://shop.example/en-gb/gasketed--c12?page=2');
    expect(link('prev')).toBe('https://shop.example/en-gb/gasketed--c12');
    expect(link('next')).toBe('https://shop.example/en-gb/gasketed--c12?page=3');
    expect(document.querySelector('link[hreflang="sr-Latn-RS"]')?.getAttribute('href')).toBe(
      'https://shop.example/sr-latn-rs/sa-zaptivkama--c12?page=2',
    );
    expect(meta('robots')).toBeUndefined();
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent) as {
      itemListElement: { position: number }[];
    };
    expect(data.itemListElement).toHaveLength(12);
    expect(data.itemListElement[0]!.position).toBe(13);
  });

  test('C15: a filtered list points search engines to the whole one', async () => {
    await openCategory(`/en-gb/gasketed--c12?f=${encodeURIComponent('{"material":["NBR"]}')}`);
    expect(meta('robots')).toBe('noindex, follow');
    expect(link('canonical')).toBe('https://shop.example/en-gb/gasketed--c12');
    expect(document.querySelector('link[hreflang]')).toBeNull();
  });

  test('M5: reports the list that is shown and the article that is chosen', async () => {
    await openCategory('/en-gb/gasketed--c12?page=2');
    const lists = window.dataLayer!.filter(({ event }) => event === 'view_item_list');
    expect(lists).toHaveLength(1);
    expect(lists[0]!['ecommerce']).toMatchObject({ item_list_id: 'c12', currency: 'EUR' });
    fireEvent.click(screen.getByRole('link', { name: 'GX-0012' }));
    expect(window.dataLayer!.find(({ event }) => event === 'select_item')!['ecommerce']).toMatchObject({
      items: [{ item_id: 'GX-0012', index: 12, availability: 'webshop', price: 100 }],
    });
  });

  test('M5: an article without a buy action is reported as quote only', async () => {
    const quoted = structuredClone(thirty);
    quoted.partialResults!.rows[0]!.price = null;
    await openCategory('/en-gb/gasketed--c12', { items: quoted });
    const { items } = window.dataLayer!.find(({ event }) => event === 'view_item_list')!['ecommerce'] as {
      items: unknown[];
    };
    expect(items[0]).toMatchObject({ availability: 'quote only' });
    expect(screen.getAllByText('Price on request')).toHaveLength(1);
  });
});

describe('filters', () => {
  const chosen = `/en-gb/gasketed--c12?f=${encodeURIComponent('{"area":{"min":5,"max":30},"material":["HNBR","NBR"]}')}`;
  const chips = () => within(screen.getByRole('group', { name: 'Chosen filters' }));

  test('D7: lines that are added carry the filters of the list: their ids, names, values and units', async () => {
    const { unmount } = await openCategory(chosen);
    await screen.findByRole('group', { name: 'Chosen filters' });
    expect(shownAppliedFilters()).toEqual([
      { id: 'material', name: 'material', value: ['HNBR', 'NBR'], unit: null },
      { id: 'area', name: 'area', value: { min: 5, max: 30 }, unit: 'MTK' },
    ]);
    await userEvent.click(chips().getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(shownAppliedFilters()).toEqual([]));
    unmount();
    await openCategory(chosen);
    await screen.findByRole('group', { name: 'Chosen filters' });
    cleanup();
    expect(shownAppliedFilters()).toEqual([]);
  });

  test('counts stand beside the values, chosen ones are chips, the other counts follow', async () => {
    await openCategory(chosen);
    expect(panel().getByRole('checkbox', { name: /^HNBR ?9$/ })).toBeChecked();
    expect(panel().getByRole('checkbox', { name: /^EPDM ?9$/ })).not.toBeChecked();
    expect(
      chips()
        .getAllByRole('link')
        .map((one) => one.textContent.replace(/\u00a0/g, ' ')),
    ).toEqual([
      'Remove filter material: HNBR',
      'Remove filter material: NBR',
      'Remove filter area: area 5–30 m²53.8–323 ft²',
      'Clear all',
    ]);
    expect(countShown()).toBe('17 articles of 30');
  });

  test('the values of a filter are a group with its name, and one without anything to choose is closed and says why', async () => {
    const { unmount } = await openCategory('/en-gb/gasketed--c12');
    const material = within(panel().getByRole('group', { name: 'material' }));
    expect(material.getByRole('checkbox', { name: /^NBR/ })).toBeEnabled();
    expect(panel().queryByText('Nothing to choose here with the other filters')).toBeNull();
    unmount();
    await openCategory(`/en-gb/gasketed--c12?f=${encodeURIComponent('{"words":["nothing"]}')}`);
    const reasons = panel().getAllByText('Nothing to choose here with the other filters');
    expect(reasons).toHaveLength(4);
    for (const reason of reasons) expect(reason).not.toBeVisible();
    expect(panel().queryByRole('slider', { name: /^area/ })).toBeNull();
    expect(panel().getByRole('textbox', { name: 'words' })).toBeEnabled();
  });

  test('a removed chip hands the focus to the next one, the last one to the result count', async () => {
    await openCategory(chosen);
    await userEvent.click(chips().getByRole('link', { name: /HNBR/ }));
    await waitFor(() => expect(chips().getAllByRole('link')).toHaveLength(3));
    expect(chips().getByRole('link', { name: /NBR/ })).toHaveFocus();
    await userEvent.click(chips().getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen filters' })).toBeNull());
    expect(document.querySelector('p[role="status"]')).toHaveFocus();
    await waitFor(() => expect(countShown()).toBe('30 articles'));
  });

  test('old articles stay, dimmed and busy, while new ones are on their way, and the box is ticked at once', async () => {
    let release = () => {};
    let held = false;
    await openCategory('/en-gb/gasketed--c12', {
      hold: () => (held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()),
    });
    held = true;
    await userEvent.click(panel().getByRole('checkbox', { name: /EPDM/ }));
    const list = cards()[0]!.parentElement!;
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    expect(cards()).toHaveLength(12);
    expect(panel().getByRole('checkbox', { name: /EPDM/ })).toBeChecked();
    await act(() => Promise.resolve(release()));
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(list).not.toHaveAttribute('aria-busy');
  });

  test('C4: the light rows are asked for at the first touch of a filter, then nothing is asked any more', async () => {
    const { calls } = await openCategory('/en-gb/gasketed--c12');
    fireEvent.pointerOver(panel().getByText('material'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]!.searchParams.get('partial')).toBe('true');
    await act(async () => {});
    await userEvent.click(panel().getByRole('checkbox', { name: /EPDM/ }));
    await waitFor(() => expect(countShown()).toBe('10 articles of 30'));
    await userEvent.click(panel().getByRole('radio', { name: /^16.bar.*4$/ }));
    await waitFor(() => expect(countShown()).toBe('4 articles of 30'));
    expect(calls).toHaveLength(2);
  });

  test('C4: from 5,000 products on no light rows are asked for', async () => {
    const { calls } = await openCategory('/en-gb/gasketed--c12', { items: { ...thirty, totalUnfiltered: 5000 } });
    fireEvent.pointerOver(panel().getByText('material'));
    await userEvent.click(panel().getByRole('checkbox', { name: /EPDM/ }));
    await waitFor(() => expect(countShown()).toBe('10 articles of 5,000'));
    expect(calls.map(({ searchParams }) => searchParams.get('partial'))).toEqual([null, null]);
  });

  test('numbers typed into a range are its slider and its place in the address', async () => {
    const { router } = await openCategory('/en-gb/gasketed--c12');
    const [from] = panel().getAllByRole('textbox', { name: /^area from/ });
    await userEvent.clear(from!);
    await userEvent.type(from!, '10{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('f')).toBe('{"area":{"min":10,"max":30}}'),
    );
    await waitFor(() => expect(panel().getByRole('slider', { name: /^area from/ })).toHaveValue('10'));
  });

  test('a word typed into a text filter becomes a chip', async () => {
    await openCategory('/en-gb/gasketed--c12');
    await userEvent.type(panel().getByRole('textbox', { name: 'words' }), ' gx-0001 {Enter}');
    await waitFor(() => expect(countShown()).toBe('1 article of 30'));
    expect(chips().getByRole('link', { name: 'Remove filter words: gx-0001' })).toBeInTheDocument();
  });

  test('headings that were closed are closed again when one comes back', async () => {
    const { unmount } = await openCategory('/en-gb/gasketed--c12');
    const heading = () => panel().getByText('material').closest('details')!;
    heading().open = false;
    fireEvent(heading(), new Event('toggle'));
    unmount();
    await openCategory('/en-gb/gasketed--c12');
    expect(heading()).not.toHaveAttribute('open');
  });

  test('a list that the filters leave empty says why and what to do next', async () => {
    await openCategory(`/en-gb/gasketed--c12?f=${encodeURIComponent('{"material":["NBR"],"words":["nothing"]}')}`);
    expect(screen.getByRole('heading', { name: 'No article fits these filters' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/en-gb/gasketed--c12');
    expect(screen.getByRole('link', { name: 'Brazed' })).toBeInTheDocument();
  });

  test('C9: another category begins without filters', async () => {
    const { router } = await openCategory(chosen);
    await act(() => router.navigate('/en-gb/brazed--c13'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brazed'));
    expect(screen.queryByRole('group', { name: 'Chosen filters' })).toBeNull();
    expect(panel().getByRole('checkbox', { name: /HNBR/ })).not.toBeChecked();
  });

  test('on the phone they open over the list and say how many articles they lead to', async () => {
    await openCategory('/en-gb/gasketed--c12');
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.click(sheet.getByText('material'));
    await userEvent.click(sheet.getByRole('checkbox', { name: /EPDM/, hidden: true }));
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: 'Show 10 articles', hidden: true })).toBeInTheDocument(),
    );
  });
});
