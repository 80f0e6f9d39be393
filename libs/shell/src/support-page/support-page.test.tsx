import { buildContentPage, buildSupportLocation } from '@shop/api-contracts/testing';
import { screen, within } from '@testing-library/react';
import { heading, paragraph } from '../content/content.fixture.ts';
import { openShop, problem } from '../shop.fixture.tsx';

const answers = {
  '/content/pages/support': buildContentPage({
    page: 'support',
    title: 'Support',
    parts: [
      paragraph('We answer questions about parts.'),
      heading('Our offices'),
      {
        type: 'locations',
        locations: [buildSupportLocation({ address: '14 Foundry Lane, Sheffield,\u00a0S3\u00a08AB, United Kingdom' })],
      },
      {
        type: 'locations',
        locations: [buildSupportLocation({ officeName: 'Vadholm Lyon', url: '', urlText: '' })],
      },
    ],
  }),
};

test.each([undefined, 'elmbridge'])(
  'B3: every location has name, address, telephone, e-mail and page; company %s',
  async (companyId) => {
    await openShop(`/en-gb/support${companyId ? `?companyId=-${companyId}` : ''}`, {
      answers,
      ...(companyId ? { companyId } : {}),
    });
    const name = screen.getByRole('heading', { level: 3, name: 'Vadholm Sheffield' });
    const location = within(name.parentElement!);
    expect([...name.parentElement!.querySelectorAll('address > span')].map((line) => line.textContent)).toEqual([
      '14 Foundry Lane',
      'Sheffield,\u00a0S3\u00a08AB',
      'United Kingdom',
    ]);
    expect(location.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['+44 114 496 0182', 'tel:+441144960182'],
      ['order@vadholm.example', 'mailto:order@vadholm.example'],
      ['Map and directions', 'https://offices.vadholm.example/gb'],
    ]);
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names.filter((one) => one?.startsWith('Vadholm'))).toEqual(['Vadholm Sheffield', 'Vadholm Lyon']);
  },
);

test('B3: an office without a page has no link', async () => {
  await openShop('/en-gb/support', { answers });
  const location = screen.getByRole('heading', { level: 3, name: 'Vadholm Lyon' }).parentElement!;
  expect(within(location).getAllByRole('link')).toHaveLength(2);
});

test('B3: the offices of other countries are folded', async () => {
  await openShop('/en-gb/support', { answers });
  const fold = screen.getByText('Offices in other countries').closest('details')!;
  expect(fold.open).toBe(false);
  expect([...fold.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Vadholm Lyon']);
});

test('B3: the support page leads to telephone, mail and message form, with the hours, before anything else', async () => {
  await openShop('/en-gb/support', { answers });
  const links = within(screen.getByRole('main')).getAllByRole('link').slice(0, 3);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+44 114 496 0182', 'tel:+441144960182'],
    ['order@vadholm.example', 'mailto:order@vadholm.example'],
    ['Send us a message', '/en-gb/message'],
  ]);
  expect(within(screen.getByRole('main')).getByText('Open: Weekdays')).toBeTruthy();
});

test('B3: a failing text shows the error page with its request id', async () => {
  await openShop('/en-gb/support', { answers: { '/content/pages/support': problem(500, 'r-31') } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByText('r-31')).toBeTruthy();
});
