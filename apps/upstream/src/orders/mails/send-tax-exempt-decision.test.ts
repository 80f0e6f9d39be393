import type { TaxExempt } from '@shop/api-contracts';
import type { OutboxJob } from '@shop/commerce-model';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { MailRefusedError } from '../../mail/mailer.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { sendTaxExemptDecision, taxExemptDecisionMail, type DecidedTaxExempt } from './send-tax-exempt-decision.ts';

const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};
const settings = { shopUrl: 'https://shop.example' };
const inAYear = `${new Date().getUTCFullYear() + 1}-12-31`;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());
beforeEach(() => sent.splice(0));

async function added(): Promise<string> {
  const response = await shop
    .call('post', '/taxexempts', {
      as: 'sam',
      locale: 'en-us',
      file: { name: 'Oregon.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') },
      query: { country: 'US', stateCode: 'OR', expiryDate: inAYear },
    })
    .expect(200);
  return (response.body as TaxExempt).id;
}

/** As the sales company may do it: by a statement of its own. */
const decide = (id: string, decision: { state: 'accepted' | 'refused'; refusal?: 'unreadable' | null }) =>
  shop.deps.db.updateTable('tax_exempt').set(decision).where('id', '=', id).execute();

const send = (taxExemptId: string, by = mailer) =>
  sendTaxExemptDecision({ db: shop.deps.db, mailer: by, settings }, { taxExemptId });

async function jobsOf(id: string): Promise<OutboxJob[]> {
  const rows = await shop.deps.db
    .selectFrom('outbox')
    .select('errand')
    .where('key', 'like', `taxExemptDecided ${id}%`)
    .orderBy('key')
    .execute();
  return rows.map(({ errand }) => errand);
}

describe('the mail about a tax exemption', () => {
  it('I5: follows an acceptance, to who sent the certificate', async () => {
    const id = await added();
    expect(await jobsOf(id)).toEqual([]);
    await decide(id, { state: 'accepted' });
    await decide(id, { state: 'accepted' });
    expect(await jobsOf(id)).toEqual([
      { kind: 'taxExemptDecided', taxExemptId: id, decidedAt: expect.any(String) as string },
    ]);
    expect(await send(id)).toBeNull();
    const { email } = await shop.deps.db
      .selectFrom('tax_exempt')
      .innerJoin('person', 'person.oid', 'added_by')
      .select('email')
      .where('tax_exempt.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sent).toMatchObject([{ to: email, subject: 'Your tax exemption for OR is accepted' }]);
    expect(sent[0]!.text).toContain('https://shop.example/en-us/portal/taxexempts');
  });

  it('I5: says why a certificate was refused, and what to do', async () => {
    const id = await added();
    await decide(id, { state: 'refused', refusal: 'unreadable' });
    expect(await send(id)).toBeNull();
    expect(sent[0]!.text).toContain('We could not read it.');
    expect(sent[0]!.text).toContain('Please send us another certificate');
  });

  it('I5: follows each change of a decision, also back, and is not repeated for what was told last', async () => {
    const id = await added();
    const told = async () => {
      const jobs = await jobsOf(id);
      const before = sent.length;
      // as the outbox runs them
      await Promise.all(jobs.map((job) => sendTaxExemptDecision({ db: shop.deps.db, mailer, settings }, job as never)));
      await shop.deps.db.deleteFrom('outbox').where('key', 'like', `taxExemptDecided ${id}%`).execute();
      return sent.slice(before).map(({ subject }) => subject.replace(/.* /, ''));
    };
    await decide(id, { state: 'accepted' });
    expect(await told()).toEqual(['accepted']);
    await decide(id, { state: 'refused', refusal: 'unreadable' });
    expect(await told()).toEqual(['accepted']); // "… could not be accepted"
    expect(sent.at(-1)!.subject).toContain('could not be');
    await decide(id, { state: 'accepted', refusal: null });
    expect(await told()).toEqual(['accepted']);
    expect(sent.at(-1)!.subject).not.toContain('could not be');
    expect(new Set(sent.map(({ id: mailId }) => mailId)).size).toBe(3);
    // corrected before anything was sent
    await decide(id, { state: 'refused', refusal: 'unreadable' });
    await decide(id, { state: 'accepted', refusal: null });
    expect(await told()).toEqual([]);
    await decide(id, { state: 'refused', refusal: 'unreadable' });
    await decide(id, { state: 'accepted', refusal: null });
    await decide(id, { state: 'refused', refusal: 'unreadable' });
    expect(await told()).toHaveLength(1);
    expect(sent.at(-1)!.subject).toContain('could not be');
  });

  it('I5: is not sent about a certificate that was removed, nor again and again to an address that is refused', async () => {
    const id = await added();
    await decide(id, { state: 'accepted' });
    const refusing = { ...mailer, send: () => Promise.reject(new MailRefusedError('550')) };
    expect(await send(id, refusing)).toMatch(/refuses/);
    await shop.call('delete', `/taxexempts/${id}`, { as: 'sam', locale: 'en-us' }).expect(200);
    expect(await send(id)).toBe('removed meanwhile');
    expect(sent).toEqual([]);
  });

  it('is complete in every language, without placeholders', () => {
    const decided: DecidedTaxExempt = {
      state: 'refused',
      refusal: 'endsTooLate',
      stateCode: 'WI',
      expiryDate: '2029-06-30',
      locale: 'en-us',
      firstName: '',
      lastName: '',
      company: [],
      address: null,
      sender: 'Vadholm',
    };
    for (const locale of ['en-us', 'sv-se', 'de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs']) {
      for (const more of [{}, { state: 'accepted', refusal: null }] as const) {
        const { subject, text } = taxExemptDecisionMail({ ...decided, locale, ...more });
        expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|exemption\./);
        expect(text).toContain('2029');
      }
    }
  });
});
