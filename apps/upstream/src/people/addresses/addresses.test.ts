import type { Address, AddressFields, Country, Problem } from '@shop/api-contracts';
import { customers } from '@shop/demo-company';
import { someAddress } from '../../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

let people = 0;
/** Token of a new person, without customer number and addresses. */
const somebodyNew = (): Promise<string> => shop.identityProvider.issue({ oid: `new-${++people}` });
const listOf = async (as: string): Promise<Address[]> =>
  (await shop.call('get', '/user/addresses', { as }).expect(200)).body as Address[];
const add = (as: string, fields: Partial<AddressFields> = {}) =>
  shop.call('post', '/user/addresses', { as, body: { ...someAddress, ...fields } });
const change = (as: string, id: string, fields: Partial<AddressFields>) =>
  shop.call('put', `/user/addresses/${id}`, { as, body: { ...someAddress, ...fields } });
const errorsOf = ({ body }: { body: unknown }): string[] => (body as Problem).errors!.map(({ path }) => path).sort();

describe('addresses', () => {
  it('I2: are listed by name, with every field', async () => {
    const { addresses } = customers.find(({ number }) => number === '100001')!;
    const listed = await listOf('anna');
    expect(listed).toHaveLength(12);
    const names = listed.map(({ displayName }) => displayName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    for (const { id: _id, ...fields } of listed) expect(addresses).toContainEqual(fields);
  });

  it('I2: one is added, changed and deleted', async () => {
    const as = await somebodyNew();
    const added = (await add(as, { displayName: 'Yard' }).expect(200)).body as Address;
    const { id, ...fields } = added;
    expect(fields).toEqual({ ...someAddress, displayName: 'Yard', defaultDelivery: true, defaultInvoice: true });
    expect(await listOf(as)).toEqual([added]);

    const moved = { displayName: 'Dock', zipCode: '1432', city: 'København', countryCode: 'DK' };
    const changed = (await change(as, id, moved).expect(200)).body as Address;
    expect(changed).toEqual({ ...someAddress, ...moved, id });
    await shop.call('delete', `/user/addresses/${id}`, { as }).expect(200, 'null');
    expect(await listOf(as)).toEqual([]);
    await shop.call('delete', `/user/addresses/${id}`, { as }).expect(404);
  });

  it('I2: belong to the customer number: its members see them, and lose them when they leave', async () => {
    const colleague = await somebodyNew();
    const own = (await add(colleague, { displayName: 'Own' }).expect(200)).body as Address;
    const membership = { oid: `new-${people}`, customer_number: '100001' };
    await shop.deps.db.insertInto('membership').values(membership).execute();
    expect(await listOf(colleague)).toEqual(await listOf('anna'));
    await shop.deps.db.deleteFrom('membership').where('oid', '=', membership.oid).execute();
    expect(await listOf(colleague)).toEqual([own]);
  });

  it('I2: one without a name is named after addressee and city', async () => {
    const as = await somebodyNew();
    const given = { displayName: ' ', companyOrName: 'Nordhamn "Öst" <kyl>', city: 'Malmö', zipCode: '21120' };
    const { displayName } = (await add(as, { ...given, countryCode: 'SE' }).expect(200)).body as Address;
    expect(displayName).toBe('Nordhamn "Öst" <kyl>, Malmö');
    const long = { displayName: '', companyOrName: 'x'.repeat(100) };
    expect(((await add(as, long).expect(200)).body as Address).displayName).toHaveLength(100);
  });

  it('I2: all errors are reported at once', async () => {
    const as = await somebodyNew();
    const invalid = { countryCode: 'US', zipCode: 'abc', stateCode: 'ZZ' };
    expect(errorsOf(await add(as, invalid).expect(400))).toEqual(['body.stateCode', 'body.zipCode']);
    expect(errorsOf(await add(as, { countryCode: 'XX' }).expect(400))).toEqual(['body.countryCode']);
    expect(errorsOf(await add(as, { companyOrName: '', city: 'x'.repeat(81) }).expect(400))).toEqual([
      'body.city',
      'body.companyOrName',
    ]);
    expect(await listOf(as)).toEqual([]);
  });

  it('I2: a state is required in countries with states, and refused elsewhere', async () => {
    const as = await somebodyNew();
    const milwaukee = { countryCode: 'US', zipCode: '53204', city: 'Milwaukee' };
    expect(errorsOf(await add(as, milwaukee).expect(400))).toEqual(['body.stateCode']);
    await add(as, { ...milwaukee, stateCode: 'WI' }).expect(200);
    expect(errorsOf(await add(as, { stateCode: 'WI' }).expect(400))).toEqual(['body.stateCode']);
  });

  it.each([
    ['BR', '89201-400', 'SC', 'ON'],
    ['CA', 'M5V 3L9', 'ON', 'NSW'],
    ['AU', '3000', 'VIC', 'SC'],
    ['MX', '06000', 'CMX', 'TX'],
  ])('I2: addresses in %s have a state or province of that country', async (countryCode, zipCode, own, other) => {
    const as = await somebodyNew();
    for (const stateCode of ['', other]) {
      expect(errorsOf(await add(as, { countryCode, zipCode, stateCode }).expect(400))).toEqual(['body.stateCode']);
    }
    await add(as, { countryCode, zipCode, stateCode: own }).expect(200);
  });

  it('I2: characters that nobody sees, and that turn the direction of text, are removed', async () => {
    const written = { companyOrName: '\u202eElmbridge\u200b Dairies\u202c Ltd\u0007', city: '\u2066Sheffield\u2069' };
    const response = await add(await somebodyNew(), written).expect(200);
    expect(response.body).toMatchObject({ companyOrName: 'Elmbridge Dairies Ltd', city: 'Sheffield' });
    const [nothing] = [{ companyOrName: '\u200b\u202e' }];
    await add(await somebodyNew(), nothing).expect(400);
  });

  it.each([
    ['SE', '211 24', true],
    ['SE', '21124', true],
    ['SE', '2112', false],
    ['GB', 's3 8ab', true],
    ['GB', '12345', false],
    ['DE', '20457', true],
    ['DE', 'D-20457', false],
    ['NL', '3011 WG', true],
    ['NL', '0011 WG', false],
    ['BR', '89201400', true],
    ['BR', '89201-40', false],
    ['RS', '21000', true],
    ['FR', '', false],
  ])('I2: in %s the postal code "%s" is valid: %s', async (countryCode, zipCode, isRight) => {
    const stateCode = countryCode === 'BR' ? 'SC' : '';
    const response = await add(await somebodyNew(), { countryCode, zipCode, stateCode });
    expect(response.status).toBe(isRight ? 200 : 400);
  });

  it.each([
    ['GB', ' s3 8ab ', 'S3 8AB'],
    ['GB', 'SW1A1AA', 'SW1A 1AA'],
    ['GB', 's38ab', 'S3 8AB'],
    ['NL', ' 3011  wg', '3011 WG'],
    ['NL', '3011wg', '3011 WG'],
    ['SE', '21124', '211 24'],
    ['IE', 'd02x285', 'D02 X285'],
    ['PL', '00950', '00-950'],
    ['PT', '1100 148', '1100-148'],
    ['DE', ' 20457 ', '20457'],
    ['BR', '89201400', '89201-400', 'SC'],
    ['CA', 'm5v3l9', 'M5V 3L9', 'ON'],
    ['US', '53204', '53204', 'WI'],
    ['US', '532041234', '53204-1234', 'WI'],
  ])('I2: in %s the postal code "%s" is kept as %s', async (countryCode, zipCode, kept, stateCode = '') => {
    const response = await add(await somebodyNew(), { countryCode, zipCode, stateCode }).expect(200);
    expect((response.body as Address).zipCode).toBe(kept);
  });

  it('I2: no more than 200 are allowed', async () => {
    const as = await somebodyNew();
    await listOf(as);
    const rows = Array.from({ length: 199 }, (_, n) => ({
      id: `many-${n}`,
      customer_number: null,
      oid: `new-${people}`,
      display_name: `${n}`,
      company_or_name: 'x',
      street_address: 'x',
      address_line_two: '',
      zip_code: '21000',
      city: 'x',
      country_code: 'RS',
      state_code: '',
      default_delivery: false,
      default_invoice: false,
    }));
    await shop.deps.db.insertInto('address').values(rows).execute();
    await add(as).expect(200);
    expect((await add(as).expect(409)).body).toMatchObject({ code: 'too_many_addresses' });
  });
});

describe('the default addresses', () => {
  const defaultsOf = async (as: string) => {
    const listed = await listOf(as);
    const named = (flag: 'defaultDelivery' | 'defaultInvoice') =>
      listed.filter((address) => address[flag]).map(({ displayName }) => displayName);
    return { delivery: named('defaultDelivery'), invoice: named('defaultInvoice') };
  };

  it('I2: the first address is both; each moves to the address that claims it', async () => {
    const as = await somebodyNew();
    await add(as, { displayName: 'first' }).expect(200);
    expect(await defaultsOf(as)).toEqual({ delivery: ['first'], invoice: ['first'] });
    await add(as, { displayName: 'second', defaultDelivery: true }).expect(200);
    expect(await defaultsOf(as)).toEqual({ delivery: ['second'], invoice: ['first'] });
    const { id } = (await listOf(as)).find(({ displayName }) => displayName === 'second')!;
    await change(as, id, { displayName: 'second', defaultInvoice: true }).expect(200);
    expect(await defaultsOf(as)).toEqual({ delivery: [], invoice: ['second'] });
  });

  it('I2: deleting the default address sets no other default', async () => {
    const as = await somebodyNew();
    const first = (await add(as, { displayName: 'first' }).expect(200)).body as Address;
    await add(as, { displayName: 'second' }).expect(200);
    await shop.call('delete', `/user/addresses/${first.id}`, { as }).expect(200);
    expect(await defaultsOf(as)).toEqual({ delivery: [], invoice: [] });
  });

  it('I2: a refused change moves no default', async () => {
    const as = await somebodyNew();
    await add(as, { displayName: 'first' }).expect(200);
    const [foreign] = await listOf('anna');
    await change(as, foreign!.id, { defaultDelivery: true, defaultInvoice: true }).expect(404);
    expect(await defaultsOf(as)).toEqual({ delivery: ['first'], invoice: ['first'] });
  });

  it('I2: of ten that claim it at once one gets it', async () => {
    const as = await somebodyNew();
    const both = { defaultDelivery: true, defaultInvoice: true };
    const added = await Promise.all(Array.from({ length: 10 }, (_, n) => add(as, { displayName: `${n}`, ...both })));
    const ids = added.map(({ body }) => (body as Address).id);
    const changes = ids.map((id, n) => change(as, id, { displayName: `again ${n}`, ...both }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses).toEqual(ids.map(() => 200));
    const { delivery, invoice } = await defaultsOf(as);
    expect([delivery.length, invoice.length]).toEqual([1, 1]);
  });
});

describe('countries', () => {
  it('C13: each has a postal code format that its example matches', async () => {
    const countries = (await shop.get('/countries').expect(200)).body as Country[];
    for (const { code, postalCode } of countries) {
      expect({ code, postalCode }).toMatchObject({ postalCode: { pattern: expect.any(String) as string } });
      const whole = new RegExp(`^(?:${postalCode!.pattern})$`, 'v');
      expect({ code, matches: whole.test(postalCode!.example) }).toEqual({ code, matches: true });
      expect({ code, matches: whole.test('?') || whole.test('') }).toEqual({ code, matches: false });
    }
  });
});
