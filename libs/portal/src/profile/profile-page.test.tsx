import type { Profile, User } from '@shop/api-contracts';
import { buildUser } from '@shop/api-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openPortal, problem, type Answers } from '../portal.fixture.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const has = (name: string) => screen.queryByLabelText(new RegExp(`^${name}`)) !== null;
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const enter = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
const saved = (user: User = buildUser()): Answers => ({
  'POST /user': ({ body }) => json({ ...user, ...(JSON.parse(body as string) as Profile) }),
});
const asksToStay = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
async function openProfile(input: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal('/en-gb/portal/profile', input);
  await screen.findByRole('button', { name: 'Save' });
  return portal;
}
beforeEach(() => localStorage.clear());

describe('I3: saving the profile', () => {
  test('I3: all eight fields are sent, hidden ones unchanged; name and frame follow', async () => {
    const user = buildUser({ vatId: 'GB123456789' });
    const { callsOf, app } = await openProfile({ user, answers: saved(user) });
    await enter('First name', 'Anna Maria');
    await save();
    await waitFor(() => expect(callsOf('POST /user')).toHaveLength(1));
    expect(callsOf('POST /user')[0]).toEqual({
      isCompany: true,
      firstName: 'Anna Maria',
      lastName: 'Lindqvist',
      companyName: 'Hamnverket Service AB',
      phoneNumber: '+44 114 496 0182',
      companyNumber: '556900-0121',
      electronicInvoiceNumber: '',
      vatId: 'GB123456789',
    });
    await waitFor(() =>
      expect(app.queryClient.getQueryData<User>(['user.get', {}, 'ref-o-1'])?.firstName).toBe('Anna Maria'),
    );
    expect(field('First name').value).toBe('Anna Maria');
    expect(asksToStay()).toBe(false);
  });

  const names = [
    ['companyNumberEnabled', 'Company registration number', 'companyNumber'],
    ['electronicInvoiceNumberEnabled', 'Electronic invoice number', 'electronicInvoiceNumber'],
    ['vatIdEnabled', 'VAT number', 'vatId'],
  ] as const;
  const table = names.flatMap(([flag, label, name]) => [
    { flag, label, name, setting: 'Off' as const, isShown: false, isSentEmpty: true },
    { flag, label, name, setting: 'Optional' as const, isShown: true, isSentEmpty: true },
    { flag, label, name, setting: 'Required' as const, isShown: true, isSentEmpty: false },
  ]);
  test.each(table)('I3: $flag $setting', async ({ flag, label, name, setting, isShown, isSentEmpty }) => {
    const user = buildUser({ [name]: '' });
    const { callsOf } = await openProfile({
      user,
      answers: saved(user),
      settings: { [flag]: setting },
    });
    expect(has(label)).toBe(isShown);
    await enter('Last name', 'Berg');
    await save();
    if (isSentEmpty) await waitFor(() => expect(callsOf('POST /user')).toHaveLength(1));
    else {
      expect(callsOf('POST /user')).toHaveLength(0);
      expect(document.activeElement).toBe(field(label));
    }
  });

  test('I3: companies have a name; private persons are asked for neither name nor numbers of a company', async () => {
    const { callsOf } = await openProfile({ answers: saved(), settings: { vatIdEnabled: 'Required' } });
    await enter('Company name', '');
    await save();
    expect(
      within(screen.getByRole('alert')).getByRole('link', { name: 'Enter the name of the company.' }),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Private person' }));
    expect(has('Company name')).toBe(false);
    expect(has('VAT number')).toBe(false);
    await save();
    await waitFor(() => expect(callsOf('POST /user')).toHaveLength(1));
    expect(callsOf('POST /user')[0]).toMatchObject({ isCompany: false });
  });

  test('I3: mail address, market and language are shown, with links to change them', async () => {
    await openProfile();
    expect(screen.getByText('anna@hamnverket.example')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /mail/i })).toBeNull();
    expect(screen.getByText('United Kingdom')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change country or language' }).getAttribute('href')).toBe('/en-gb/switch');
  });
});

describe('I3: phone numbers', () => {
  test.each([
    ['0114 496 0182', '+44 114 496 0182'],
    ['+46405550180', '+46 40 555 01 80'],
  ])('I3: %s is reformatted internationally on blur', async (typed, shown) => {
    await openProfile();
    await enter('Phone', typed);
    await userEvent.tab();
    await waitFor(() => expect(field('Phone').value).toBe(shown));
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
  });

  test('I3: an invalid number of the country is reported and not sent', async () => {
    const { callsOf } = await openProfile({ answers: saved() });
    await enter('Phone', '12');
    await userEvent.tab();
    await screen.findByText(/not a phone number of this country/);
    await save();
    expect(callsOf('POST /user')).toHaveLength(0);
    await enter('Phone', '');
    await save();
    await waitFor(() => expect(callsOf('POST /user')).toHaveLength(1));
  });
});

describe('N6: failures', () => {
  test('I3: a VAT number that upstream refuses is explained as in the checkout', async () => {
    const errors = [{ path: 'body.vatId', message: 'Invalid VAT number' }];
    await openProfile({
      settings: { vatIdEnabled: 'Optional' },
      answers: { 'POST /user': () => problem(400, { code: 'invalid_request', errors }) },
    });
    await enter('VAT number', 'DE123456789');
    await save();
    await within(screen.getByRole('alert')).findByRole('link', {
      name: 'This is not a VAT number. Check its letters and digits.',
    });
    expect(document.activeElement).toBe(field('VAT number'));
  });

  test('N6: upstream’s error appears at its field, in the reader’s words, with the focus', async () => {
    const errors = [{ path: 'body.phoneNumber', message: 'This is no phone number' }];
    await openProfile({ answers: { 'POST /user': () => problem(400, { code: 'invalid_request', errors }) } });
    await enter('Last name', 'Berg');
    await save();
    await within(screen.getByRole('alert')).findByRole('link', { name: /not a phone number/ });
    expect(document.activeElement).toBe(field('Phone'));
    expect(screen.queryByText('This is no phone number')).toBeNull();
    expect(field('Last name').value).toBe('Berg');
  });

  test('a failed save shows its reference, and the input is kept', async () => {
    await openProfile({ answers: { 'POST /user': () => problem(503) } });
    await enter('Last name', 'Berg');
    await save();
    await screen.findByText('It could not be saved.');
    expect(screen.getByText('Request r-1')).toBeTruthy();
    expect(field('Last name').value).toBe('Berg');
    expect(asksToStay()).toBe(true);
  });
});

describe('H5: input is never lost', () => {
  const refused: Answers = { 'POST /user': () => problem(401, { code: 'session_expired' }) };
  const kept = () =>
    JSON.parse(localStorage.getItem('post-sign-in-action')!) as {
      type: string;
      expires: number;
      payload: { form: string; values: Record<string, string> };
    };

  test('H5: the end of a session keeps form and input', async () => {
    await openProfile({ answers: refused });
    await enter('Last name', 'Berg');
    await save();
    await screen.findByText('Your session has ended.');
    expect(field('Last name').value).toBe('Berg');
    const link = screen.getByRole('link', { name: 'Sign in again' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/en-gb/portal/profile'));
    expect(kept().type).toBe('restoreForm');
    expect(Math.round((kept().expires - Date.now()) / 60_000)).toBe(60);
    await enter('First name', 'Anita');
    expect(kept().payload.values).toMatchObject({ firstName: 'Anita', lastName: 'Berg' });
    expect(asksToStay()).toBe(false);
  });

  test('H5: after signing in the input is restored and marked, the notice has the focus, and nothing is sent', async () => {
    const first = await openProfile({ answers: refused });
    await enter('Last name', 'Berg');
    await save();
    await screen.findByText('Your session has ended.');
    first.unmount();

    const { callsOf } = await openProfile({ answers: saved() });
    await screen.findByText('What you entered is here again.');
    expect(field('Last name').value).toBe('Berg');
    expect(screen.getByText('not saved yet').closest('label')?.textContent).toContain('Last name');
    expect(document.activeElement?.textContent).toContain('What you entered is here again.');
    expect(callsOf('POST /user')).toHaveLength(0);
    expect(localStorage.getItem('post-sign-in-action')).toBeNull();
    await save();
    await waitFor(() => expect(callsOf('POST /user')).toEqual([expect.objectContaining({ lastName: 'Berg' })]));
    await waitFor(() => expect(screen.queryByText('What you entered is here again.')).toBeNull());
  });

  test('H5: another person who signs in does not see it', async () => {
    const first = await openProfile({ answers: refused });
    await enter('Last name', 'Berg');
    await save();
    await screen.findByText('Your session has ended.');
    first.unmount();
    await openProfile({ user: buildUser({ oid: 'o-2', lastName: 'Becker' }) });
    expect(field('Last name').value).toBe('Becker');
    expect(screen.queryByText('What you entered is here again.')).toBeNull();
  });

  test('the end of a session without input shows the sign-in page, without personal data', async () => {
    const { identity } = await openProfile();
    act(() => identity.end());
    await screen.findByText('Your session has ended. Please sign in again.');
    expect(document.body.textContent).not.toContain('Hamnverket');
  });

  test('input is restored on return to the page, and can be discarded', async () => {
    await openProfile();
    await enter('Last name', 'Berg');
    expect(asksToStay()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Addresses' }));
    await screen.findByText('No addresses yet');
    expect(asksToStay()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
    await screen.findByText('What you entered is here again.');
    expect(field('Last name').value).toBe('Berg');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Last name').value).toBe('Lindqvist');
    expect(asksToStay()).toBe(false);
  });

  test('input equal to the saved value is no change', async () => {
    await openProfile();
    fireEvent.input(field('Last name'), { target: { value: 'Berg' } });
    expect(asksToStay()).toBe(true);
    fireEvent.input(field('Last name'), { target: { value: 'Lindqvist' } });
    expect(asksToStay()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Addresses' }));
    await screen.findByText('No addresses yet');
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(screen.queryByText('What you entered is here again.')).toBeNull();
  });
});
