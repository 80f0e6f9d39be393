import { buildUser } from '@shop/api-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop, problem } from '../shop.fixture.tsx';

const tereza = buildUser({ firstName: 'Tereza', acceptedTermsAndConditions: false });
const terms = {
  text: 'Plain.',
  title: 'Terms of use',
  parts: [
    { type: 'heading', text: '1. Scope' },
    { type: 'paragraph', runs: [{ text: 'These terms are about the shop.' }] },
  ],
  updated: '2026-09-01',
};
const name = 'The terms have been updated';
const dialog = () => within(screen.getByRole('dialog', { name }));

async function openTerms(answers: Record<string, unknown> = {}) {
  const shop = await openShop('/en-gb/', { user: tereza, answers: { '/termsandconditions': terms, ...answers } });
  await screen.findByRole('dialog', { name });
  return shop;
}

test('A12: a user who has not accepted the terms sees them in a dialog with two buttons', async () => {
  await openTerms();
  expect(await dialog().findByText('These terms are about the shop.')).toBeTruthy();
  expect(dialog().getByText(/In force since 1 September 2026/)).toBeTruthy();
  expect(
    dialog()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Decline and sign out', 'Accept']);
  const text = dialog().getByRole('region', { name: 'Terms of use' });
  expect(text.tabIndex).toBe(0);
});

test('A12: neither Escape nor an outside press closes it', async () => {
  await openTerms();
  const element = screen.getByRole('dialog', { name });
  fireEvent(element, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(element, { clientX: -5, clientY: -5 });
  fireEvent.click(element, { clientX: -5, clientY: -5 });
  expect(element.hasAttribute('open')).toBe(true);
});

test('A12: accepting sends POST user/acceptterms and closes the dialog', async () => {
  const { changes } = await openTerms({ '/user/acceptterms': null });
  await dialog().findByText('These terms are about the shop.');
  await userEvent.click(dialog().getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(changes).toEqual([{ path: 'POST /user/acceptterms', body: undefined }]);
});

test('M2: the first acceptance completes a registration and is reported once; accepting newer terms is none', async () => {
  const signUps = () => window.dataLayer!.filter(({ event }) => event === 'sign_up');
  for (const isNew of [true, false]) {
    window.dataLayer = [];
    const { unmount } = await openShop('/en-gb/', {
      user: buildUser({ acceptedTermsAndConditions: false, isNew }),
      answers: { '/termsandconditions': terms, '/user/acceptterms': null },
    });
    await screen.findByRole('dialog', { name });
    await dialog().findByText('These terms are about the shop.');
    await userEvent.click(dialog().getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    expect(signUps()).toEqual(isNew ? [{ event: 'sign_up', method: 'account' }] : []);
    unmount();
  }
});

test('A12: a failure to accept is shown, and the dialog stays', async () => {
  await openTerms({ '/user/acceptterms': problem(500) });
  await dialog().findByText('These terms are about the shop.');
  await userEvent.click(dialog().getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Your acceptance could not be saved. Please try again.')).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Accept' }).getAttribute('aria-busy')).toBeNull();
});

test('A12: declining signs out', async () => {
  const before = globalThis.fetch;
  const answer = jest.fn().mockResolvedValue({ ok: false, status: 503 });
  globalThis.fetch = answer;
  await openTerms();
  await userEvent.click(dialog().getByRole('button', { name: 'Decline and sign out' }));
  expect(answer).toHaveBeenCalledWith('/auth/logout', expect.objectContaining({ method: 'POST' }));
  expect(await screen.findByText(/You are still signed in/)).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Decline and sign out' })).toBeTruthy();
  globalThis.fetch = before;
});

test('N12: terms that fail to load show the specified toast, with a retry', async () => {
  let isDown = true;
  await openTerms({ '/termsandconditions': () => (isDown ? problem(404) : terms) });
  const text = 'An error occurred when fetching the terms and conditions';
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
  isDown = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await dialog().findByText('These terms are about the shop.')).toBeTruthy();
});

test('A12: pages with the terms themselves show no dialog', async () => {
  const page = { path: 'cookies', Component: () => <h1 tabIndex={-1}>Cookies</h1> };
  const { router } = await openShop('/en-gb/cookies', {
    user: tereza,
    routes: [page],
    answers: { '/termsandconditions': terms },
  });
  expect(screen.queryByRole('dialog', { name })).toBeNull();
  await act(() => router.navigate('/en-gb/'));
  expect(await screen.findByRole('dialog', { name })).toBeTruthy();
});

test('A12: a user who has accepted is not asked', async () => {
  const { calls } = await openShop('/en-gb/', { user: buildUser() });
  expect(screen.queryByRole('dialog', { name })).toBeNull();
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/termsandconditions');
});
