import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const messages = () => shop.deps.db.selectFrom('feedback').selectAll().orderBy('id').execute();

describe('a message to the shop', () => {
  it('B3: is stored with its author and place, also on a company site', async () => {
    const body = { email: 'visitor@mail.example', text: ' The search is <b>good</b>. ' };
    await shop.call('post', '/sendfeedback', { body, query: { companyId: '-elmbridge' } }).expect(200, 'null');
    await shop.call('post', '/sendfeedback', { body, as: 'anna', locale: 'sv-se' }).expect(200, 'null');
    expect(await messages()).toMatchObject([
      { oid: null, email: body.email, message: body.text.trim(), locale: 'en-gb', company_site: 'elmbridge' },
      { oid: '10000000-0000-4000-8000-000000000001', message: body.text.trim(), locale: 'sv-se', company_site: null },
    ]);
  });

  it('B3: requires an address and a text of at most 2,000 characters', async () => {
    const before = (await messages()).length;
    for (const body of [
      { email: 'nobody', text: 'x' },
      { email: 'a@mail.example', text: '  ' },
      { email: 'a@mail.example', text: 'x'.repeat(2_001) },
    ]) {
      expect((await shop.call('post', '/sendfeedback', { body }).expect(400)).body).toMatchObject({
        code: 'invalid_request',
      });
    }
    expect(await messages()).toHaveLength(before);
  });
});
