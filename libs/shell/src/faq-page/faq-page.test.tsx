import { buildContentBlock, buildContentPage } from '@shop/api-contracts/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { faq, question } from '../content/content.fixture.ts';
import { openShop, problem } from '../shop.fixture.tsx';

const answers = {
  '/content/pages/faq': faq,
  '/content': { blocks: [buildContentBlock({ name: 'faq', parts: [question('Which gasket?', 'EPDM for water.')] })] },
  '/content/pages/faq-delivery': buildContentPage({
    page: 'faq-delivery',
    title: 'Delivery',
    parts: [question('How long does it take?', 'Two days.')],
  }),
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const asked = (calls: URL[]) => calls.map(({ pathname }) => pathname).filter((path) => path.startsWith('/content'));

test('B2: the first section’s questions come from the block, requested once', async () => {
  const { calls } = await openShop('/en-gb/faq', { answers });
  expect(title()).toBe('Questions and answers');
  expect(await screen.findByText('Which gasket?')).toBeTruthy();
  expect(calls.find(({ pathname }) => pathname === '/content')!.searchParams.get('blocks')).toBe('faq');
  expect(asked(calls)).toEqual(['/content/pages/faq', '/content']);
});

test('B2: a section with questions in the page requests no block', async () => {
  const parts = [question('Is it here already?', 'Yes.')];
  const { calls } = await openShop('/en-gb/faq', {
    answers: { '/content/pages/faq': { ...faq, sections: [{ id: 'parts', title: 'Finding parts', parts }] } },
  });
  expect(screen.getByText('Is it here already?')).toBeTruthy();
  expect(asked(calls)).toEqual(['/content/pages/faq']);
});

test('B2: a company site requests no block', async () => {
  const { calls } = await openShop('/en-gb/faq?companyId=-elmbridge', { answers, companyId: 'elmbridge' });
  expect(asked(calls)).toEqual(['/content/pages/faq']);
  expect(screen.getByText('There are no questions on this topic yet.')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Send us a message' }).getAttribute('href')).toBe(
    '/en-gb/message?companyId=-elmbridge',
  );
});

test('B2: every other section has its own address and text', async () => {
  const { calls } = await openShop('/en-gb/faq/delivery', { answers });
  expect(await screen.findByText('How long does it take?')).toBeTruthy();
  expect(asked(calls)).toEqual(['/content/pages/faq', '/content/pages/faq-delivery']);
  expect(document.title).toBe('Delivery | Questions and answers | Vadholm');
  const links = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Finding parts', '/en-gb/faq', null],
      ['Delivery', '/en-gb/faq/delivery', 'page'],
    ],
  );
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Questions and answers',
    'Delivery',
  ]);
});

test.each([
  ['there is no such page', problem(404)],
  ['it has no sections', buildContentPage({ page: 'faq' })],
  ['its sections are empty', { ...faq, sections: [] }],
])('B2: redirects home without FAQ content: %s', async (_case, answer) => {
  const { router } = await openShop('/en-gb/faq', {
    answers: { '/content/pages/faq': answer },
  });
  expect(router.state.location.pathname).toBe('/en-gb/');
  expect(title()).toBe('The right part');
});

test('B2: an unknown section is not found', async () => {
  await openShop('/en-gb/faq/nonsense', { answers });
  expect(title()).toBe('Page not found');
});

test('B2: the first section has only one address', async () => {
  const { router } = await openShop('/en-gb/faq/parts', { answers });
  expect(router.state.location.pathname).toBe('/en-gb/faq');
});

test('B2: a question named in the address is open', async () => {
  await openShop('/en-gb/faq#which-gasket', { answers });
  const details = (await screen.findByText('Which gasket?')).closest('details')!;
  expect(details.open).toBe(true);
  expect(within(details).getByRole('link', { name: 'Link to this question' }).getAttribute('href')).toBe(
    '#which-gasket',
  );
});

test('B2: questions that fail to load show a retry in place', async () => {
  let isDown = true;
  await openShop('/en-gb/faq', {
    answers: { ...answers, '/content': () => (isDown ? problem(500) : answers['/content']) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The questions could not be loaded.');
  expect(title()).toBe('Questions and answers');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Which gasket?')).toBeTruthy();
});

test('B2: loading questions keep their space', async () => {
  await openShop('/en-gb/faq', { answers: { ...answers, '/content': () => new Promise(() => undefined) } });
  expect(screen.getByText('Loading').closest('[aria-busy=true]')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Finding parts' })).toBeTruthy();
});

test('B2: the server awaits the questions, and their failure is the error page', async () => {
  await openShop('/en-gb/faq', { answers: { ...answers, '/content': problem(503) }, isServer: true });
  expect(title()).toBe('Something went wrong');
});
