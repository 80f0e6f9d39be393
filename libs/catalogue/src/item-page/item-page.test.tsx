import '@testing-library/jest-dom/jest-globals';
import type { Item, Review } from '@shop/api-contracts';
import { buildItem, buildItemCard } from '@shop/api-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { image, json, noRelated, openPage, type Answers } from '../shop.fixture.tsx';

Element.prototype.scrollIntoView = () => undefined;

const url = '/en-gb/gasketed--c12/gx-050-31-plates--G1-V1';
const open = (item: Partial<Item>, more: Answers = {}) =>
  openPage(url, {
    answers: {
      '/items/G1': () => json(buildItem(item)),
      '/items/G1/related': () => json(noRelated),
      '/items/G1/reviews': () => json([]),
      ...more,
    },
  });
const failing = () => json({ title: 'No', status: 500 }, 500);
const sections = () => [...document.querySelectorAll('section h2')].map((heading) => heading.textContent);
const sales = () => within(screen.getByRole('region', { name: 'Price and availability' }));
const jsonLd = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent) as Record<string, unknown>;

beforeEach(() => {
  window.dataLayer = [];
});

describe('what it does at a duty', () => {
  const openIn = (replacementUnitsCategoryId: string | null) =>
    openPage(url, {
      answers: {
        '/items/G1': () => json(buildItem({ categoryId: 'c12', commercialItemId: 'V1' })),
        '/items/G1/related': () => json(noRelated),
        '/items/G1/reviews': () => json([]),
      },
      settings: { replacementUnitsCategoryId },
    });

  test('K1: a unit leads to the proof of what it does at the reader’s duty', async () => {
    await openIn('c12');
    expect(await screen.findByRole('link', { name: 'Check my duty' })).toHaveAttribute(
      'href',
      '/en-gb/unitreplacement/proof?compare=V1',
    );
  });

  test.each([
    ['another kind of article', 'c13'],
    ['a market without replacements', null],
  ])('K1: %s does not lead there', async (_, category) => {
    await openIn(category);
    expect(screen.queryByRole('link', { name: 'Check my duty' })).not.toBeInTheDocument();
  });
});

describe('price and availability', () => {
  test('C8: an article that can be bought shows price, quantity breaks and availability', async () => {
    await open({
      salesDetails: {
        ...buildItemCard().salesDetails!,
        minimumQuantity: 2,
        quantityBreaks: [
          { from: 1, amount: '2117.00' },
          { from: 3, amount: '2032.32' },
          { from: 6, amount: '1947.64' },
        ],
      },
      quantity: 2,
    });
    expect(sales().getAllByText('£2,117.00')[0]).toBeVisible();
    expect(sales().getByText('each, excl. VAT')).toBeVisible();
    expect(sales().getByText('3 in stock')).toBeVisible();
    expect(sales().getByText('Larger quantities: 15 working days')).toBeVisible();
    expect(sales().getByText('Smallest order 2 pieces')).toBeVisible();
    expect(sales().getByText('Sold in packs of 2')).toBeVisible();
    expect(
      sales()
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['QuantityUnit price', '1 to 2£2,117.00', '3 to 5£2,032.32', '6 or more£1,947.64']);
  });

  test('C8: an article that can only be quoted says so in place of the price', async () => {
    await open({
      salesDetails: {
        salesActions: ['RequestQuote'],
        price: null,
        availability: { state: 'onRequest', leadTimeDays: 30 },
      },
    });
    expect(sales().getByText('Price on request')).toBeVisible();
    expect(sales().getByText('Usually 30 working days')).toBeVisible();
    expect(jsonLd()).not.toHaveProperty('offers');
  });

  test('C8: a reduced price comes before the list price', async () => {
    await open({
      salesDetails: {
        ...buildItemCard().salesDetails!,
        price: { amount: '1900.00', originalAmount: '2117.00', currency: 'GBP' },
      },
    });
    expect(sales().getByText('£1,900.00')).toBeVisible();
    expect(sales().getByText('£2,117.00').tagName).toBe('S');
  });

  test('C8: the slow system’s answer is requested separately and fills the same place', async () => {
    let answer!: (item: Response) => void;
    const { calls } = await open(
      { salesDetails: null, salesDetailsOnRequest: true },
      {
        '/items/G1': (address) =>
          address.searchParams.get('salesDetails') === 'complete'
            ? new Promise<Response>((resolve) => (answer = resolve))
            : json(buildItem({ salesDetails: null, salesDetailsOnRequest: true })),
      },
    );
    expect(sales().getByRole('status')).toHaveTextContent('Asking for price and availability…');
    await waitFor(() => expect(calls.filter((call) => call.includes('salesDetails=complete'))).toHaveLength(1));
    await act(() => Promise.resolve(answer(json(buildItem()))));
    expect(await sales().findByText('£2,117.00')).toBeVisible();
    expect(sales().getByText('3 in stock')).toBeVisible();
  });

  test('C8: a failure of the slow system is shown in place, with a retry', async () => {
    let isDown = true;
    await open(
      {},
      {
        '/items/G1': (address) => {
          if (address.searchParams.get('salesDetails') !== 'complete')
            return json(buildItem({ salesDetails: null, salesDetailsOnRequest: true }));
          return isDown ? failing() : json(buildItem());
        },
      },
    );
    expect(await sales().findByText('Price and availability did not arrive.')).toBeVisible();
    isDown = false;
    await userEvent.click(sales().getByRole('button', { name: 'Try again' }));
    expect(await sales().findByText('£2,117.00')).toBeVisible();
  });

  test('C8: a discontinued article says so and links to its successor', async () => {
    await open({
      salesDetails: { salesActions: [], price: null, availability: { state: 'discontinued' } },
      successor: buildItemCard({
        genericItemId: 'G2',
        commercialItemId: 'V2',
        articleNumber: 'GX-060',
        slug: 'gx-060',
      }),
    });
    expect(screen.getByText('No longer made.')).toBeVisible();
    const address = '/en-gb/gasketed--c12/gx-060--G2-V2';
    expect(screen.getByRole('link', { name: /^GX-060/ })).toHaveAttribute('href', address);
    expect(await sales().findByRole('link', { name: 'Go to GX-060' })).toHaveAttribute('href', address);
    expect(sales().getByText('No longer sold')).toBeVisible();
    expect(sales().queryByText('Price on request')).toBeNull();
  });
});

test('a picture of a shop’s own is not said to be isometric', async () => {
  await open({ images: { medium: null, large: image } });
  expect(await screen.findByText('Drawing')).toBeInTheDocument();
  expect(screen.queryByText('Projection')).not.toBeInTheDocument();
});

test('C8: a discontinued article without a successor leads to somebody who knows a replacement', async () => {
  await open({
    salesDetails: { salesActions: [], price: null, availability: { state: 'discontinued' } },
    successor: null,
  });
  expect(await sales().findByRole('link', { name: 'Ask for a replacement' })).toHaveAttribute('href', '/en-gb/message');
});

describe('variants', () => {
  const variants = {
    variantAttributes: [
      { id: 'gasket', name: 'Gasket', type: 'text' as const, unit: null },
      { id: 'plates', name: 'Plates', type: 'number' as const, unit: 'C62' },
    ],
    variants: [
      { commercialItemId: 'V1', slug: 'n31', articleNumber: 'N31', values: ['NBR', 31] },
      { commercialItemId: 'V2', slug: 'n61', articleNumber: 'N61', values: ['NBR', 61] },
      { commercialItemId: 'V3', slug: 'e61', articleNumber: 'E61', values: ['EPDM', 61] },
    ],
  };

  test('each choice is a link to a variant; the current one is marked', async () => {
    await open(variants);
    const plates = within(screen.getByRole('list', { name: 'Plates' }));
    expect(plates.getByRole('link', { name: '31' })).toHaveAttribute('aria-current', 'true');
    expect(plates.getByRole('link', { name: '61' })).toHaveAttribute('href', '/en-gb/gasketed--c12/n61--G1-V2');
  });

  test('an unavailable combination shows what else changes', async () => {
    await open(variants);
    expect(screen.getByRole('link', { name: 'EPDM , also changes Plates' })).toHaveAttribute(
      'href',
      '/en-gb/gasketed--c12/e61--G1-V3',
    );
    expect(screen.getByText(/switches to the closest variant/)).toBeVisible();
  });

  test('C6: tags and parent are kept for the other variant', async () => {
    await openPage(`${url}?t=asme&parent=P1_c2`, {
      answers: {
        '/items/G1': () => json(buildItem(variants)),
        '/items/G1/related': () => json(noRelated),
        '/items/G1/reviews': () => json([]),
        '/items': () => json([]),
      },
    });
    expect(screen.getByRole('link', { name: '61' })).toHaveAttribute(
      'href',
      '/en-gb/gasketed--c12/n61--G1-V2?t=asme&parent=P1_c2',
    );
  });

  test('many values are in a collapsed list', async () => {
    await open({
      ...variants,
      variants: Array.from({ length: 200 }, (_, n) => ({
        commercialItemId: `V${n + 1}`,
        slug: `s${n}`,
        articleNumber: `A${n}`,
        values: ['NBR', n],
      })),
    });
    const list = screen.getByText('200 choices').closest('details')!;
    expect(list.open).toBe(false);
    expect(list.querySelectorAll('a')).toHaveLength(200);
  });
});

describe('sections', () => {
  const spare = {
    position: 12,
    quantityInUnit: 59,
    item: buildItemCard({ commercialItemId: 'P1', name: 'Channel gasket', articleNumber: 'GX-GC' }),
  };

  test('empty sections are omitted from the numbering', async () => {
    await open(
      {
        customsNumber: '84195080',
        countryOfOrigin: 'SE',
        documents: [
          {
            name: 'Manual',
            kind: 'Manual',
            language: 'en',
            revision: 'C',
            src: image.src,
            format: 'PDF',
            bytes: 240_000,
          },
        ],
      },
      {
        '/items/G1/related': () =>
          json({
            ...noRelated,
            alternatives: [{ reason: 'more area', item: buildItemCard({ commercialItemId: 'A1' }) }],
          }),
      },
    );
    expect(sections()).toEqual(['1Specification', '2Documents', '3Alternatives', '4Reviews']);
    expect(
      within(screen.getByRole('navigation', { name: 'Sections of this page' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#specification', '#documents', '#alternatives', '#reviews']);
    expect(screen.getByText('84195080')).toBeVisible();
    expect(screen.getByText('Sweden')).toBeVisible();
    const alternative = screen.getByRole('link', { name: 'GX-050-031' }).closest('tr')!;
    expect(within(alternative).getByText('more area')).toBeVisible();
  });

  test('documents show type, language, format and size; other languages are one click away', async () => {
    const document = { kind: 'Manual', revision: 'C', src: image.src, format: 'PDF', bytes: 3_800_000 };
    await open({
      documents: [
        { ...document, name: 'Manual', language: 'en' },
        { ...document, name: 'Drawing', language: null },
        { ...document, name: 'Handbok', language: 'sv' },
      ],
    });
    const row = screen.getByRole('link', { name: 'Manual' }).closest('li')!;
    expect(row).toHaveTextContent('ManualManual, revision CEnglishPDF, 3.8 MB');
    expect(screen.getByRole('link', { name: 'Drawing' }).closest('details')).toBeNull();
    expect(screen.getByText('Handbok').closest('details')).not.toBeNull();
    expect(screen.getByText('In other languages (1)')).toBeVisible();
  });

  test('spare parts show their position and quantity in this variant', async () => {
    await open({}, { '/items/G1/related': () => json({ ...noRelated, spareParts: [spare] }) });
    const row = screen.getByRole('link', { name: 'Channel gasket' }).closest('tr')!;
    await within(row).findByRole('button', { name: 'Add GX-GC' });
    expect(within(row).getByRole('spinbutton')).toHaveValue('59');
    expect([...row.cells].map((cell) => cell.textContent.trim())).toEqual([
      '12',
      'Channel gasket',
      'GX-GC',
      '59 in unit',
      '£2,117.00',
      '3 in stock',
      'Add GX-GC',
    ]);
  });

  describe('J5: the exploded view of a unit', () => {
    const explodedView = {
      name: 'GX-050',
      picture: { ...image, width: 760, height: 600 },
      radius: 14,
      balloons: [
        { number: 12, x: 100, y: 80, partName: 'Channel gasket', quantity: 59 },
        { number: 16, x: 400, y: 90, partName: 'Foot', quantity: 4 },
      ],
    };
    const openView = () =>
      open({}, { '/items/G1/related': () => json({ ...noRelated, spareParts: [spare], explodedView }) });

    test('stands beside its parts: a balloon that is chosen marks its row, and a row’s number its balloon', async () => {
      await openView();
      const balloon = await screen.findByRole('button', { name: '12, Channel gasket, 59 needed' });
      const row = screen.getByRole('link', { name: 'Channel gasket' }).closest('tr')!;
      expect(row).not.toHaveAttribute('aria-current');
      await userEvent.click(balloon);
      expect(row).toHaveAttribute('aria-current', 'true');
      await userEvent.click(within(row).getByRole('link', { name: 'Show position 12 in the picture' }));
      expect(balloon).toHaveFocus();
    });

    test('names what it shows but nobody can order singly, below the heading of the parts', async () => {
      await openView();
      expect(await screen.findByText('16, Foot, 4 in unit')).toHaveAttribute('id', 'part-16');
      expect(screen.getByRole('heading', { name: 'In the picture, but not sold singly', level: 3 })).toBeVisible();
    });
  });

  test('related articles that fail to load are reported in place, and the page remains', async () => {
    let isDown = true;
    await open({}, { '/items/G1/related': () => (isDown ? failing() : json({ ...noRelated, spareParts: [spare] })) });
    expect(await screen.findByText('Parts, kits and alternatives cannot be shown at the moment.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Channel gasket' })).toBeVisible();
  });

  test('figures are shown in both measure systems, with the measured one in the title', async () => {
    await open({
      specification: [{ id: 'length', name: 'Length', type: 'number', unit: 'MMT', group: 'Measures', values: [100] }],
    });
    expect(screen.getByText('3.94 in')).toHaveAttribute('title', '100\u00a0mm');
    await userEvent.click(screen.getByRole('radio', { name: 'US' }));
    expect(document.documentElement.dataset['measures']).toBe('us');
    await userEvent.click(screen.getByRole('radio', { name: 'SI' }));
  });
});

describe('reviews', () => {
  const reviews: Review[] = [
    {
      stars: 4,
      userReview: 'Läuft seit zwei Jahren.',
      userAlias: 'J. Brandt',
      genericItemId: 'G1',
      categoryId: 'c12',
      date: '2026-05-21',
      language: 'de',
    },
    { stars: 5, userReview: null, userAlias: 'pumproom7', genericItemId: 'G1', categoryId: 'c12' },
  ];
  const rated = { reviews: { count: 2, averageStars: 4.5 } };

  test('C11: reviews show stars in words, author, date and language', async () => {
    await open(rated, { '/items/G1/reviews': () => json(reviews) });
    expect(await screen.findByText('Läuft seit zwei Jahren.')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    expect(screen.getByText(/21 May 2026/)).toBeVisible();
    expect(screen.getByText('German')).toBeVisible();
    expect(screen.getByText('pumproom7')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Terms for reviews' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/product-review-terms$/),
    );
  });

  test.each([
    [3.7, 3, 1],
    [3.8, 4, 0],
    [3.2, 3, 0],
    [4.5, 4, 1],
  ])('C11: an average of %s is drawn as %s stars and %s half', async (averageStars, full, half) => {
    await open({ reviews: { count: 2, averageStars } }, { '/items/G1/reviews': () => json([]) });
    const stars = screen.getByRole('img', { name: `${averageStars} out of 5 stars` });
    expect(stars.querySelectorAll('.half')).toHaveLength(half);
    expect(stars.querySelectorAll('.full:not(.half)')).toHaveLength(full);
  });

  test('C11: late reviews keep their space until they load', async () => {
    let answer!: (reviews: Response) => void;
    await open(rated, { '/items/G1/reviews': () => new Promise<Response>((resolve) => (answer = resolve)) });
    expect(screen.getByText('2 reviews')).toBeVisible();
    expect(screen.getByText('Reviews are being loaded')).toBeInTheDocument();
    await act(() => Promise.resolve(answer(json(reviews))));
    expect(await screen.findByText('pumproom7')).toBeVisible();
  });

  test('C11: reviews that fail to load are reported in place, and the page remains', async () => {
    await open(rated, { '/items/G1/reviews': failing });
    expect(await screen.findByText('What customers wrote cannot be shown at the moment.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heat exchanger GX-050, 31 plates');
  });

  test('C11: without reviews the section says so', async () => {
    await open({ customsNumber: '1' });
    expect(sections()).toEqual(['1Specification', '2Reviews']);
    expect(await screen.findByText('No reviews yet.')).toBeVisible();
  });
});

describe('for search engines', () => {
  test('title, canonical address without query and the same article in other languages', async () => {
    await openPage(`${url}?t=asme`, {
      answers: {
        '/items/G1': () => json(buildItem()),
        '/items/G1/related': () => json(noRelated),
        '/items/G1/reviews': () => json([]),
      },
    });
    expect(document.title).toBe('GX-050-031, Heat exchanger GX-050, 31 plates | Vadholm');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `https://shop.example${url}`);
    expect(document.querySelector('link[hreflang="sv-SE"]')).toHaveAttribute(
      'href',
      'https://shop.example/sv-se/packningsforsedda--c12/gx-050-31-plattor--G1-V1',
    );
  });

  test('Product with Offer and rating, which no text can break out of', async () => {
    await open({ description: '</script><b>bold</b>', reviews: { count: 2, averageStars: 4.5 } });
    expect(document.querySelector('script[type="application/ld+json"]')!.innerHTML).not.toMatch(/[<>]/);
    expect(jsonLd()).toMatchObject({
      '@type': 'Product',
      sku: 'GX-050-031',
      description: '</script><b>bold</b>',
      offers: { '@type': 'Offer', price: '2117.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  test.each([
    ['webshop', buildItemCard().salesDetails],
    ['quote only', { salesActions: ['RequestQuote' as const], price: null }],
  ])('M5: the article is reported as %s, once', async (availability, salesDetails) => {
    await open({ salesDetails });
    const views = window.dataLayer!.filter(({ event }) => event === 'view_item');
    expect(views).toHaveLength(1);
    expect(views[0]).toMatchObject({ ecommerce: { items: [{ item_id: 'GX-050-031', availability }] } });
  });
});

test('the article number is copied by one click, with an announcement', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open({});
  await user.click(screen.getByRole('button', { name: 'Copy article number GX-050-031' }));
  expect(write).toHaveBeenCalledWith('GX-050-031');
  expect(screen.getByText('Copied')).toHaveAttribute('role', 'status');
});
