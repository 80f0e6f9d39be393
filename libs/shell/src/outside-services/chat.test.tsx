import { buildSettings } from '@shop/api-contracts/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { openShop } from '../shop.fixture.tsx';
import type { ChatRequest } from './start-chat.ts';

const withChat = { chatEnabled: true, chatGroupId: 'sales' };
const consentTo = (choice: string) => void (document.cookie = `consent=${choice}-2; Path=/`);
const script = () => document.querySelector<HTMLScriptElement>('script[src="/chat-script"]');
const chat = (): ChatRequest | undefined => window.shopChat;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const open = (settings: Parameters<typeof buildSettings>[0]) =>
  openShop('/en-gb/switch', { answers: { '/settings': buildSettings(settings) } });

beforeEach(() => {
  consentTo('all');
  window.requestIdleCallback = (work) => window.setTimeout(work, 0);
  window.cancelIdleCallback = (waiting) => window.clearTimeout(waiting);
  window.dataLayer = [];
});

test.each([
  ['the live', false, 'live'],
  ['the test', true, 'test'],
])('M1: chat is loaded for the group of the market, with %s account', async (_case, livechatTestAccount, account) => {
  await open({ ...withChat, livechatTestAccount });
  await waitFor(() => expect(script()).not.toBeNull());
  expect(chat()).toMatchObject({ group: 'sales', account, locale: 'en-gb' });
  expect(chat()!.container.isConnected).toBe(true);
});

test('M1: a ready chat is told to the page and the data layer, once', async () => {
  await open(withChat);
  await waitFor(() => expect(script()).not.toBeNull());
  expect(document.documentElement.dataset['chat']).toBeUndefined();
  chat()!.onReady();
  chat()!.onReady();
  expect(document.documentElement.dataset['chat']).toBe('ready');
  expect(window.dataLayer!.filter(({ event }) => event === 'chat_ready')).toHaveLength(1);
});

test.each([
  ['chat is off', { chatEnabled: false, chatGroupId: 'sales' }, 'all'],
  ['there is no chat group', { chatEnabled: true, chatGroupId: null }, 'all'],
  ['only statistics are allowed', withChat, 'statistics'],
  ['only what is necessary is allowed', withChat, 'necessary'],
])('M1: no chat is loaded where %s', async (_case, settings, choice) => {
  consentTo(choice);
  await open(settings);
  await settle();
  expect([script(), chat()]).toEqual([null, undefined]);
});

test('M1: a chat that throws when it is to stop is removed all the same, with what it has shown', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(withChat);
  await waitFor(() => expect(script()).not.toBeNull());
  const { container, onReady } = chat()!;
  onReady();
  chat()!.stop = () => {
    throw new Error('stuck');
  };
  cleanup();
  expect([container.isConnected, script(), chat()]).toEqual([false, null, undefined]);
  expect(document.documentElement.dataset['chat']).toBeUndefined();
  onReady();
  expect(document.documentElement.dataset['chat']).toBeUndefined();
  expect(warned).toHaveBeenCalledWith('The chat failed to stop', expect.any(Error));
});
