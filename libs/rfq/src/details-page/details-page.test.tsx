import { jest } from '@jest/globals';
import type { ApiRequest } from '@shop/api-contracts';
import { buildQuotedLine, buildUser } from '@shop/api-contracts/testing';
import { readCookie } from '@shop/platform';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  buildGroup,
  buildOwnGroup,
  cartId,
  createFakeQuoteCheckout,
  groupKeys,
  places,
} from '../fake-quote-checkout.fixture.ts';
import { json, openShop, problem } from '../shop.fixture.tsx';

beforeEach(() => {
  clearBrowserData();
  window.dataLayer = [];
});

const groups = [buildGroup({ selectedPartnerLocationId: places[2]!.id }), buildOwnGroup()];
const open = (more: Parameters<typeof openShop>[1] = {}) =>
  openShop('/en-gb/details', { quoteCheckout: createFakeQuoteCheckout({ groups }), ...more });
const sendName = /^Send (request|\d requests)$/;
const send = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: sendName }));
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

test('G3: the profile is filled in; the request names the reviewed groups, with null for an empty text', async () => {
  const user = userEvent.setup();
  const { bodiesOf, callsOf, path } = await open();
  expect((await field(/^First name/)).value).toBe('Anna');
  expect((await field(/^Company/)).value).toBe('Hamnverket Service AB');
  await user.type(await field(/^Your reference/), 'PO 77');
  await send(user);
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?c=${cartId}`));
  expect(bodiesOf('POST /quote')).toEqual([
    {
      cartId,
      quoteGroupKeys: [groupKeys[0], groupKeys[1]],
      contact: {
        firstName: 'Anna',
        lastName: 'Lindqvist',
        companyName: 'Hamnverket Service AB',
        email: 'anna@hamnverket.example',
        phoneNumber: '+44 114 496 0182',
        reference: 'PO 77',
      },
      text: null,
      wantedDate: null,
      // nothing without a town
      deliveryPlace: null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      lines: [],
    },
  ]);
  expect(callsOf('POST /quote')[0]!.ifMatch).toBe('"1"');
  expect(readCookie('cart-quote-gb')).toBeUndefined();
});

const nextYear = `${new Date().getFullYear() + 1}-01-15`;

test('G3: text, day and remarks on lines are sent in the API’s format', async () => {
  const user = userEvent.setup();
  const { bodiesOf } = await open();
  await user.type(await field(/^Your message/), ' For the dairy. ');
  await user.type((await screen.findAllByLabelText(/^Wanted by/))[0]!, nextYear);
  await user.click(screen.getByText('Target price, date, note', { selector: '[aria-label$="GX-050-GC-NBR"]' }));
  await user.type(await field(/^Target price of one piece GX-050/), '1 026,5');
  await user.type(await field(/^Note GX-050/), 'Peroxide cured');
  await user.type(await field(/^Postcode/), 'S3 8AB');
  await user.type(await field(/^City/), 'Sheffield');
  await send(user);
  await waitFor(() => expect(bodiesOf('POST /quote')).toHaveLength(1));
  expect(bodiesOf('POST /quote')[0]).toMatchObject({
    text: 'For the dairy.',
    wantedDate: nextYear,
    deliveryPlace: { zipCode: 'S3 8AB', city: 'Sheffield', countryCode: 'GB' },
    lines: [{ lineId: '1', targetPrice: '1026.50', wantedDate: null, note: 'Peroxide cured' }],
  });
});

test('errors are listed with links, the first gets the focus, its line expands, and nothing is sent', async () => {
  const user = userEvent.setup();
  const { bodiesOf } = await open();
  await user.clear(await field(/^First name/));
  await user.clear(await field(/^E-mail address/));
  await user.type(await field(/^E-mail address/), 'nobody');
  await user.type((await screen.findAllByLabelText(/^Wanted by/))[0]!, '2020-01-15');
  await user.click(screen.getByText('Target price, date, note', { selector: '[aria-label$="GX-050-GC-NBR"]' }));
  await user.type(await field(/^Target price of one piece GX-050/), 'cheap');
  await user.click(screen.getByText('Target price, date, note', { selector: '[aria-label$="GX-050-GC-NBR"]' }));
  await send(user);
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter your first name.',
    'Enter an e-mail address like name@company.com.',
    'Choose a day between today and two years from now.',
    'GX-050-GC-NBR: enter an amount like 1234.50.',
  ]);
  expect(document.activeElement).toBe(await field(/^First name/));
  expect((await field(/^Target price of one piece GX-050/)).closest('details')!.open).toBe(true);
  expect(bodiesOf('POST /quote')).toEqual([]);
});

test('G3: upstream’s errors in the contact appear at their fields', async () => {
  const user = userEvent.setup();
  await open({
    answers: {
      'POST /quote': () =>
        problem(422, { code: 'invalid_contact', errors: [{ path: 'body.contact.phoneNumber', message: 'no number' }] }),
    },
  });
  await send(user);
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect(link.textContent).toBe('Enter a phone number with area code.');
});

test('G3: upstream’s errors in lines expand these, and the first gets the focus', async () => {
  const user = userEvent.setup();
  await open({
    answers: {
      'POST /quote': () =>
        problem(400, {
          code: 'invalid_request',
          errors: ['note', 'targetPrice', 'wantedDate'].map((name) => ({
            path: `body.lines.0.${name}`,
            message: 'wrong',
          })),
        }),
    },
  });
  const summary = () => screen.getByText('Target price, date, note', { selector: '[aria-label$="GX-110-48"]' });
  await screen.findByRole('button', { name: sendName });
  await user.click(summary());
  // the first line has no input, so the second is the first one sent
  await user.type(await field(/^Note GX-110/), 'Peroxide cured');
  await user.click(summary());
  const price = await field(/^Target price of one piece GX-110/);
  for (let time = 0; time < 2; time++) {
    price.closest('details')!.open = false;
    await send(user);
    await waitFor(() => expect(document.activeElement).toBe(price));
    expect(price.closest('details')!.open).toBe(true);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'GX-110-48: enter an amount like 1234.50.',
      'GX-110-48: choose a day between today and two years from now.',
      'GX-110-48: the note can have up to 200 characters.',
    ]);
  }
  expect((await field(/^Note GX-110/)).getAttribute('aria-invalid')).toBe('true');
  expect((await field(/^Note GX-050/)).getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['a private customer of a market that shows gross prices', 'gross', '', 'incl. VAT'],
  ['a company there', 'gross', '100001', 'excl. VAT'],
  ['everybody elsewhere', 'net', '', 'excl. VAT'],
] as const)(
  '%s sees a tax label at each price; target prices exclude tax, as offers do',
  async (_who, priceDisplay, gcmNumber, terms) => {
    await open({ market: { priceDisplay }, user: buildUser({ gcmNumber }) });
    expect(await screen.findAllByText(`£30.00 each today, ${terms}`)).toHaveLength(2);
    expect((await field(/^Target price of one piece GX-050/)).labels![0]!.textContent).toContain('excl. VAT');
    const note = 'Today’s prices are incl. VAT; target prices and the offers you get are excl. VAT.';
    expect(screen.queryByText(note) !== null).toBe(terms === 'incl. VAT');
  },
);

test('a double press sends once', async () => {
  const user = userEvent.setup();
  const { bodiesOf } = await open();
  await user.dblClick(await screen.findByRole('button', { name: sendName }));
  await waitFor(() => expect(bodiesOf('POST /quote')).toHaveLength(1));
});

test('G3: a cart changed meanwhile (412) shows its present lines, keeps the input, and can then be sent', async () => {
  const user = userEvent.setup();
  const quoteCheckout = createFakeQuoteCheckout({ groups: [buildOwnGroup()] });
  const submit = quoteCheckout.answers['POST /quote']!;
  let isChanged = true;
  const { bodiesOf } = await openShop('/en-gb/details', {
    quoteCheckout,
    answers: {
      'POST /quote': (...given) => {
        if (!isChanged) return submit(...given);
        isChanged = false;
        quoteCheckout.alter({
          groups: [
            buildOwnGroup({ quoteGroupKey: groupKeys[2], lines: [buildQuotedLine({ name: 'Another gasket' })] }),
          ],
        });
        return problem(412, { code: 'cart_changed' });
      },
    },
  });
  await user.type(await field(/^Your message/), 'For the dairy.');
  await send(user);
  await screen.findByText('The cart has changed.');
  await screen.findByText('Another gasket');
  expect((await field(/^Your message/)).value).toBe('For the dairy.');
  await send(user);
  await waitFor(() => expect(bodiesOf('POST /quote')).toHaveLength(2));
  expect(bodiesOf('POST /quote')[1]).toMatchObject({ quoteGroupKeys: [groupKeys[2]], text: 'For the dairy.' });
});

test('G3: a group whose location is gone (409) leads to the choice of one', async () => {
  const user = userEvent.setup();
  const quoteCheckout = createFakeQuoteCheckout({ groups: [buildGroup({ selectedPartnerLocationId: 'leeds' })] });
  await openShop('/en-gb/details', {
    quoteCheckout,
    answers: {
      'POST /quote': () => {
        quoteCheckout.alter({ groups: [buildGroup()] });
        return problem(409, { code: 'location_missing', quoteGroupKeys: [groupKeys[0]] });
      },
    },
  });
  await send(user);
  const link = await screen.findByRole('link', { name: 'Choose suppliers' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(link.getAttribute('href')).toBe('/en-gb/partners');
});

test('G3: after 20 requests in a day (429) the page says so, and keeps the input', async () => {
  const user = userEvent.setup();
  const { path } = await open({ answers: { 'POST /quote': () => problem(429, { code: 'request_limit', most: 20 }) } });
  await user.type(await field(/^Your message/), 'For the dairy.');
  await send(user);
  await screen.findByText(/^You have sent 20 requests in the last 24 hours/);
  expect(screen.queryByText('Your request could not be sent.')).toBeTruthy();
  expect((await field(/^Your message/)).value).toBe('For the dairy.');
  expect(path()).toBe('/en-gb/details');
});

test('G3: offline nothing is sent, which the page says; back online the request goes out', async () => {
  const user = userEvent.setup();
  const { callsOf, path } = await open();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send(user);
  await screen.findByText(/^You are offline, so nothing was sent/);
  expect(callsOf('POST /quote')).toEqual([]);
  onLine.mockRestore();
  await send(user);
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?c=${cartId}`));
});

test('G3: after a lost answer a retry finds the cart gone and shows its numbers', async () => {
  const user = userEvent.setup();
  const quoteCheckout = createFakeQuoteCheckout({ groups });
  const submit = quoteCheckout.answers['POST /quote']!;
  let times = 0;
  const { path } = await openShop('/en-gb/details', {
    quoteCheckout,
    answers: {
      'POST /quote': async (...given) => {
        if (times++ > 0) return problem(404, { code: 'cart_unknown' });
        await submit(...given);
        throw new TypeError('connection lost');
      },
    },
  });
  await user.type(await field(/^Your message/), 'For the dairy.');
  await send(user);
  await screen.findByText('Your request could not be sent.');
  expect((await field(/^Your message/)).value).toBe('For the dairy.');
  await send(user);
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?c=${cartId}`));
});

test('H5: the end of a session loses no input, which is restored after signing in', async () => {
  const user = userEvent.setup();
  const first = await open({ answers: { 'POST /quote': () => problem(401) } });
  await user.type(await field(/^Your message/), 'For the dairy.');
  await send(user);
  await screen.findByText('Your session has ended.');
  expect((await field(/^Your message/)).value).toBe('For the dairy.');
  first.unmount();
  const kept = localStorage.getItem('post-sign-in-action');
  expect(kept).toContain('For the dairy.');
  await open();
  await screen.findByText('What you entered is here again.');
  expect((await field(/^Your message/)).value).toBe('For the dairy.');
});

test('a file is uploaded when chosen, listed and removable; a wrong type is refused before sending', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { callsOf } = await open();
  const input = await screen.findByLabelText<HTMLInputElement>(/^Add a file/);
  await user.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await screen.findByText('This is not a PDF, JPEG or PNG file.');
  expect(callsOf('POST /quote/files')).toEqual([]);
  await user.upload(input, new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' }));
  const remove = await screen.findByRole('button', { name: 'Remove: drawing.pdf' });
  expect(callsOf('POST /quote/files')[0]!.query.get('cartId')).toBe(cartId);
  await user.click(remove);
  await waitFor(() => expect(screen.queryByText('drawing.pdf')).toBeNull());
  expect(callsOf('DELETE /quote/files/file-1')).toHaveLength(1);
});

test('no more than five files can be added', async () => {
  const quoteCheckout = createFakeQuoteCheckout({ groups });
  quoteCheckout.alter({ files: [1, 2, 3, 4, 5].map((n) => ({ id: `f${n}`, name: `${n}.pdf`, bytes: 10 })) });
  await openShop('/en-gb/details', { quoteCheckout });
  await screen.findByText(/^There are 5 files/);
  expect(screen.queryByLabelText(/^Add a file/)).toBeNull();
});

test('after the last file the field disappears, and the focus moves to the heading of the files', async () => {
  const user = userEvent.setup();
  const quoteCheckout = createFakeQuoteCheckout({ groups });
  quoteCheckout.alter({ files: [1, 2, 3, 4].map((n) => ({ id: `f${n}`, name: `${n}.pdf`, bytes: 10 })) });
  await openShop('/en-gb/details', { quoteCheckout });
  const input = await screen.findByLabelText<HTMLInputElement>(/^Add a file/);
  await user.upload(input, new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' }));
  await screen.findByText(/^There are 5 files/);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Drawings and data sheets/ })),
  );
});

test('G3: the button shows the number of requests, and a single piece is singular', async () => {
  const { unmount } = await open();
  await screen.findByRole('button', { name: 'Send 2 requests' });
  expect(screen.getByText(/^1 pc$/)).toBeTruthy();
  expect(screen.getByText(/^60 pcs/)).toBeTruthy();
  unmount();
  clearBrowserData();
  await open({ quoteCheckout: createFakeQuoteCheckout({ groups: [buildOwnGroup()] }) });
  await screen.findByRole('button', { name: 'Send request' });
});

test('G1: sending requires a location for each group, and leads to their choice', async () => {
  await openShop('/en-gb/details', {
    quoteCheckout: createFakeQuoteCheckout({ groups: [buildOwnGroup(), buildGroup()] }),
  });
  const link = await screen.findByRole('link', { name: 'Choose suppliers' });
  expect(link.getAttribute('href')).toBe('/en-gb/partners');
  expect(screen.queryByRole('button', { name: sendName })).toBeNull();
});

test('the upload contains the file itself', async () => {
  const user = userEvent.setup();
  let sent: ApiRequest['body'];
  await open({
    answers: {
      'POST /quote/files': ({ body }) => {
        sent = body;
        return json({ id: 'f', name: 'drawing.pdf', bytes: 4 });
      },
    },
  });
  await user.upload(
    await screen.findByLabelText<HTMLInputElement>(/^Add a file/),
    new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' }),
  );
  await screen.findByRole('button', { name: 'Remove: drawing.pdf' });
  expect(((sent as FormData).get('formFile') as File).name).toBe('drawing.pdf');
});

test.each([
  ['cart_empty', 'There is nothing to ask quotes for'],
  ['request_too_large', 'A request of more than 500 lines is agreed on by talking'],
])('G3: if the cart has become %s before sending, the page explains it and offers a next step', async (code, words) => {
  const user = userEvent.setup();
  let isChanged = false;
  const quoteCheckout = createFakeQuoteCheckout({ groups });
  const begin = quoteCheckout.answers['POST /quote/begin-checkout']!;
  await openShop('/en-gb/details', {
    quoteCheckout,
    answers: {
      'POST /quote/begin-checkout': (...given) => (isChanged ? problem(422, { code }) : begin(...given)),
      'POST /quote': () => {
        isChanged = true;
        return problem(422, { code });
      },
    },
  });
  await send(user);
  await screen.findByRole('heading', { name: words });
  expect(screen.queryByRole('button', { name: sendName })).toBeNull();
  // the button that had the focus is gone
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('nothing is sent during an upload or without a failed file; both are reported', async () => {
  const user = userEvent.setup();
  let answer = (_response: Response) => {};
  const { bodiesOf } = await open({
    answers: { 'POST /quote/files': () => new Promise<Response>((resolve) => (answer = resolve)) },
  });
  await user.upload(
    await screen.findByLabelText<HTMLInputElement>(/^Add a file/),
    new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' }),
  );
  await send(user);
  await screen.findByText(/^drawing.pdf is still being sent/);
  answer(problem(500));
  await screen.findByText('The file could not be sent.');
  await waitFor(() => expect(screen.queryByText(/^drawing.pdf is still being sent/)).toBeNull());
  await send(user);
  const link = await screen.findByRole('link', { name: /^drawing.pdf is not attached/ });
  expect(link.closest('[role=alert]')).toBeTruthy();
  expect(bodiesOf('POST /quote')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove: drawing.pdf' }));
  await send(user);
  await waitFor(() => expect(bodiesOf('POST /quote')).toHaveLength(1));
});

describe('a line that does not fit its unit', () => {
  const unit = { equipmentId: 'AB12CD34EF', serialNumber: '30-114-0021', name: 'GX-050' };
  const wrong = buildQuotedLine({
    lineId: '7',
    articleNumber: 'GX-080-CP',
    unit,
    fit: {
      verdict: 'doesNotFit',
      basis: 'figures',
      reasons: [{ code: 'plateType', need: ['GX-050'], have: ['GX-080'], unit: null }],
    },
  });
  const right = buildQuotedLine({
    ...{ lineId: '8', articleNumber: 'GX-050-GC' },
    ...{ unit, fit: { verdict: 'fits', basis: 'asBuilt', reasons: [] } },
  });
  const withLines = (...lines: (typeof wrong)[]) =>
    createFakeQuoteCheckout({ groups: [buildGroup({ selectedPartnerLocationId: places[2]!.id, lines })] });

  test('J4: must be confirmed once before the request is sent, and the confirmation is sent with it', async () => {
    const user = userEvent.setup();
    const { bodiesOf } = await open({ quoteCheckout: withLines(wrong, right) });
    expect(await screen.findAllByRole('link', { name: 'For unit 30-114-0021' })).toHaveLength(2);
    expect(screen.getByText('Does not fit')).toBeTruthy();
    await send(user);
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link.textContent).toBe(
      'GX-080-CP: confirm that you request it although it does not fit, or change it in the cart.',
    );
    const box = screen.getByRole('checkbox', { name: 'Request it although it does not fit GX-080-CP' });
    expect(document.activeElement).toBe(box);
    expect(bodiesOf('POST /quote')).toEqual([]);
    await user.click(box);
    await send(user);
    await waitFor(() => expect(bodiesOf('POST /quote')).toHaveLength(1));
    expect(bodiesOf('POST /quote')[0]).toMatchObject({
      lines: [{ lineId: '7', targetPrice: null, wantedDate: null, note: '', fitConfirmed: true }],
    });
  });

  test('J4: that is so only since the page was read: it says what changed, asks, and keeps the input', async () => {
    const user = userEvent.setup();
    const quoteCheckout = withLines(right);
    await open({ quoteCheckout, answers: { 'POST /quote': () => problem(422, { code: 'fit_not_confirmed' }) } });
    await user.type(await field(/^Your reference/), 'PO 77');
    quoteCheckout.alter({ groups: [buildGroup({ selectedPartnerLocationId: places[2]!.id, lines: [wrong] })] });
    await send(user);
    expect(await screen.findByText('The cart has changed.')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: /^Request it although/ })).toBeTruthy();
    expect((await field(/^Your reference/)).value).toBe('PO 77');
  });
});
