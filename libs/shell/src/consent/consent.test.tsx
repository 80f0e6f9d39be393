import { buildContentPage, buildSettings } from '@shop/api-contracts/testing';
import { readCookie } from '@shop/platform';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop } from '../shop.fixture.tsx';

const question = 'May we use statistics, chat and notifications?';
const bar = () => screen.findByRole('region', { name: question });
const answers = { '/content/pages/cookies': buildContentPage({ page: 'cookies', title: 'Cookies' }) };
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const signalPrivacy = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeEach(() => {
  document.cookie = 'consent=; Max-Age=0; Path=/';
  signalPrivacy(undefined);
});

test.each([
  ['Only what is necessary', 'necessary'],
  ['Allow all', 'all'],
])('M5: "%s" is stored, the bar closes and the page gets the focus', async (name, choice) => {
  await openShop('/en-gb/switch');
  await userEvent.click(within(await bar()).getByRole('button', { name }));
  expect(readCookie('consent')).toBe(`${choice}-2`);
  expect(screen.queryByRole('region', { name: question })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('M5: both answers look alike, with a link to the details', async () => {
  await openShop('/en-gb/switch');
  const [no, yes] = within(await bar()).getAllByRole('button');
  expect(no!.className).toBe(yes!.className);
  expect(
    within(await bar())
      .getByRole('link', { name: 'About cookies' })
      .getAttribute('href'),
  ).toBe('/en-gb/cookies');
});

test('M5: the bar does not cover the ribbon', async () => {
  await openShop('/en-gb/switch', {
    answers: { '/settings': buildSettings({ ribbon: { text: 'Test', color: 'stop' } }) },
  });
  expect((await bar()).dataset['aboveRibbon']).toBe('true');
});

test.each([
  ['has answered before', () => void (document.cookie = 'consent=necessary; Path=/')],
  ['signals privacy by the browser', () => signalPrivacy(true)],
])('M5: a reader who %s is not asked', async (_case, prepare) => {
  prepare();
  await openShop('/en-gb/switch');
  await wait(700);
  expect(screen.queryByText(question)).toBeNull();
});

test('M5: who allowed less than is asked now is asked again', async () => {
  document.cookie = 'consent=all; Path=/';
  await openShop('/en-gb/switch');
  expect(await bar()).toBeTruthy();
});

test('M5: the page on cookies shows and changes the choice, without the bar', async () => {
  await openShop('/en-gb/cookies', { answers });
  const setting = within(screen.getByRole('region', { name: 'Your choice' }));
  const radio = (name: RegExp) => setting.getByRole<HTMLInputElement>('radio', { name });
  expect([radio(/necessary/).checked, radio(/statistics/).checked]).toEqual([false, false]);
  await userEvent.click(radio(/Allow all/));
  expect(readCookie('consent')).toBe('all-2');
  await wait(700);
  expect(screen.queryByRole('button', { name: 'Allow all' })).toBeNull();
  await userEvent.click(radio(/statistics/));
  expect(readCookie('consent')).toBe('statistics-2');
  expect(setting.getByRole('status').textContent).toBe('Your choice has been saved.');
  await userEvent.click(radio(/necessary/));
  expect(readCookie('consent')).toBe('necessary-2');
  expect([radio(/necessary/).checked, radio(/statistics/).checked]).toEqual([true, false]);
});

test('M5: with a privacy signal the setting explains it and asks nothing', async () => {
  signalPrivacy(true);
  await openShop('/en-gb/cookies', { answers });
  const setting = within(screen.getByRole('region', { name: 'Your choice' }));
  expect(setting.getByRole<HTMLInputElement>('radio', { name: /necessary/ }).checked).toBe(true);
  expect(setting.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
  expect(setting.getByRole('status').textContent).toContain('Global Privacy Control');
});

describe('M5: Google Consent Mode in the data layer', () => {
  const adsDenied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const commands = () =>
    window.dataLayer!.flatMap((entry) => (entry['0'] === 'consent' ? [[entry['1'], entry['2']]] : []));
  beforeEach(() => void (window.dataLayer = []));

  test('is denied before anything else, granted by "Allow statistics" and denied again on the page on cookies', async () => {
    await openShop('/en-gb/cookies', { answers });
    expect(Object.prototype.toString.call(window.dataLayer![0])).toBe('[object Arguments]');
    const denied = ['default', { ...adsDenied, analytics_storage: 'denied' }];
    expect([window.dataLayer![0]!['0'], commands()]).toEqual(['consent', [denied]]);
    const setting = within(screen.getByRole('region', { name: 'Your choice' }));
    await userEvent.click(setting.getByRole('radio', { name: /statistics/ }));
    const granted = ['update', { ...adsDenied, analytics_storage: 'granted' }];
    expect(commands()).toEqual([denied, granted]);
    await userEvent.click(setting.getByRole('radio', { name: /necessary/ }));
    expect(commands()).toEqual([denied, granted, ['update', denied[1]]]);
  });

  test.each([
    [
      'is granted at once to who has allowed it before',
      () => void (document.cookie = 'consent=statistics-2; Path=/'),
      2,
    ],
    ['stays denied for who has refused', () => void (document.cookie = 'consent=necessary; Path=/'), 1],
    ['stays denied where the browser signals privacy', () => signalPrivacy(true), 1],
  ])('%s', async (_case, prepare, count) => {
    prepare();
    await openShop('/en-gb/switch');
    expect(commands()).toHaveLength(count);
  });
});

test('M5: the data layer is filled before consent, without a cookie', async () => {
  window.dataLayer = [];
  const before = document.cookie;
  await openShop('/en-gb/switch');
  expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'page_view' }));
  expect(document.cookie).toBe(before);
});
