import type { FavouriteList, FavouriteListSummary } from '@shop/api-contracts';
import { asBytes } from '../testing/download.ts';
import { prepareConfiguration, someConfiguration } from '../testing/prepare-configuration.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCart } from '../testing/test-cart.ts';
import { TestCheckout } from '../testing/test-checkout.ts';
import { purgeEnclosures } from './purge-enclosures.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

async function oidOf(firstName: string): Promise<string> {
  const people = shop.deps.db.selectFrom('person').select('oid').where('first_name', '=', firstName);
  return (await people.executeTakeFirstOrThrow()).oid;
}
const changed = { savedAt: 2, names: { en: 'GX-050, 63 plates', de: 'GX-050, 63 Platten' } };
const withFile = (text: string) => {
  const content = Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`).toString('base64');
  const [frame, plates] = someConfiguration.lines;
  return { lines: [{ ...frame!, enclosures: [{ name: `${text}.pdf`, content }] }, plates!] };
};
const isStored = async (id: string): Promise<boolean> =>
  (await shop.deps.db.selectFrom('stored_file').select('id').where('id', '=', id).execute()).length > 0;
const lists = '/user/favouritelists';

describe('a configuration of a list that a colleague shares', () => {
  const inFrance = { as: 'marie', locale: 'fr-fr' } as const;
  const asLuc = { as: 'luc', locale: 'fr-fr' } as const;
  let luc: string;
  let list: string;

  beforeAll(async () => {
    luc = await oidOf('Luc');
    await prepareConfiguration(shop, luc, { id: 'of-luc' });
    const made = await shop.call('post', lists, { ...asLuc, body: { name: 'Dairies' } }).expect(200);
    list = (made.body as FavouriteListSummary).id;
    const body = { items: [], configurationIds: ['of-luc'] };
    await shop.call('post', `${lists}/${list}/items`, { ...asLuc, body }).expect(200);
    await shop.call('put', `${lists}/${list}/shared`, { ...asLuc, body: { isShared: true } }).expect(200);
  });
  const idsIn = async (id: string): Promise<string[]> => {
    const answer = await shop.call('get', `${lists}/${id}`, inFrance).expect(200);
    return (answer.body as FavouriteList).configurations.map(({ configurationId }) => configurationId);
  };

  it('L3: is copied into a cart, and stays there as it was, with its drawings', async () => {
    const cart = new TestCart(shop, inFrance, 'RequestQuote');
    await cart.addMany([], { configurations: ['of-luc'] });
    await cart.addMany([], { configurations: ['of-luc'] });
    const before = await cart.read();
    const [copy, ...more] = before.configurations;
    expect([copy, more]).toMatchObject([{ name: 'GX-050, 61 plates', isEditable: true }, []]);
    expect(copy!.configurationId).not.toBe('of-luc');

    await prepareConfiguration(shop, luc, { id: 'of-luc', ...changed });
    await shop.call('put', `${lists}/${list}/shared`, { ...asLuc, body: { isShared: false } }).expect(200);
    expect(await cart.read()).toEqual(before);
    const { configurationId, lineId, enclosureId } = copy!.lines[0]!.enclosures![0]!;
    const path = `lines/${lineId}/enclosures/${enclosureId}`;
    await shop.call('get', `/alice/configurations/${configurationId}/${path}`, inFrance).expect(200);
    await shop.call('get', `/alice/configurations/of-luc/${path}`, inFrance).expect(404);
  });

  it('L3: is copied into lists', async () => {
    await shop.call('put', `${lists}/${list}/shared`, { ...asLuc, body: { isShared: true } }).expect(200);
    const own = await shop.call('post', lists, { ...inFrance, body: { name: 'Mine' } }).expect(200);
    const { id } = own.body as FavouriteListSummary;
    const body = { items: [], configurationIds: ['of-luc'] };
    await shop.call('post', `${lists}/${id}/items`, { ...inFrance, body }).expect(200);
    const name = { name: 'Of Luc' };
    const copied = await shop.call('post', `${lists}/${list}/copy`, { ...inFrance, body: name }).expect(200);
    expect(await idsIn(list)).toEqual(['of-luc']);
    for (const one of [id, (copied.body as FavouriteListSummary).id]) {
      expect(await idsIn(one)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    }
  });
});

describe('a configuration that was ordered', () => {
  it('L3: keeps its name and its drawings in the order, in every language', async () => {
    const grace = await oidOf('Grace');
    const { enclosure } = await prepareConfiguration(shop, grace, { id: 'ordered' });
    const checkout = new TestCheckout(shop, { as: 'grace' });
    const body = { items: [], action: 'Buy', configurations: ['ordered'] };
    await checkout.call('post', `/cart/${checkout.cartId}/addmany`, { body }).expect(200);
    await checkout.toReview([]);
    await checkout.tryOnAccount().expect(200);
    const other = await prepareConfiguration(shop, grace, { id: 'ordered', ...changed, ...withFile('other') });

    const path = `/orders/history/${checkout.order.orderId}/documents/confirmation`;
    for (const [locale, name] of [
      ['de-de', 'GX-050, 61 Platten'],
      ['en-gb', 'GX-050, 61 plates'],
    ] as const) {
      const file = await asBytes(checkout.call('get', path, { locale })).expect(200);
      expect((await readPdf(file.body as Buffer)).text).toContain(name);
    }
    const { db } = shop.deps;
    await db
      .updateTable('stored_file')
      .set({ stored_at: new Date(Date.now() - 40 * 86_400_000) })
      .where('id', 'in', [enclosure, other.enclosure])
      .execute();
    for (let time = 0; time < 2; time += 1) await purgeEnclosures(db);
    expect([await isStored(enclosure), await isStored(other.enclosure)]).toEqual([true, true]);
  });
});

describe('the files of configurations', () => {
  it('L3: go some time after nothing has them any more', async () => {
    const anna = await oidOf('Anna');
    const first = await prepareConfiguration(shop, anna, { id: 'drawn', ...withFile('first') });
    const second = await prepareConfiguration(shop, anna, { id: 'drawn', ...withFile('second'), savedAt: 2 });
    const { db } = shop.deps;
    await purgeEnclosures(db);
    expect(await isStored(first.enclosure)).toBe(true);
    const long = new Date(Date.now() - 31 * 86_400_000);
    const both = [first.enclosure, second.enclosure];
    await db.updateTable('stored_file').set({ stored_at: long }).where('id', 'in', both).execute();
    await purgeEnclosures(db);
    expect([await isStored(first.enclosure), await isStored(second.enclosure)]).toEqual([false, true]);
  });

  it('L3: of a message that comes late are not stored', async () => {
    const anna = await oidOf('Anna');
    await prepareConfiguration(shop, anna, { id: 'late', savedAt: 2 });
    const count = () => shop.deps.db.selectFrom('stored_file').select('id').execute();
    const before = await count();
    await prepareConfiguration(shop, anna, { id: 'late', ...withFile('too late') });
    expect(await count()).toEqual(before);
  });
});
