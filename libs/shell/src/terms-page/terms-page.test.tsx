import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { heading, paragraph } from '../content/content.fixture.ts';
import { after, openShop, problem } from '../shop.fixture.tsx';

/** The customer requires this exact wording. */
const failed = 'An error occurred when fetching the terms and conditions';

const answers = {
  '/termsandconditions': {
    text: 'Terms of use\n\nBe fair.',
    title: 'Terms of use',
    parts: [heading('1. Law'), paragraph('Be fair.')],
    updated: '2026-10-05',
  },
  '/termsandconditions/sale': { text: 'Terms of sale\n\nPay in 30 days.' },
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const inPlace = () => screen.queryAllByRole('alert').filter((alert) => alert.closest('main'));

test('B4: /terms shows the terms of use and of sale, requested when the page opens', async () => {
  const { calls, router } = await openShop('/en-gb/switch', { answers });
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/termsandconditions');
  await after(() => router.navigate('/en-gb/terms'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy();
  expect(await region('Terms of use').findByRole('heading', { level: 3, name: '1. Law' })).toBeTruthy();
  expect(region('Terms of use').getByText('Last changed on 5 October 2026')).toBeTruthy();
  expect(region('Terms of sale').getByText('Pay in 30 days.')).toBeTruthy();
  expect(screen.queryByText(failed)).toBeNull();
});

test('B4: loaded terms are not requested again', async () => {
  const { calls, router } = await openShop('/en-gb/terms', { answers });
  await screen.findByText('Pay in 30 days.');
  await after(() => router.navigate('/en-gb/switch'));
  await after(() => router.navigate('/en-gb/terms'));
  expect(screen.getByText('Pay in 30 days.')).toBeTruthy();
  expect(calls.filter(({ pathname }) => pathname.startsWith('/termsandconditions'))).toHaveLength(2);
});

test('B4: failing terms show the required wording in a toast and in place; the rest remains and a retry loads them', async () => {
  let isDown = true;
  await openShop('/en-gb/terms', {
    answers: {
      ...answers,
      '/termsandconditions/sale': () => (isDown ? problem(500) : answers['/termsandconditions/sale']),
    },
  });
  expect((await region('Terms of sale').findByRole('alert')).textContent).toContain(failed);
  expect(region('Terms of use').getByText('Be fair.')).toBeTruthy();
  const toasts = within(await screen.findByRole('region', { name: /Messages/ }));
  expect(await toasts.findByText(failed)).toBeTruthy();
  isDown = false;
  await userEvent.click(region('Terms of sale').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Pay in 30 days.')).toBeTruthy();
  expect(inPlace()).toEqual([]);
});

test('B4: terms that the server fails to load are reported in its page, which still renders', async () => {
  await openShop('/en-gb/terms', {
    isServer: true,
    answers: { ...answers, '/termsandconditions': problem(503) },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms and conditions');
  expect(inPlace().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(failed)]);
  expect(screen.getByText('Pay in 30 days.')).toBeTruthy();
});

test('B4: equal headings in both texts have separate anchors', async () => {
  const parts = [heading('Law'), heading('Scope')];
  await openShop('/en-gb/terms', {
    answers: {
      '/termsandconditions': { text: '', parts },
      '/termsandconditions/sale': { text: '', parts },
    },
  });
  await screen.findAllByText('Law');
  const index = screen.getAllByRole('navigation', { name: 'On this page' })[0]!;
  expect(
    within(index)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#use', '#use-law', '#use-scope', '#sale', '#sale-law', '#sale-scope']);
});
