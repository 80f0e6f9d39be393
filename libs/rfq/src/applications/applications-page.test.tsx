import type { Application } from '@shop/api-contracts';
import { buildUser } from '@shop/api-contracts/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { applicationsPortalPage } from '../portal-pages.ts';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';

const selector: Application = {
  id: 'selector',
  name: 'Unit selector',
  description: 'Sizes a heat exchanger from flows and temperatures.',
  address: 'https://selector.example/',
  image: '/media/0123456789abcdef/selector.webp',
};

const call = 'GET /partnerportal/applications';
const open = (answers: Answers, isBusinessUser = true) =>
  openShop('/en-gb/portal/applications', { user: buildUser({ isBusinessUser }), answers });

test('I6: partners see their tools, which open in their own window', async () => {
  await open({ [call]: () => json([selector]) });
  const card = (await screen.findByRole('heading', { name: /Unit selector/ })).closest('li')!;
  const link = within(card).getByRole('link', { name: 'Unit selector (opens in a new window)' });
  expect(link.getAttribute('href')).toBe('https://selector.example/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(card.textContent).toContain('Sizes a heat exchanger');
  expect(card.querySelector('img')?.getAttribute('src')).toBe(selector.image);
});

test('I6: others are told that tools are for partners, without a request', async () => {
  const { callsOf } = await open({}, false);
  expect(screen.getByRole('heading', { name: 'These applications are for partners' })).toBeTruthy();
  expect(callsOf(call)).toEqual([]);
});

test('I6: a former partner is told the same', async () => {
  await open({ [call]: () => problem(403, { code: 'not_a_partner' }) });
  await screen.findByRole('heading', { name: 'These applications are for partners' });
});

test('I6: an empty list and a failure both show a next step', async () => {
  let isDown = true;
  await open({ [call]: () => (isDown ? problem(503) : json([])) });
  await screen.findByRole('heading', { name: 'The applications could not be loaded' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No applications yet' });
});

test('I6: only business users have the page in their account area', () => {
  const isThereFor = (businessUser: boolean) =>
    applicationsPortalPage.isAvailable({} as never, { businessUser } as never);
  expect([true, false].map(isThereFor)).toEqual([true, false]);
});
