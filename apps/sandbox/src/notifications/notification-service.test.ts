import { Browser, startSandbox, type RunningSandbox } from '@shop/server/testing';
import { demoAccounts } from '../identity/demo-accounts.ts';
import { registration, shopAt, shopUrl } from '../testing/shop.ts';

let sandbox: RunningSandbox;
let token: string;
let shopToken: string;
const [anna, paul] = demoAccounts;

beforeAll(async () => {
  sandbox = await startSandbox();
  const shop = shopAt(sandbox.url);
  const browser = new Browser();
  const forShop = shop.begin({ fake_auth: '1' });
  shopToken = (await shop.redeem(await browser.open(forShop.url), forShop)).tokens.access_token;
  const scope = ['openid', 'offline_access', ...registration.widgetScopes].join(' ');
  const forWidget = shop.begin({ scope, prompt: 'none' });
  token = (await shop.redeem(await browser.open(forWidget.url), forWidget)).tokens.access_token;
});
afterAll(() => sandbox.stop());

const shipped = {
  recipient: anna.oid,
  about: 'orderShipped',
  values: { orderNumber: 'SO-4711' },
  address: `${shopUrl}/en-gb/portal/orders/1`,
};
const send = async (id: string, body: object, key = registration.notificationsKey) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox.url}/notifications/messages/${id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  });
  return answer.status;
};
const mine = (path = '', options: RequestInit = {}, as = token) =>
  fetch(`${sandbox.url}/notifications/mine${path}`, {
    ...options,
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
  });
interface Mine {
  notifications: { id: string; text: string; isRead: boolean; address: string }[];
  texts: { title: string };
}
const read = async (locale = 'en-gb'): Promise<Mine> => (await (await mine(`?locale=${locale}`)).json()) as Mine;
const markRead = (ids: string[]) => mine('/read', { method: 'POST', body: JSON.stringify({ ids }) });

describe('the notification service', () => {
  it('M1: shows each notification once, newest first, in the language of the page, with the way to it', async () => {
    expect(await send('a', shipped)).toBe(204);
    expect(await send('a', shipped)).toBe(204);
    const cleaning = { about: 'cleaningDue', values: { serialNumber: '30-114-0021', dueOn: '2026-03-02' } };
    expect(await send('b', { ...shipped, ...cleaning })).toBe(204);
    const { notifications, texts } = await read();
    expect(texts.title).toBe('Notifications');
    expect(notifications.map(({ id, text, isRead }) => ({ id, text, isRead }))).toEqual([
      { id: 'b', text: 'The unit 30-114-0021 should be cleaned by March 2, 2026.', isRead: false },
      { id: 'a', text: 'Your order SO-4711 is on its way.', isRead: false },
    ]);
    expect(notifications[1]!.address).toBe(shipped.address);
    expect((await read('sv-se')).notifications[1]!.text).toBe('Din beställning SO-4711 är på väg.');
  });

  it('M1: keeps what is read, and shows and marks nothing of anybody else', async () => {
    await send('of-paul', { ...shipped, recipient: paul.oid, values: { orderNumber: 'SO-0815' } });
    expect(JSON.stringify(await read())).not.toContain('SO-0815');
    expect((await markRead(['a', 'of-paul'])).status).toBe(204);
    const { notifications } = await read();
    expect(notifications.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual(['a']);
  });

  it('M1: takes messages of the shop alone, which lead to the shop', async () => {
    expect(await send('c', shipped, 'guessed')).toBe(401);
    expect(await send('c', shipped, token)).toBe(401);
    for (const wrong of [
      { ...shipped, about: 'lottery' },
      { ...shipped, values: {} },
      { ...shipped, address: 'https://elsewhere.example/' },
    ])
      expect(await send('c', wrong)).toBe(422);
    expect((await read()).notifications.map(({ id }) => id)).not.toContain('c');
  });

  it('M1: is read with its own tokens alone, and only by pages of the shop', async () => {
    for (const wrong of ['', 'a.b.c', shopToken]) expect((await mine('', {}, wrong)).status).toBe(401);
    expect((await mine()).headers.get('access-control-allow-origin')).toBe(shopUrl);
    expect((await markRead(Array.from({ length: 101 }, String))).status).toBe(422);
    const script = await fetch(`${sandbox.url}/notifications/bell.js`);
    // modules of another origin are only imported with its permission
    expect(script.headers.get('access-control-allow-origin')).toBe(shopUrl);
    expect(await script.text()).toContain(`const origin = '${sandbox.url}'`);
  });
});
