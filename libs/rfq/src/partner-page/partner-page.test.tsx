import { buildAddress } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const square = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-6, 50],
            [-6, 59],
            [2, 59],
            [2, 50],
            [-6, 50],
          ],
        ],
      },
    },
  ],
};
const atlas = { load: () => Promise.resolve(square) as Promise<unknown> };
// jsdom does not implement scrolling
const scroll = jest.fn<void, [ScrollIntoViewOptions?]>();
Element.prototype.scrollIntoView = scroll as () => void;
jest.mock('@shop/design-system/countries', () => ({ loadCountries: () => atlas.load() }));

beforeEach(() => {
  clearBrowserData();
  atlas.load = () => Promise.resolve(square);
  scroll.mockClear();
});

const address = `/en-gb/partner/${groupKeys[0]}`;
const sheffield = buildAddress({ id: '7', defaultDelivery: true });
const open = (groups = [buildGroup()], more: Parameters<typeof openShop>[1] = {}, url = address) =>
  openShop(url, { quoteCheckout: createFakeQuoteCheckout({ groups }), addresses: [sheffield], ...more });
const rows = async () => within(await screen.findByRole('list', { name: /^Suppliers/ })).getAllByRole('listitem');
const names = async () => (await rows()).map((row) => row.querySelector('strong')!.textContent);

test('G2: locations are sorted by distance from the default delivery address; those without coordinates come last, with a note', async () => {
  await open();
  await screen.findByText('Distances as the crow flies from S3 8AB, United Kingdom');
  expect(await names()).toEqual([
    'Pennine Heat Ltd, Leeds works',
    'Vadholm UK Ltd',
    'Avon Thermal Services',
    'Moorland Cooling',
  ]);
  const [leeds, own, , nowhere] = await rows();
  expect(leeds!.textContent).toContain('29 mi');
  expect(own!.textContent).toContain('Our own company');
  expect(nowhere!.textContent).toContain('distance not known');
  expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('S3 8AB');
});

test('G2: another postal code can be entered; an unknown one is reported', async () => {
  const user = userEvent.setup();
  const { callsOf } = await open([buildGroup()], {
    answers: {
      'GET /positions': ({ url }) =>
        json({ position: url.includes('BS1') ? { latitude: 51.45, longitude: -2.6 } : null }),
    },
  });
  await screen.findByText(/^We do not know where S3 8AB/);
  const field = screen.getByLabelText('Postcode');
  await user.clear(field);
  await user.type(field, 'BS1 4DJ{Enter}');
  await screen.findByText('Distances as the crow flies from BS1 4DJ, United Kingdom');
  expect((await names())[0]).toBe('Avon Thermal Services');
  expect(callsOf('GET /positions').at(-1)!.query.get('countryCode')).toBe('GB');
});

test('G2: the reader’s position is used if the browser provides it; a refusal is reported', async () => {
  const user = userEvent.setup();
  let isRefused = true;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        isRefused
          ? failed({} as GeolocationPositionError)
          : found({ coords: { latitude: 51.45, longitude: -2.6 } } as GeolocationPosition),
    },
  });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Use my position' }));
  await screen.findByText(/^Your browser does not tell where you are/);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Use my position' }));
  await screen.findByText('Distances as the crow flies from where you are');
  expect((await names())[0]).toBe('Avon Thermal Services');
});

test('G2: a late position does not replace a postal code entered meanwhile', async () => {
  const user = userEvent.setup();
  let tell = (_position: GeolocationPosition) => {};
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: PositionCallback) => (tell = found) },
  });
  await open([buildGroup()], {
    answers: { 'GET /positions': () => json({ position: { latitude: 51.45, longitude: -2.6 } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Use my position' }));
  const field = screen.getByLabelText('Postcode');
  await user.clear(field);
  await user.type(field, 'BS1 4DJ{Enter}');
  const from = 'Distances as the crow flies from BS1 4DJ, United Kingdom';
  await screen.findByText(from);
  act(() => tell({ coords: { latitude: 55, longitude: -4 } } as GeolocationPosition));
  expect(screen.getByText(from)).toBeTruthy();
  expect((await names())[0]).toBe('Avon Thermal Services');
});

test('G2: services and languages filter locations, with counts; chosen ones stay; the address stores the filters', async () => {
  const user = userEvent.setup();
  const { path } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /Vadholm UK/ }));
  await user.click(screen.getByRole('button', { name: /^Cleaning 2$/ }));
  expect(path()).toBe(`${address}?service=cleaning`);
  await waitFor(async () =>
    expect(await names()).toEqual(['Pennine Heat Ltd, Leeds works', 'Vadholm UK Ltd', 'Avon Thermal Services']),
  );
  await user.click(screen.getByRole('button', { name: /^German 1$/ }));
  await waitFor(async () => expect(await names()).toEqual(['Pennine Heat Ltd, Leeds works', 'Vadholm UK Ltd']));
  await screen.findByText('2 of 4 suppliers');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(async () => expect(await names()).toHaveLength(4));
  expect(path()).toBe(address);
});

test('G2: removing filters keeps the focus among them, also one without matches', async () => {
  const user = userEvent.setup();
  await open([buildGroup()], {}, `${address}?service=inspection&language=pt`);
  const portuguese = await screen.findByRole('button', { name: /^Portuguese 0$/ });
  for (let time = 0; time < 2; time++) {
    await user.click(portuguese);
    // stays off, because it would leave no location
    expect(portuguese.getAttribute('aria-pressed')).toBe('false');
    expect(portuguese.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(portuguese);
  }
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(within(screen.getByRole('group', { name: 'Services' })).getAllByRole('button')[0]).toBe(
    document.activeElement,
  );
});

test('G2: a location shows its contact data', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Details of Vadholm UK Ltd' }));
  expect(screen.getByRole('link', { name: '+44 161 496 0100' }).getAttribute('href')).toBe('tel:+441614960100');
  expect(screen.getByRole('link', { name: 'quotes@vadholm.example' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /vadholm.example \(opens in a new tab\)/ })).toBeTruthy();
  expect(screen.getByText('12 Canal Street')).toBeTruthy();
});

test('G2: several locations are ticked, the nearest is named first; then the request opens', async () => {
  const user = userEvent.setup();
  const { bodiesOf, path } = await open();
  await screen.findByText(/^Distances as the crow flies/);
  await user.click(screen.getByRole('checkbox', { name: /Avon Thermal Services/ }));
  await user.click(screen.getByRole('checkbox', { name: /Vadholm UK/ }));
  await user.click(screen.getByRole('checkbox', { name: /Pennine/ }));
  await user.click(screen.getByRole('checkbox', { name: /Vadholm UK/ }));
  await screen.findByText('2 suppliers chosen');
  await user.click(screen.getByRole('button', { name: 'Continue to your request' }));
  await waitFor(() => expect(path()).toBe('/en-gb/details'));
  expect(bodiesOf('PUT /quote/groups/:key')).toEqual([
    { cartId, selectedPartnerLocationId: 'leeds', otherPartnerLocationIds: ['bristol'] },
  ]);
});

test('G2: what is saved already is not sent again, and the one that was first stays first', async () => {
  const user = userEvent.setup();
  const group = buildGroup({ selectedPartnerLocationId: 'bristol', otherPartnerLocationIds: ['own-gb'] });
  const { bodiesOf, path, router } = await open([group]);
  await user.click(await screen.findByRole('button', { name: 'Continue to your request' }));
  await waitFor(() => expect(path()).toBe('/en-gb/details'));
  expect(bodiesOf('PUT /quote/groups/:key')).toEqual([]);
  await act(() => router.navigate(address));
  await user.click(await screen.findByRole('checkbox', { name: /Pennine/ }));
  await user.click(screen.getByRole('button', { name: 'Continue to your request' }));
  await waitFor(() =>
    expect(bodiesOf('PUT /quote/groups/:key')).toEqual([
      { cartId, selectedPartnerLocationId: 'bristol', otherPartnerLocationIds: ['leeds', 'own-gb'] },
    ]),
  );
});

test('G2: the locations are one group with a name', async () => {
  await open();
  const group = await screen.findByRole('group', { name: 'Choose a supplier' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(4);
});

test('a choice is restored on return, until it is discarded', async () => {
  const user = userEvent.setup();
  const group = buildGroup({ selectedPartnerLocationId: 'own-gb', otherPartnerLocationIds: ['leeds'] });
  const { router } = await open([group]);
  await user.click(await screen.findByRole('checkbox', { name: /Vadholm UK/ }));
  await screen.findByText('1 supplier chosen');
  await act(() => router.navigate('/en-gb/details'));
  await screen.findByRole('button', { name: /^Send/ });
  await act(() => router.navigate(address));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Vadholm UK/ })).checked).toBe(false);
  expect(screen.getByText('1 supplier chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByText('2 suppliers chosen');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('G2: at most four locations can be asked', async () => {
  const user = userEvent.setup();
  const more = [...places, { ...places[1]!, id: 'fifth', partner: 'Fifth Ltd' }];
  await open([buildGroup({ locations: more })]);
  for (const name of [/Vadholm UK/, /Avon Thermal/, /Moorland/, /Pennine/]) {
    await user.click(await screen.findByRole('checkbox', { name }));
  }
  await screen.findByText('4 suppliers chosen, no more can be asked');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Fifth/ }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Moorland/ }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Fifth/ }).disabled).toBe(false);
});

test('continuing without a location shows an error with a link to the first, each time', async () => {
  const user = userEvent.setup();
  const { bodiesOf } = await open();
  for (let time = 0; time < 2; time++) {
    await user.click(await screen.findByRole('button', { name: 'Continue to your request' }));
    await waitFor(() =>
      expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Choose a supplier.'),
    );
    await waitFor(() => expect(document.activeElement!.getAttribute('type')).toBe('checkbox'));
  }
  expect(bodiesOf('PUT /quote/groups/:key')).toEqual([]);
});

test('G2: a cart changed meanwhile starts again, with a notice', async () => {
  const user = userEvent.setup();
  const quoteCheckout = createFakeQuoteCheckout({ groups: [buildGroup()] });
  const { path } = await openShop(address, { quoteCheckout });
  await user.click(await screen.findByRole('checkbox', { name: /Pennine/ }));
  quoteCheckout.alter({ groups: [buildGroup({ quoteGroupKey: groupKeys[2] })] });
  await user.click(screen.getByRole('button', { name: 'Continue to your request' }));
  await screen.findByText('The cart has changed.');
  expect(path()).toBe(`/en-gb/partner/${groupKeys[2]}`);
});

test('G2: an address with an unknown group key redirects; one of several groups stands among the others', async () => {
  const { path, unmount } = await open([buildGroup(), buildOwnGroup()], {}, '/en-gb/partner/0000000000000000');
  await screen.findByText('The cart has changed.');
  expect(path()).toBe('/en-gb/partners');
  unmount();
  clearBrowserData();
  const several = await open([buildGroup(), buildOwnGroup()], {}, address);
  await screen.findByRole('region', { name: /^Group 1/ });
  expect(several.path()).toBe('/en-gb/partners');
  await waitFor(() => expect(scroll.mock.contexts).toContain(screen.getByRole('region', { name: /^Group 1/ })));
});

test('a choice that failed to save is kept, with the reference for support', async () => {
  const user = userEvent.setup();
  await open([buildGroup()], { answers: { 'PUT /quote/groups/:key': () => problem(503) } });
  await user.click(await screen.findByRole('checkbox', { name: /Pennine/ }));
  await user.click(screen.getByRole('button', { name: 'Continue to your request' }));
  await screen.findByText('Request r-1');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Pennine/ }).checked).toBe(true);
});

test('G2: the map has a button for each location with coordinates, which opens it by press or Enter', async () => {
  const user = userEvent.setup();
  await open([buildGroup()], {}, `${address}?view=map`);
  const mark = await screen.findByRole('button', { name: '1: Pennine Heat Ltd, Leeds works, Leeds' });
  const map = screen.getByRole('group', { name: 'Map of the suppliers' });
  expect(within(map).getAllByRole('button')).toHaveLength(3);
  await user.click(mark);
  expect(screen.getByRole('button', { name: 'Hide details of Pennine Heat Ltd, Leeds works' })).toBeTruthy();
  within(map).getByRole('button', { name: /Avon/ }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Hide details of Avon Thermal Services' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(within(map).getAllByRole('button')).toHaveLength(3);
});

test('G2: the map can be moved by buttons and keys, without dragging', async () => {
  const user = userEvent.setup();
  await open([buildGroup()], {}, `${address}?view=map`);
  const mark = await screen.findByRole('button', { name: /^1: Pennine/ });
  const at = () => /translate\((\S+) (\S+)\)/.exec(mark.getAttribute('transform')!)!.slice(1).map(Number);
  const [x, y] = at() as [number, number];
  await user.click(screen.getByRole('button', { name: 'Further east' }));
  expect(at()[0]).toBeCloseTo(x - 0.3 * 640, 3);
  expect(at()[1]).toBeCloseTo(y, 3);
  await user.click(screen.getByRole('button', { name: 'Further north' }));
  expect(at()[1]).toBeCloseTo(y + 0.3 * 560, 3);
  mark.focus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(at()[0]).toBeCloseTo(x, 3);
  expect(at()[1]).toBeCloseTo(y, 3);
  await user.keyboard('+');
  expect(Math.hypot(at()[0]! - 320, at()[1]! - 280)).toBeCloseTo(1.8 * Math.hypot(x - 320, y - 280), 3);
  await user.keyboard('-');
  expect(at()[0]).toBeCloseTo(x, 3);
  expect(document.activeElement).toBe(mark);
});

test('G2: an opened mark keeps its order and the focus', async () => {
  const user = userEvent.setup();
  await open([buildGroup()], {}, `${address}?view=map`);
  const map = await screen.findByRole('group', { name: 'Map of the suppliers' });
  await screen.findByText(/^Distances as the crow flies/);
  const order = () =>
    within(map)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'));
  const before = order();
  const [first] = within(map).getAllByRole('button');
  first!.focus();
  await user.keyboard('{Enter}');
  expect(first!.getAttribute('aria-pressed')).toBe('true');
  expect(order()).toEqual(before);
  expect(document.activeElement).toBe(first);
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once for whoever wishes for less motion', true, 'auto'],
])('G2: opening a mark scrolls its location into view %s', async (_how, isReduced, behavior) => {
  const user = userEvent.setup();
  window.matchMedia = ((query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  await open([buildGroup()], {}, `${address}?view=map`);
  await user.click(await screen.findByRole('button', { name: /^1: Pennine/ }));
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest', behavior });
  Reflect.deleteProperty(window, 'matchMedia');
});

test('G2: a location on the map links to its place in the list, with the focus', async () => {
  const user = userEvent.setup();
  await open([buildGroup()], {}, `${address}?view=map`);
  await user.click(await screen.findByRole('button', { name: /^1: Pennine/ }));
  await user.click(screen.getByRole('button', { name: 'Show it in the list' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Pennine/ })));
});

test('G2: marks and list both show chosen and added locations; opening a mark chooses nothing', async () => {
  const user = userEvent.setup();
  const group = buildGroup({ selectedPartnerLocationId: 'own-gb', otherPartnerLocationIds: ['leeds'] });
  await open([group], {}, `${address}?view=map`);
  const map = await screen.findByRole('group', { name: 'Map of the suppliers' });
  const bristol = within(map).getByRole('button', { name: /Avon/ });
  await user.click(bristol);
  const asked = within(map)
    .getAllByRole('button')
    .filter((mark) => mark.classList.contains('asked'))
    .map((mark) => mark.getAttribute('aria-label'));
  expect(asked).toEqual([expect.stringMatching(/Pennine/) as string, expect.stringMatching(/Vadholm/) as string]);
  expect(bristol.classList.contains('opened')).toBe(true);
  const numbers = (await rows()).map((row) => row.querySelector('.position')!.classList.contains('current'));
  expect(numbers).toEqual([true, true, false, false]);
  expect((await rows()).map((row) => row.classList.contains('isAsked'))).toEqual(numbers);
});

test('G2: the opened location is shown below the map, and can be chosen there', async () => {
  const user = userEvent.setup();
  const { bodiesOf } = await open([buildGroup()], {}, `${address}?view=map`);
  await screen.findByText(/^Distances as the crow flies/);
  await user.click(screen.getByRole('button', { name: /^1: Pennine/ }));
  const beneath = within(screen.getByRole('button', { name: 'Show it in the list' }).closest('div')!);
  expect(beneath.getByText('29 mi', { exact: false })).toBeTruthy();
  const ask = beneath.getByRole<HTMLInputElement>('checkbox', { name: 'Ask this supplier' });
  expect(ask.checked).toBe(false);
  await user.click(ask);
  expect(ask.checked).toBe(true);
  await screen.findByText('1 supplier chosen');
  await user.click(screen.getByRole('button', { name: 'Continue to your request' }));
  await waitFor(() =>
    expect(bodiesOf('PUT /quote/groups/:key')).toEqual([
      { cartId, selectedPartnerLocationId: 'leeds', otherPartnerLocationIds: [] },
    ]),
  );
});

test('G2: without the map the list has everything', async () => {
  atlas.load = () => Promise.reject(new Error('gone'));
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open([buildGroup()], {}, `${address}?view=map`);
  await screen.findByText('The map could not be loaded. The list has all suppliers.');
  expect(await names()).toHaveLength(4);
  said.mockRestore();
});
