import { userSchema, type Company, type Problem, type Profile, type User } from '@shop/api-contracts';
import { customers, users, type UserSeed } from '@shop/demo-company';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const userOf = async (as: string, options: CallOptions = {}): Promise<User> =>
  (await shop.call('get', '/user', { ...options, as }).expect(200)).body as User;
const { favouriteLists } = company;
/** Expected own lists of the customer number in use, from the demo data. */
const listsOf = ({ oid, customerNumbers: [number] }: UserSeed): User['favouriteLists'] =>
  favouriteLists
    .filter((list) => list.oid === oid && list.customerNumber === number)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
const nameOf = ({ firstName }: { firstName: string }): string => firstName.toLowerCase();

describe('the signed-in user', () => {
  it.each(users.map((user) => [user.email, user] as const))('H8: %s gets every field', async (_email, seed) => {
    const user = await userOf(nameOf(seed));
    const [number] = seed.customerNumbers;
    expect(Object.keys(user).sort()).toEqual(Object.keys(userSchema.shape).sort());
    expect(user).toEqual({
      signedIn: true,
      loaded: true,
      oid: seed.oid,
      email: seed.email,
      firstName: seed.firstName,
      lastName: seed.lastName,
      companyName: seed.companyName,
      phoneNumber: seed.phoneNumber,
      companyNumber: seed.companyNumber,
      electronicInvoiceNumber: seed.electronicInvoiceNumber,
      vatId: seed.vatId,
      isCompany: seed.isCompany,
      isBusinessUser: customers.find((customer) => customer.number === number)?.isPartner ?? false,
      gcmNumber: number ?? '',
      hasMultipleGcmNumbers: seed.customerNumbers.length > 1,
      permissions: seed.permissions,
      favouriteLists: listsOf(seed),
      acceptedTermsAndConditions: seed.hasAcceptedTerms,
      isNew: !seed.hasAcceptedTerms,
    });
  });

  it('H8: a new person is created at the first call, with the data of the token and no permissions', async () => {
    const token = await shop.identityProvider.issue({
      oid: 'new-one',
      email: 'new@mail.example',
      firstName: 'Nina',
      lastName: 'Ny',
    });
    expect(await userOf(token)).toMatchObject({
      oid: 'new-one',
      email: 'new@mail.example',
      firstName: 'Nina',
      lastName: 'Ny',
      gcmNumber: '',
      permissions: [],
      isCompany: false,
      acceptedTermsAndConditions: false,
    });
  });

  it('H8: twenty first calls at once create one person', async () => {
    const token = await shop.identityProvider.issue({ oid: 'twenty-at-once' });
    const paths = Array.from({ length: 20 }, (_, n) => ['/user', '/items/GX032', '/user/addresses'][n % 3]!);
    const responses = await Promise.all(paths.map((path) => shop.call('get', path, { as: token })));
    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const people = await shop.deps.db.selectFrom('person').selectAll().where('oid', '=', 'twenty-at-once').execute();
    expect(people).toHaveLength(1);
  });

  it('H8: a new mail address at the identity provider replaces the old one', async () => {
    const before = await shop.identityProvider.issue({ oid: 'moves', email: 'before@mail.example' });
    const after = await shop.identityProvider.issue({ oid: 'moves', email: 'after@mail.example' });
    expect((await userOf(before)).email).toBe('before@mail.example');
    expect((await userOf(after)).email).toBe('after@mail.example');
    const silent = await shop.identityProvider.issue({ oid: 'moves', email: '' });
    expect((await userOf(silent)).email).toBe('after@mail.example');
  });

  it('H8: the token does not overwrite the saved profile', async () => {
    const token = await shop.identityProvider.issue({ oid: 'renamed', firstName: 'Given', lastName: 'Name' });
    await userOf(token);
    await save(token, { firstName: 'Chosen' });
    expect(await userOf(token)).toMatchObject({ firstName: 'Chosen', email: 'renamed@mail.example' });
  });
});

describe('the companies of a person', () => {
  it('A10: are listed by name, each with its locale', async () => {
    const companies = (await shop.call('get', '/user/companies', { as: 'marie' }).expect(200)).body as Company[];
    expect(companies).toEqual([
      { gcmNumber: '100003', name: 'Dubois Maintenance B.V.', selectedLocale: 'en-nl' },
      { gcmNumber: '100002', name: 'Laiterie du Rhône SAS', selectedLocale: 'fr-fr' },
    ]);
    await shop.call('get', '/user/companies', { as: 'noah' }).expect(200, []);
  });

  it('A10: the chosen one stays chosen on every device', async () => {
    const choose = (gcmNumber: string) => shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber } });
    expect((await choose('100003').expect(200)).body).toMatchObject({ gcmNumber: '100003', selectedLocale: 'en-nl' });
    expect((await userOf('marie')).gcmNumber).toBe('100003');
    const elsewhere = await shop.identityProvider.issue(users[2]!);
    expect((await userOf(elsewhere)).gcmNumber).toBe('100003');
    await choose('100002').expect(200);
  });

  it('A10: another number cannot be chosen, whether it exists or not', async () => {
    for (const gcmNumber of ['100001', '999999']) {
      const response = await shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber } }).expect(404);
      expect(response.body).toMatchObject({ code: 'customer_number_unknown' });
    }
    expect((await userOf('marie')).gcmNumber).toBe('100002');
  });

  it('A10: one that is withdrawn is no longer in use; the other one is', async () => {
    const { db } = shop.deps;
    const token = await shop.identityProvider.issue({ oid: 'leaves' });
    await userOf(token);
    const memberships = ['100002', '100003'].map((number) => ({ oid: 'leaves', customer_number: number }));
    await db.insertInto('membership').values(memberships).execute();
    await shop.call('put', '/user/company', { as: token, body: { gcmNumber: '100003' } }).expect(200);
    await db.deleteFrom('membership').where('oid', '=', 'leaves').where('customer_number', '=', '100003').execute();
    expect(await userOf(token)).toMatchObject({ gcmNumber: '100002', hasMultipleGcmNumbers: false });
    await db.deleteFrom('membership').where('oid', '=', 'leaves').execute();
    expect(await userOf(token)).toMatchObject({ gcmNumber: '' });
  });
});

describe('the terms of use', () => {
  const accepts = async (as: string) => (await userOf(as)).acceptedTermsAndConditions;

  it('A12: are accepted once, until they change', async () => {
    const { db, memory } = shop.deps;
    expect(await accepts('tereza')).toBe(false);
    for (let n = 0; n < 2; n++) await shop.call('post', '/user/acceptterms', { as: 'tereza' }).expect(200, 'null');
    expect(await accepts('tereza')).toBe(true);

    const newer = JSON.stringify({ page: 'terms', title: 'Bedingungen', parts: [], updated: '2999-01-01' });
    const ofTerms = db.updateTable('content_page').where('page', '=', 'terms').where('language', '=', 'de');
    await ofTerms.set({ data: newer }).execute();
    await memory.reload();
    expect([await accepts('tereza'), await accepts('anna')]).toEqual([false, false]);
    // other terms make nobody new
    expect((await userOf('tereza')).isNew).toBe(false);
    await shop.call('post', '/user/acceptterms', { as: 'tereza' }).expect(200);
    expect([await accepts('tereza'), await accepts('anna')]).toEqual([true, false]);
  });
});

describe('market and locale', () => {
  const remember = (body: object) => shop.call('put', '/user/locale', { as: 'sam', body });

  it('I3: are stored', async () => {
    await remember({ market: 'RS', locale: 'sr-latn-rs' }).expect(200, 'null');
    const row = await shop.deps.db.selectFrom('person').selectAll().where('oid', '=', users[8]!.oid).executeTakeFirst();
    expect(row).toMatchObject({ market: 'RS', locale: 'sr-latn-rs' });
  });

  it('I3: must match', async () => {
    for (const body of [
      { market: 'RS', locale: 'sv-se' },
      { market: 'NO', locale: 'no-no' },
    ]) {
      expect((await remember(body).expect(400)).body).toMatchObject({ errors: [{ path: 'body.locale' }] });
    }
  });
});

const emptyProfile: Profile = {
  isCompany: false,
  firstName: 'A',
  lastName: 'B',
  companyName: '',
  phoneNumber: '',
  companyNumber: '',
  electronicInvoiceNumber: '',
  vatId: '',
};
const save = (as: string, body: Partial<Profile>, options: CallOptions = {}) =>
  shop.call('post', '/user', { ...options, as, body: { ...emptyProfile, ...body } });
const errorsOf = ({ body }: { body: unknown }): string[] => (body as Problem).errors!.map(({ path }) => path).sort();

describe('the profile', () => {
  it('I3: is saved and answered completely', async () => {
    const profile = {
      isCompany: true,
      firstName: 'Grace',
      lastName: 'Osei-Mensah',
      companyName: 'Elmbridge "Cream" <Dairies>',
      phoneNumber: '0114 496 0182',
      companyNumber: '01234567',
      vatId: 'gb 900 0125 05',
    };
    const answer = (await save('grace', profile).expect(200)).body as User;
    expect(answer).toMatchObject({ ...profile, phoneNumber: '+44 114 496 0182', vatId: 'GB900012505' });
    expect(await userOf('grace')).toEqual(answer);
  });

  it('A10: shows and saves the data of the company in use, the same for all of its members', async () => {
    const { db } = shop.deps;
    const colleague = await shop.identityProvider.issue({ oid: 'colleague-of-marie' });
    await userOf(colleague);
    const membership = { oid: 'colleague-of-marie', customer_number: '100003' };
    await db.insertInto('membership').values(membership).execute();
    const use = (gcmNumber: string) =>
      shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber } }).expect(200);

    expect(await userOf('marie')).toMatchObject({ companyName: 'Laiterie du Rhône SAS', vatId: 'FR72900001231' });
    await use('100003');
    const dutch = await userOf('marie');
    expect(dutch).toMatchObject({
      companyName: 'Dubois Maintenance B.V.',
      vatId: 'NL900001239B01',
      companyNumber: '90000123',
      electronicInvoiceNumber: '',
    });
    const { isCompany, firstName, lastName, companyName, phoneNumber, electronicInvoiceNumber } = dutch;
    const profile = { isCompany, firstName, lastName, companyName, phoneNumber, electronicInvoiceNumber };
    await save('marie', { ...profile, vatId: 'NL123456782B12', companyNumber: '1' }, { locale: 'nl-nl' });
    const changed = { companyNumber: '90000123', vatId: 'NL123456782B12' };
    expect(await userOf('marie')).toMatchObject(changed);
    expect(await userOf(colleague)).toMatchObject({ ...changed, companyName, firstName: '', phoneNumber: '' });
    await use('100002');
    expect(await userOf('marie')).toMatchObject({ vatId: 'FR72900001231', companyNumber: '900 001 231' });
  });

  it('I3: a private person has no company data, and gets rid of what was entered before', async () => {
    const token = await shop.identityProvider.issue({ oid: 'was-a-company' });
    const company = { isCompany: true, companyName: 'Small Ltd', companyNumber: '01234567', vatId: 'GB900012505' };
    await save(token, company).expect(200);
    expect(await userOf(token)).toMatchObject(company);
    await save(token, { ...company, isCompany: false }).expect(200);
    expect(await userOf(token)).toMatchObject({ companyName: '', companyNumber: '', vatId: '' });
  });

  it('I3: refuses the VAT number with wrong check digits that the checkout would refuse', async () => {
    const company = { isCompany: true, companyName: 'Small Ltd', vatId: 'GB980780685' };
    expect(errorsOf(await save('sam', company, { locale: 'en-gb' }).expect(400))).toEqual(['body.vatId']);
    await save('sam', { ...company, vatId: 'GB980780684' }, { locale: 'en-gb' }).expect(200);
  });

  it('I3: reports all errors at once', async () => {
    const invalid = { isCompany: true, phoneNumber: '12', vatId: 'x', companyNumber: '' };
    expect(errorsOf(await save('sam', invalid, { locale: 'nl-nl' }).expect(400))).toEqual([
      'body.companyName',
      'body.phoneNumber',
      'body.vatId',
    ]);
  });

  it('I3: has no address of a page for a name, since mails to others greet with it', async () => {
    const named = { firstName: 'Win: https://evil.example/x', lastName: 'www.evil.example' };
    expect(errorsOf(await save('sam', named).expect(400))).toEqual(['body.firstName', 'body.lastName']);
    await save('sam', { firstName: 'Sam J.', lastName: 'O’Neill-St. John' }).expect(200);
  });

  it.each([
    ['SE', 'sv-se', 'companyNumber'],
    ['FR', 'fr-fr', 'companyNumber'],
    ['FR', 'fr-fr', 'electronicInvoiceNumber'],
    ['NL', 'nl-nl', 'vatId'],
    ['BR', 'pt-br', 'companyNumber'],
  ] as const)('I3: in %s (%s) a company must have %s, a person need not', async (_country, locale, field) => {
    const errors = errorsOf(await save('sam', { isCompany: true, companyName: 'x' }, { locale }).expect(400));
    expect(errors).toContain(`body.${field}`);
    await save('sam', { isCompany: false }, { locale }).expect(200);
  });

  it('I3: fields that the market does not use are neither checked nor changed', async () => {
    const kept = { companyNumber: '556900-9999', electronicInvoiceNumber: '7350009000999' };
    await save('erik', { isCompany: true, companyName: 'x', ...kept }, { locale: 'sv-se' }).expect(200);
    const saved = await save('erik', { vatId: 'nonsense', companyNumber: '1' }, { locale: 'en-us' }).expect(200);
    expect(saved.body).toMatchObject({ ...kept, vatId: '' });
  });

  it('I3: is refused with the field names when it violates the contract', async () => {
    const tooLong = { firstName: ' ', lastName: 'x'.repeat(101), phoneNumber: 'x'.repeat(41) };
    expect(errorsOf(await save('sam', tooLong).expect(400))).toEqual([
      'body.firstName',
      'body.lastName',
      'body.phoneNumber',
    ]);
  });

  it.each([
    ['sv-se', '040-555 01 80', '+46 40 555 01 80'],
    ['de-de', '+46405550180', '+46 40 555 01 80'],
    ['en-us', '(414) 555-0180', '+1 414 555 0180'],
    ['pt-br', '47 99961-0180', '+55 47 99961 0180'],
    ['sr-latn-rs', '021 555 0180', '+381 21 5550180'],
  ] as const)('I3: in %s the phone number %s is %s', async (locale, phoneNumber, expected) => {
    expect((await save('sam', { phoneNumber }, { locale }).expect(200)).body).toMatchObject({ phoneNumber: expected });
  });

  it.each(['hello', '12', '+46 1', '+999 123456789', '555-0180 or so'])(
    'I3: %s is not a phone number',
    async (phoneNumber) => {
      expect(errorsOf(await save('sam', { phoneNumber }).expect(400))).toEqual(['body.phoneNumber']);
    },
  );

  it.each([
    ['SE556900012701', true],
    ['de 900.001.228', true],
    ['NL900001239B01', true],
    ['CHE-116.281.710 MWST', true],
    ['CHE-123.456.789 MWST', false],
    ['SE5569000121', false],
    ['NL900012312', false],
    ['US123456789', false],
    ['123', false],
  ])('I3: VAT number %s is accepted: %s', async (vatId, isAccepted) => {
    await save('sam', { vatId }).expect(isAccepted ? 200 : 400);
  });
});
