import { buildUser } from '@shop/api-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop, problem } from '../shop.fixture.tsx';
import { OtherCompanyDialog } from './other-company-dialog.tsx';

const marie = buildUser({ firstName: 'Marie', gcmNumber: '100002', hasMultipleGcmNumbers: true });
const companies = [
  { gcmNumber: '100003', name: 'Dubois Maintenance B.V.', selectedLocale: 'en-nl' },
  { gcmNumber: '100002', name: 'Laiterie du Rhône SAS', selectedLocale: 'fr-fr' },
];
const name = 'You changed company in another tab';
const dialog = () => within(screen.getByRole('dialog', { name }));

async function openStopped(answers: Record<string, unknown> = {}, inUse = '100003') {
  const reload = jest.fn();
  const Component = () => (
    <>
      <h1 tabIndex={-1}>Stopped</h1>
      <OtherCompanyDialog inUse={inUse} shownFor="100002" reload={reload} />
    </>
  );
  const shop = await openShop('/en-gb/stopped', {
    user: marie,
    routes: [{ path: 'stopped', Component }],
    answers: { '/user/companies': companies, ...answers },
  });
  return { ...shop, reload };
}

test('A10: a page of another company says for whom it was and who is in use', async () => {
  await openStopped();
  expect(await dialog().findByText(/shown for Laiterie du Rhône SAS \(100002\)/)).toBeTruthy();
  expect(dialog().getByText(/now work for Dubois Maintenance B\.V\. \(100003\)/)).toBeTruthy();
});

test('A10: going on loads the page again, for the company in use', async () => {
  const { reload, changes } = await openStopped();
  await userEvent.click(await dialog().findByRole('button', { name: /^Continue as Dubois/ }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([]);
});

test('A10: going back chooses the company of the page, which stays as it is', async () => {
  const { reload, changes } = await openStopped({ '/user/company': companies[1] });
  await userEvent.click(await dialog().findByRole('button', { name: /^Back to Laiterie/ }));
  await waitFor(() => expect(changes).toEqual([{ path: 'PUT /user/company', body: { gcmNumber: '100002' } }]));
  expect(reload).not.toHaveBeenCalled();
});

test('A10: a way back that fails is said, and can be tried again', async () => {
  await openStopped({ '/user/company': problem(500) });
  const back = await dialog().findByRole('button', { name: /^Back to Laiterie/ });
  await userEvent.click(back);
  expect(await screen.findByText('Could not select company')).toBeTruthy();
  expect(back.getAttribute('aria-busy')).toBeNull();
});

test('A10: who no longer works for any company can only load the page again', async () => {
  await openStopped({}, '');
  expect(dialog().getByText('No company is linked to your account.')).toBeTruthy();
  expect(
    dialog()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Try again']);
});
