import type { Cart, Category, Item, PlacedOrder, RelatedItems, UnitParts, UnitSummary } from '@shop/api-contracts';
import { sql } from 'kysely';
import { copyStarter, starterFolder } from '../testing/catalogue-folder.ts';
import { openEmptyDatabase } from '../testing/databases/open-empty-database.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCart } from '../testing/test-cart.ts';
import { TestCheckout } from '../testing/test-checkout.ts';
import { importCatalogue, type ImportOutcome } from './import-catalogue.ts';

jest.setTimeout(120_000);

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({ demo: false }, { open: openEmptyDatabase })));
afterAll(() => shop.close());

const seal = { genericItemId: 'MS24', commercialItemId: 'MS24CC', categoryId: 'seals' };

async function importFrom(folder: string, isDryRun = false): Promise<ImportOutcome> {
  const outcome = await importCatalogue({ db: shop.deps.db, folder, isDryRun, tell: () => undefined });
  await shop.deps.memory.reload();
  return outcome;
}
const read = async <Body>(path: string, locale: 'en-gb' | 'sv-se' = 'en-gb'): Promise<Body> =>
  (await shop.get(path, {}, locale).expect(200)).body as Body;
/** Removes every row that names an article. */
const without = (number: string) => (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.split(',').includes(number))
    .join('\n');

/** Lets Anna of the tests order on account. */
async function giveCredit(): Promise<void> {
  await shop.call('get', '/user', { as: 'anna' }).expect(200);
  await sql`insert into customer (number, name, selected_locale, discounts, has_credit, is_partner, is_tax_exempt)
    values ('700', 'Mill Ltd', 'en-gb', '{"general": 0, "categories": {}}', true, false, false)`.execute(shop.deps.db);
  await sql`insert into membership (oid, customer_number) select oid, '700' from person`.execute(shop.deps.db);
  await sql`update person set customer_number = '700'`.execute(shop.deps.db);
}

describe('a shop with an empty database', () => {
  it('answers every call with the reason, and is not ready', async () => {
    for (const path of ['/markets', '/markets/default', '/settings', '/categories', '/items/MS24']) {
      const answer = await shop.get(path);
      const { code } = answer.body as { code: string };
      expect([path, answer.status, code, answer.headers['x-reason-code']]).toEqual([
        path,
        503,
        'no_market',
        'no_market',
      ]);
    }
    expect((await shop.get('/readyz')).status).toBe(503);
    expect((await shop.get('/healthz')).status).toBe(200);
  });

  it('has what a dry run found, and nothing of it written', async () => {
    const { report, articles } = await importFrom(starterFolder, true);
    expect(report.lines()).toEqual([]);
    expect(articles).toEqual({ added: 20, kept: 0, withdrawn: 0 });
    expect((await shop.get('/readyz')).status).toBe(503);
    const { rows } = await sql`select from variant union all select from market union all select from media`.execute(
      shop.deps.db,
    );
    expect(rows).toEqual([]);
  });

  it('sells the catalogue of the starter folder once it is imported', async () => {
    const { report, articles } = await importFrom(starterFolder);
    expect(report.lines()).toEqual([]);
    expect(articles).toEqual({ added: 20, kept: 0, withdrawn: 0 });
    expect((await shop.get('/readyz')).status).toBe(200);

    const tree = await read<Category[]>('/categories');
    expect(tree.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Pumps', 9],
      ['Spare parts', 11],
    ]);
    const page = await shop.get('/items/category/seals').expect(200);
    expect(JSON.stringify(page.body)).toContain('MS-24-CC');
    const found = await shop.get('/items/search', { expression: 'AX-9024' }).expect(200);
    expect((found.body as { items: { articleNumber: string }[] }).items[0]!.articleNumber).toBe('MS-24-CC');

    const item = await read<Item>('/items/BW32');
    expect(item.variantAttributes?.map(({ id }) => id)).toEqual(['head', 'power', 'diameter']);
    expect(item.salesDetails?.price).toMatchObject({ amount: '612.00', currency: 'GBP' });
    expect(item.documents).toMatchObject([{ name: 'Operating manual BW', format: 'PDF' }]);
    expect((await shop.get(item.documents![0]!.src)).status).toBe(200);
    expect((await shop.get(item.images.large!.src)).headers['content-type']).toContain('image/svg+xml');

    const swedish = await read<Item>('/items/BW32', 'sv-se');
    expect(swedish.name).toBe('Blockpump BW 32-160, 1,5 kW');
    expect(swedish.salesDetails?.price).toMatchObject({ amount: '8262.00', currency: 'SEK' });
    expect(swedish.specification?.find(({ id }) => id === 'material')).toMatchObject({ values: ['gjutjärn'] });

    const cart = new TestCart(shop);
    await cart.add(seal, 10);
    const { lines } = await cart.read();
    expect(lines).toMatchObject([{ articleNumber: 'MS-24-CC', price: { amount: '34.65', originalAmount: '38.50' } }]);
  });

  it('says why an article is an alternative in the language of the reader, else as the catalogue does', async () => {
    const reason = async (item: string, locale: 'en-gb' | 'sv-se') => {
      const { alternatives } = await read<RelatedItems>(`/items/${item}/related`, locale);
      return alternatives.map((one) => one.reason);
    };
    expect(await reason('MS24', 'en-gb')).toEqual(['lasts longer in dirty water']);
    expect(await reason('MS24', 'sv-se')).toEqual(['håller längre i smutsigt vatten']);
    const untranslated = (text: string) => text.replace(/.*lasts longer in dirty water\n/, '');
    expect((await importFrom(await copyStarter({ 'texts.csv': untranslated }))).report.lines()).toEqual([]);
    expect(await reason('MS24', 'sv-se')).toEqual(['lasts longer in dirty water']);
  });

  it('J1: knows the units at customers with their as-built lists, and keeps their ids at the next import', async () => {
    const find = async (serialNumber: string) =>
      ((await shop.get('/units/search', { serialNumber }).expect(200)).body as { units: UnitSummary[] }).units[0]!;
    const unit = await find('BP20190041');
    expect(unit).toMatchObject({
      name: 'End-suction pump BW 32',
      productConstruction: { name: 'End-suction pump BW 32-160, 1.5 kW' },
      serialNumber: 'BP-2019-0041',
      manufacturer: { name: 'Brackwell Pumps' },
    });
    const list = await read<UnitParts>(`/units/${unit.equipmentId}/spareparts`);
    expect([list.source, list.platePack]).toEqual(['asBuilt', null]);
    // the sheet has a year, which is no day
    expect(list.revisions).toEqual([{ revision: 1, kind: 'built', date: null }]);
    expect(list.parts).toMatchObject([
      { builtArticleNumber: 'MS-24-CC', quantityInUnit: 1, item: { articleNumber: 'MS-24-CC' } },
      { builtArticleNumber: 'OR-24', quantityInUnit: 2, item: { articleNumber: 'OR-24' } },
      { builtArticleNumber: 'IM-160-CI', quantityInUnit: 1, item: { articleNumber: 'IM-160-CI' } },
    ]);
    expect(await find('7731')).toMatchObject({ name: 'Torvex CP 40', productConstruction: null });
    await importFrom(starterFolder);
    expect((await find('BP20190041')).equipmentId).toBe(unit.equipmentId);
  });

  it('C8: gives a customer its prices once a member has signed in, and takes them from who is no member any more', async () => {
    await shop.call('get', '/user', { as: 'anna' }).expect(200);
    const { rows } = await sql<{ email: string }>`select email from person`.execute(shop.deps.db);
    const ofMillbrook = (members: string) => (text: string) =>
      text.replace(/purchasing@millbrook.example.*/, `${members}`);
    const price = async (): Promise<string> => {
      const item = await shop.call('get', '/items/MS24?commercialItemId=MS24CC', { as: 'anna' }).expect(200);
      return (item.body as Item).salesDetails!.price!.amount;
    };
    expect(await price()).toBe('38.50');
    const joined = await importFrom(
      await copyStarter({ 'customers.csv': ofMillbrook(`new@millbrook.example|${rows[0]!.email.toUpperCase()}`) }),
    );
    expect(joined.report.lines()).toEqual([]);
    expect(joined.unknownMembers).toBe(1);
    // 12 per cent for seals, not the general 5
    expect(await price()).toBe('33.88');
    const user = await shop.call('get', '/user', { as: 'anna' }).expect(200);
    expect(user.body).toMatchObject({ gcmNumber: 'K1001', companyName: 'Millbrook Dairies Ltd' });
    expect((await importFrom(starterFolder)).unknownMembers).toBe(1);
    expect(await price()).toBe('38.50');
  });

  it('I4: leaves a new member the orders and the cart from before, and shows colleagues neither', async () => {
    const join = (members: string[]) => (text: string) =>
      text.replace(/purchasing@millbrook.example.*/, members.join('|'));
    const historyOf = async (as: string) => {
      const answer = await shop.call('get', '/orders/history', { as }).expect(200);
      return (answer.body as { orders: { orderId: string }[] }).orders.map(({ orderId }) => orderId);
    };
    for (const as of ['anna', 'erik']) await shop.call('get', '/user', { as }).expect(200);
    const { rows } = await sql<{ email: string }>`select email from person`.execute(shop.deps.db);
    const first = new TestCheckout(shop, { as: 'anna' });
    await first.toReview([[seal, 1]]);
    const { orderId } = first.order;
    await sql`with cart_of as (update cart set state = 'ordered' where id = ${first.cartId})
      update shop_order set state = 'placed', order_number = 'SO-1', placed_at = now(), status = 'received', payment_method = 'scheme'
      where id = ${orderId}`.execute(shop.deps.db);
    const next = new TestCheckout(shop, { as: 'anna' });
    await next.toReview([[seal, 4]]);

    await importFrom(await copyStarter({ 'customers.csv': join(rows.map(({ email }) => email)) }));
    expect([await historyOf('anna'), await historyOf('erik')]).toEqual([[orderId], []]);
    await shop.call('get', `/orders/history/${orderId}`, { as: 'anna' }).expect(200);
    await shop.call('get', `/orders/history/${orderId}`, { as: 'erik' }).expect(404);
    const cart = await shop.call('get', `/cart/${next.cartId}`, { as: 'anna' }).expect(200);
    expect((cart.body as Cart).lines).toMatchObject([{ quantity: 4, price: { amount: '33.88' } }]);
    expect((await next.begin()).orderId).toBe(next.order.orderId);

    await importFrom(await copyStarter({ 'customers.csv': join(['new@millbrook.example']) }));
    expect(await historyOf('anna')).toEqual([orderId]);
    await importFrom(starterFolder);
  });

  it('C5: finds articles by what people say', async () => {
    const found = await shop.get('/items/search', { expression: 'wheel' }).expect(200);
    expect((found.body as { items: { name: string }[] }).items.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^Impeller/),
    );
  });

  it('has the company’s own name, address and pages, and nothing of the demo company', async () => {
    const everything = JSON.stringify([
      await read('/settings'),
      await read('/content/pages/support'),
      await read('/content/pages/terms'),
      await read('/content/pages/cookies'),
      await read('/content?blocks=start,faq'),
    ]);
    expect(everything).toContain('Brackwell Pumps Ltd');
    expect(await read('/settings')).toMatchObject({ shopName: 'Brackwell Pumps', logo: { width: 200, height: 28 } });
    expect(everything).not.toMatch(/vadholm|heat exchanger/i);
  });

  it('shows the articles of a category that look alike as a list', async () => {
    const withLook = (text: string): string =>
      text
        .replace(/^id,.*$/m, '$&,look_alike')
        .replace(/^seals,.*$/m, '$&,yes')
        .replace(/^(?!id,|seals,).+$/gm, '$&,');
    const viewsOf = async () =>
      (await read<Category[]>('/categories'))[1]!.categories.map(({ id, view }) => [id, view]);
    const { report } = await importFrom(await copyStarter({ 'categories.csv': withLook }));
    expect(report.lines()).toEqual([]);
    expect(await viewsOf()).toEqual([
      ['seals', 'list'],
      ['impellers', undefined],
    ]);
    await importFrom(starterFolder);
    expect((await viewsOf())[0]).toEqual(['seals', undefined]);
  });

  it('has a footer without what the company does not say of itself', async () => {
    const markets = (text: string): string => text.replaceAll('Company no. 09000777', '');
    await importFrom(await copyStarter({ 'markets.csv': markets }));
    expect(await read('/settings')).toMatchObject({ contact: { registration: 'VAT\u00a0number\u00a0GB900077700' } });
    await importFrom(starterFolder);
    expect(await read('/settings')).toMatchObject({
      contact: { registration: 'Company no. 09000777, VAT\u00a0number\u00a0GB900077700' },
    });
  });

  it('replaces it by the next import: what is gone is discontinued, and orders that hold it still show', async () => {
    await giveCredit();
    const cart = new TestCart(shop);
    await cart.add(seal, 3);
    const checkout = new TestCheckout(shop, { as: 'anna' });
    await checkout.toReview([[seal, 2]]);
    await checkout.tryOnAccount().expect(200);

    const [csv, withdraw] = [['articles', 'prices', 'stock', 'relations', 'unit_parts'], without('MS-24-CC')];
    const { report, articles } = await importFrom(
      await copyStarter(Object.fromEntries(csv.map((name) => [`${name}.csv`, withdraw] as const))),
    );
    expect(report.lines()).toEqual([]);
    expect(articles).toEqual({ added: 0, kept: 19, withdrawn: 1 });

    const order = await shop.call('get', `/orders/history/${checkout.order.orderId}`, { as: 'anna' }).expect(200);
    expect((order.body as PlacedOrder).lines).toMatchObject([{ articleNumber: 'MS-24-CC', quantity: 2 }]);
    const { lines } = (await cart.tryToRead().expect(200)).body as Cart;
    expect(lines).toMatchObject([{ articleNumber: 'MS-24-CC', issue: 'discontinued' }]);
    const item = await shop.get('/items/MS24', { commercialItemId: 'MS24CC' }).expect(200);
    expect((item.body as Item).salesDetails?.availability?.state).toBe('discontinued');
    const tree = await read<Category[]>('/categories');
    expect(tree[1]!.productCount).toBe(10);
    expect((await importFrom(starterFolder)).articles).toEqual({ added: 0, kept: 20, withdrawn: 0 });
    expect((await read<Category[]>('/categories'))[1]!.productCount).toBe(11);
  });
});
