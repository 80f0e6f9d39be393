import type { ApiRequest, TaxExempt } from '@shop/api-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openPortal, problem, type Answers } from '../portal.fixture.tsx';

const usMarket = { country: 'US', language: 'en', locale: 'en-us', description: '', region: 'americas' } as const;
const exempt = (id: string, more: Partial<TaxExempt> = {}): TaxExempt => ({
  id,
  country: 'US',
  stateCode: 'WI',
  expiryDate: '2027-03-14',
  file: { id: `f-${id}`, name: `certificate-${id}.pdf`, bytes: 240_000 },
  state: 'accepted',
  refusal: null,
  isValid: true,
  ...more,
});
const inNineYears = `${new Date().getUTCFullYear() + 9}-12-31`;
const pdf = () => new File(['%PDF-1.7'], 'wisconsin.pdf', { type: 'application/pdf' });

/** A fake of upstream's exemptions. */
function exemptions(first: TaxExempt[]) {
  let all = first;
  const answers: Answers = {
    'GET /taxexempts': () => json(all),
    'POST /taxexempts': ({ url }) => {
      const query = new URL(url, 'https://shop.example').searchParams;
      const added = exempt('new', { stateCode: query.get('stateCode')!, expiryDate: query.get('expiryDate')! });
      all = [...all, added];
      return json(added);
    },
  };
  for (const { id } of first) {
    answers[`DELETE /taxexempts/${id}`] = () => {
      all = all.filter((one) => one.id !== id);
      return json(null);
    };
    answers[`GET /taxexempts/${id}/file`] = () =>
      new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="certificate.pdf"' } });
  }
  return answers;
}

async function openExempts(first: TaxExempt[], answers: Answers = {}) {
  const portal = await openPortal('/en-gb/portal/taxexempts', {
    answers: { ...exemptions(first), ...answers },
    settings: { market: usMarket },
  });
  await screen.findByText(/Add an exemption|could not be loaded/, { selector: 'h2' });
  return portal;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add/ }));
async function fill(date = inNineYears) {
  await userEvent.selectOptions(field('State'), 'WI');
  await userEvent.type(field('Valid until'), date);
  await userEvent.upload(field('Certificate'), pdf());
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('I5: each exemption shows its state, last day, validity and file', async () => {
  await openExempts([exempt('a'), exempt('b', { stateCode: 'CA', expiryDate: '2024-01-31', isValid: false })]);
  const [, first, second] = screen.getAllByRole('row');
  expect(first!.textContent).toContain('Wisconsin14 March 2027valid');
  expect(within(first!).getByRole('button', { name: /certificate-a\.pdf, 240/ })).toBeTruthy();
  expect(second!.textContent).toContain('CA31 January 2024expired');
});

test('I5: a certificate says whether it is being checked, and why it was refused', async () => {
  await openExempts([
    exempt('a', { state: 'received', isValid: false }),
    exempt('b', { state: 'refused', refusal: 'unreadable', isValid: false }),
    exempt('c', { state: 'refused', refusal: 'endsTooLate', isValid: false }),
  ]);
  const [, first, second, third] = screen.getAllByRole('row');
  expect(first!.textContent).toContain('being checked');
  expect(second!.textContent).toContain('refused We could not read it. Send a PDF with at least one page.');
  expect(third!.textContent).toContain('refused It is valid for more than ten years.');
});

test('I5: a certificate is sent as one multipart file, with country, state and a date of 10 characters in the address', async () => {
  const { calls } = await openExempts([]);
  await fill();
  await add();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  const sent = calls.find(({ call }) => call === 'POST /taxexempts')!;
  const { query } = sent;
  expect([query.get('country'), query.get('stateCode'), query.get('expiryDate')]).toEqual(['US', 'WI', inNineYears]);
  const form = sent.body as FormData;
  expect([...form.keys()]).toEqual(['formFile']);
  expect((form.get('formFile') as File).name).toBe('wisconsin.pdf');
  // the form is empty for the next one
  expect(field('State').value).toBe('');
  await waitFor(() => expect(document.activeElement?.id).toBe('tax-exempt-new'));
});

test('an upload shows its progress, and can be cancelled without losing input', async () => {
  let request: ApiRequest | undefined;
  await openExempts([], {
    'POST /taxexempts': (sent) => {
      request = sent;
      return new Promise<Response>((_resolve, reject) => {
        sent.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    },
  });
  await fill();
  await add();
  await waitFor(() => expect(request).toBeDefined());
  act(() => request!.onUploadProgress!(0.25));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(request!.signal!.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(field('State').value).toBe('WI');
  screen.getByText(/^wisconsin\.pdf/);
});

test('a failed upload can be retried by a press', async () => {
  let isDown = true;
  const usual = exemptions([]);
  await openExempts([], {
    ...usual,
    'POST /taxexempts': (request, params) => (isDown ? problem(502) : usual['POST /taxexempts']!(request, params)),
  });
  await fill();
  await add();
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

test('upstream’s errors appear at their fields', async () => {
  await openExempts([], { 'POST /taxexempts': () => problem(422, { code: 'file_type' }) });
  await fill();
  await add();
  await screen.findByText('This is not a PDF, JPEG or PNG file.');
  expect(field('Certificate').getAttribute('aria-invalid')).toBe('true');
});

test('a past day is an error of the day field', async () => {
  const { callsOf } = await openExempts([], { 'POST /taxexempts': () => problem(422, { code: 'date_past' }) });
  await fill('2020-01-01');
  await add();
  expect(callsOf('POST /taxexempts')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('Valid until')));
  await userEvent.clear(field('Valid until'));
  await userEvent.type(field('Valid until'), inNineYears);
  await add();
  await waitFor(() => expect(callsOf('POST /taxexempts')).toHaveLength(1));
  expect((await screen.findAllByText('Enter a date between today and ten years from now.')).length).toBeGreaterThan(0);
});

test('a day more than ten years ahead is an error of the day field', async () => {
  const { callsOf } = await openExempts([]);
  await fill('9999-12-31');
  await add();
  expect(callsOf('POST /taxexempts')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('Valid until')));
});

test('a removal can be undone, and reaches upstream only after that time', async () => {
  const { callsOf } = await openExempts([exempt('a'), exempt('b', { stateCode: 'CA' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the exemption for Wisconsin' }));
  expect(document.activeElement?.textContent).toBe('Undo');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('tax-exempt-a'));
  expect(callsOf('DELETE /taxexempts/a')).toEqual([]);
});

test('a removal takes effect after six seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { callsOf } = await openExempts([exempt('a')]);
  await user.click(screen.getByRole('button', { name: 'Remove the exemption for Wisconsin' }));
  await user.unhover(screen.getByRole('group', { name: /was removed/ }));
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => jest.advanceTimersByTimeAsync(6_500));
  expect(callsOf('DELETE /taxexempts/a')).toHaveLength(1);
  await screen.findByText('No exemptions yet');
});

test('without exemptions the page explains them and offers one next step', async () => {
  await openExempts([]);
  screen.getByText('No exemptions yet');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Add/ })).toHaveLength(1);
});

test('I5: outside of the United States the page and its entry do not exist', async () => {
  await openPortal('/en-gb/portal/taxexempts');
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Tax exemptions');
  expect(screen.queryByRole('link', { name: 'Tax exemptions' })).toBeNull();
});

test('I5: a list that fails to load can be retried', async () => {
  let isDown = true;
  const usual = exemptions([exempt('a')]);
  await openExempts([], {
    ...usual,
    'GET /taxexempts': (request, params) => (isDown ? problem(500) : usual['GET /taxexempts']!(request, params)),
  });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Wisconsin', { selector: 'td' });
});
