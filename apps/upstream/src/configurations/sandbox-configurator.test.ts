import type { Cart } from '@shop/api-contracts';
import { registration, startSandbox, type RunningSandbox } from '@shop/server/testing';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConfigurator } from '../configurator/configurator.ts';
import { company } from '../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCart } from '../testing/test-cart.ts';

jest.setTimeout(60_000);

let sandbox: RunningSandbox;
let shop: TestUpstream;
let server: Server;
let shopUrl: string;
/** What answers on the address of the shop; the sandbox must know that address before the shop starts. */
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox = await startSandbox({ environment: { SHOP_URL: shopUrl } });
  const configurator = createConfigurator({
    url: `${sandbox.url}/configurator`,
    key: registration.configuratorKey,
    origin: sandbox.url,
  });
  shop = await startTestUpstream({ shopUrl }, { configurator });
  answer = shop.app;
});
afterAll(async () => {
  await shop.close();
  await sandbox.stop();
  server.closeAllConnections();
  server.close();
});

async function open(query: Record<string, string> = {}): Promise<string> {
  const returnUrl = `${shopUrl}/en-gb/configurator?companyId=-nordfrost`;
  const session = await shop.call('get', '/alice', { as: 'grace', query: { returnUrl, ...query } }).expect(200);
  return (session.body as { configuratorUrl: string }).configuratorUrl;
}
const choose = async (page: string, choices: Record<string, string>): Promise<string> =>
  (await fetch(`${page}?${new URLSearchParams(choices).toString()}`)).text();
const save = (page: string, choices: Record<string, string>): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams(choices), redirect: 'manual' });
const idIn = (response: Response): string =>
  new URL(response.headers.get('location')!).searchParams.get('configurationId')!;

async function inCart(id: string): Promise<Cart['configurations'][number]> {
  const cart = new TestCart(shop, { as: 'grace' }, 'RequestQuote');
  await cart.addMany([], { configurations: [id] });
  return (await cart.read()).configurations.find(({ configurationId }) => configurationId === id)!;
}

const unit = { model: 'GX050', plates: '61', material: 'steel', gasket: 'EPDM', connection: 'plain', frame: 'short' };

describe('the configurator of the sandbox', () => {
  it('L2: saves a unit in the shop and leads back to where it was opened, as often as somebody presses', async () => {
    const page = await open();
    const answers = [await save(page, unit), await save(page, unit)];
    for (const response of answers) {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toContain(`${shopUrl}/en-gb/configurator?companyId=-nordfrost&`);
    }
    expect(idIn(answers[0]!)).toBe(idIn(answers[1]!));
    const saved = await inCart(idIn(answers[0]!));
    expect(saved).toMatchObject({ name: 'GX-050, 61 plates, EN 1.4404, EPDM', isEditable: true });
    // the page has said the same price, before the discount of this customer
    const { originalAmount } = saved.price!;
    const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'GBP' }).format(Number(originalAmount));
    expect(await choose(page, unit)).toContain(shown);
  });

  it('L3: gives the unit a data sheet, in the language of the shop', async () => {
    const saved = await inCart(idIn(await save(await open(), unit)));
    const { configurationId, lineId, enclosureId, name } = saved.lines[0]!.enclosures![0]!;
    expect(name).toBe('GX-050, 61 plates, EN 1.4404, EPDM.pdf');
    const path = `/alice/configurations/${configurationId}/lines/${lineId}/enclosures/${enclosureId}`;
    const file = await shop.call('get', path, { as: 'grace' }).buffer(true).expect(200);
    expect((file.body as Buffer).toString('latin1')).toMatch(/^%PDF-1\.4[^]*\(Number of plates\)[^]*%%EOF\n$/);
  });

  it('L2: opens a unit as it was saved, and changes it in its place', async () => {
    const id = idIn(await save(await open(), unit));
    const page = await open({ configurationId: id });
    expect(await (await fetch(page)).text()).toMatch(/value="EPDM" selected/);
    expect(idIn(await save(page, { ...unit, plates: '63' }))).toBe(id);
    expect((await inCart(id)).name).toBe('GX-050, 63 plates, EN 1.4404, EPDM');
  });

  it.each([
    ['more plates than its frame takes', { plates: '500' }, 'takes 5 to 81 plates'],
    ['titanium on plain connections', { material: 'better' }, 'need connections with a rubber liner'],
    [
      'a liner that there is not',
      { model: 'GX032', gasket: 'HNBR', connection: 'lined', plates: '41' },
      'no liner of HNBR for GX-032',
    ],
  ])('L2: says why it cannot be %s, and does not save it', async (_what, change, reason) => {
    const page = await open();
    expect(await choose(page, { ...unit, ...change })).toContain(reason);
    const response = await save(page, { ...unit, ...change });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
  });

  it('L2: keeps what was chosen when the shop cannot save, and knows only sessions of the shop', async () => {
    const page = await open();
    answer = (_request, response) => void response.writeHead(503).end();
    const failed = await save(page, unit);
    answer = shop.app;
    expect(failed.status).toBe(502);
    expect(await failed.text()).toMatch(/still here[^]*value="EPDM" selected/);
    expect((await save(page, unit)).status).toBe(303);
    expect((await fetch(`${sandbox.url}/configurator/configure/none`)).status).toBe(404);
    const uninvited = await fetch(`${sandbox.url}/configurator/sessions`, { method: 'POST', body: '{}' });
    expect(uninvited.status).toBe(401);
  });

  it('L2: makes every model of articles that the shop sells, at the sum of their prices and six per cent', async () => {
    const prices = new Map(company.variants.map((one) => [one.commercialItemId, one.listPrice]));
    for (const model of ['GX032', 'GX050', 'GX080', 'GX100']) {
      for (const [material, gasket, connection, frame] of [
        ['steel', 'HNBR', 'plain', 'long'],
        ['better', 'FKM', 'lined', 'short'],
        ['better', 'NBR', 'lined', 'long'],
        ['steel', 'EPDM', 'lined', 'short'],
      ] as const) {
        const id = idIn(await save(await open(), { model, plates: '41', material, gasket, connection, frame }));
        const { db } = shop.deps;
        const row = await db.selectFrom('configuration').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        const sum = row.lines.reduce((all, line) => all + prices.get(line.commercialItemId)! * line.quantity, 0);
        expect({ model, material, gasket, listPrice: row.list_price }).toEqual({
          ...{ model, material, gasket },
          listPrice: Math.round(sum * 1.06),
        });
      }
    }
  });
});
