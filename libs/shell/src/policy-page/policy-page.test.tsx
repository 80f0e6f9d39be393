import type { ContentPart } from '@shop/api-contracts';
import { buildContentPage } from '@shop/api-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { heading, paragraph } from '../content/content.fixture.ts';
import { openShop, problem } from '../shop.fixture.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The policy routes and their texts. `/terms`, the seventh, has its own page. */
const pages: [path: string, page: string][] = [
  ['cookies', 'cookies'],
  ['product-review-terms', 'product-review-terms'],
  ['privacypolicy', 'privacypolicy'],
  ['policies/payment', 'policies-payment'],
  ['policies/shipping', 'policies-shipping'],
  ['policies/return', 'policies-return'],
  ['accessibility', 'accessibility'],
];

test.each(pages)('B4: /%s shows its text, on a company site too', async (path, page) => {
  const { calls } = await openShop(`/en-gb/${path}?companyId=-elmbridge`, {
    companyId: 'elmbridge',
    answers: { [`/content/pages/${page}`]: buildContentPage({ page, title: `All about ${page}` }) },
  });
  expect(title()).toBe(`All about ${page}`);
  expect(document.title).toBe(`All about ${page} | Vadholm`);
  expect(screen.getByText(`About ${page}.`)).toBeTruthy();
  expect(screen.getByText('Last changed on 16 November 2026')).toBeTruthy();
  expect(document.querySelector('meta[name=description]')!.getAttribute('content')).toBe(`About ${page}.`);
  expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(
    `https://shop.example/en-gb/${path}?companyId=-elmbridge`,
  );
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/content');
});

test('B4: the page has breadcrumbs, links to other markets and a page view', async () => {
  window.dataLayer = [];
  await openShop('/en-gb/policies/return', {
    answers: { '/content/pages/policies-return': buildContentPage({ page: 'policies-return', title: 'Returns' }) },
  });
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'Returns']);
  expect(document.querySelector('link[hreflang="sv-SE"]')!.getAttribute('href')).toBe(
    'https://shop.example/sv-se/policies/return',
  );
  expect(window.dataLayer).toContainEqual(expect.objectContaining({ analytics_category: 'policies-return' }));
});

test('B4: a table of a text is named by the heading above it, and its rows by their first cells', async () => {
  const name = (text: string) => ({ text, strong: true as const });
  const parts: ContentPart[] = [
    heading('Your settings'),
    {
      type: 'table',
      head: ['Name', 'Purpose', 'Kept for'],
      rows: [
        [[name('sid'), { text: ' or ' }, name('sid-plain')], [{ text: 'Keeps you signed in' }], [{ text: '8 hours' }]],
        [[name('theme')], [{ text: 'Remembers colours' }], [{ text: '1 year' }]],
      ],
    },
  ];
  await openShop('/en-gb/cookies', {
    answers: { '/content/pages/cookies': buildContentPage({ page: 'cookies', title: 'Cookies', parts }) },
  });
  const table = within(screen.getByRole('table', { name: 'Your settings' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Purpose',
    'Kept for',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['sid or sid-plain', 'theme']);
  expect(table.getByText('1 year').closest('td')!.dataset['label']).toBe('Kept for');
});

test('B4: navigating between policies shows each text', async () => {
  const { router } = await openShop('/en-gb/policies/return', {
    answers: {
      '/content/pages/policies-return': buildContentPage({ page: 'policies-return' }),
      '/content/pages/policies-payment': buildContentPage({ page: 'policies-payment' }),
    },
  });
  await act(() => router.navigate('/en-gb/policies/payment'));
  expect(title()).toBe('Title of policies-payment');
  expect(screen.queryByText('About policies-return.')).toBeNull();
});

test('B4: a long text has a table of contents with unique anchors, even for equal headings', async () => {
  const parts = ['1. Scope', 'Größe & Maß', 'Scope', 'Scope'].flatMap((text) => [heading(text), paragraph(text)]);
  await openShop('/en-gb/privacypolicy', {
    answers: { '/content/pages/privacypolicy': buildContentPage({ page: 'privacypolicy', parts }) },
  });
  const index = screen.getAllByRole('navigation', { name: 'On this page' })[0]!;
  const links = within(index).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#1-scope', '#große-maß', '#scope', '#scope-2']);
  for (const link of links) {
    expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toBe(link.textContent);
  }
});

test('B4: a short text has no table of contents', async () => {
  await openShop('/en-gb/privacypolicy', {
    answers: {
      '/content/pages/privacypolicy': buildContentPage({
        page: 'privacypolicy',
        parts: [heading('One'), heading('Two')],
      }),
    },
  });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test('B4: text in another language is marked, links inside the shop keep the market', async () => {
  await openShop('/en-gb/privacypolicy', {
    answers: {
      '/content/pages/privacypolicy': buildContentPage({
        page: 'privacypolicy',
        parts: [
          {
            type: 'paragraph',
            runs: [
              { text: 'Datenschutz', lang: 'de' },
              { text: 'cookies', href: '/cookies' },
            ],
          },
        ],
      }),
    },
  });
  expect(screen.getByText('Datenschutz').getAttribute('lang')).toBe('de');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'cookies' }).getAttribute('href')).toBe('/en-gb/cookies');
});

test.each([
  [404, 'Page not found'],
  [500, 'Something went wrong'],
])('B4: a text answered %i shows the page "%s"', async (status, expected) => {
  await openShop('/en-gb/cookies', { answers: { '/content/pages/cookies': problem(status) } });
  expect(title()).toBe(expected);
});
