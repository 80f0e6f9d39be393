import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { answerAsPartner, partnerTexts } from '@shop/demo-company';
import { sql } from 'kysely';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { settlePayment } from '../../orders/payments/settle-payment.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { workJobs, type JobDeps } from '../../run-job.ts';
import { startTestUpstream, type TestLocale, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestRequest } from '../../testing/test-request.ts';
import { partnerDesk } from './partner-desk.ts';
import { loadDemo } from '../../load-demo.ts';
import { partnerIsToAnswer, partnerOptionsOf } from '../quote-jobs.ts';
import { dayIn } from '@shop/commerce-model';

jest.setTimeout(120_000);

let shop: TestUpstream;
let jobDeps: JobDeps;
const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};
type AskedOfPartner = Parameters<typeof answerAsPartner>[2];
const answer = (asked: AskedOfPartner) => answerAsPartner(shop.deps.db, partnerDesk, asked);

beforeAll(async () => {
  shop = await startTestUpstream();
  jobDeps = {
    ...shop.deps,
    demo: await loadDemo(),
    settle: settlePayment,
    mailer,
    notifications: null,
    orderConfirmationPdf: () => Promise.reject(new Error('no order here')),
  };
});
beforeEach(async () => {
  sent.splice(0);
  await shop.deps.db.deleteFrom('outbox').execute();
});
afterAll(() => shop.close());

const anna = '10000000-0000-4000-8000-000000000001';

/** Runs the outbox until nothing is due. */
async function work(): Promise<void> {
  while ((await workJobs(jobDeps)) > 0);
}

/** Sends a request of Anna; a demo partner answers in Gothenburg. */
async function send(
  places = ['vastkusten-goteborg'],
  { as = 'anna', locale = 'sv-se' }: { as?: string; locale?: TestLocale } = {},
) {
  const request = new TestRequest(shop, { as, locale });
  await request.collect([
    ['gasket', 4],
    ['nut', 8],
  ]);
  for (const group of request.checkout.groups) await request.choose(group, places);
  await request.submit({ timeZone: 'Europe/Stockholm', wantedDate: '2027-02-01' });
  const number = request.checkout.groups[0]!.confirmation!;
  const path = `/quotes/${number}`;
  const call = (method: 'get' | 'post', tail = '', body?: object) =>
    shop.call(method, `${path}${tail}`, { as, locale, ...(body ? { body } : {}) });
  const get = async () => (await call('get').expect(200)).body as Quote;
  const offer = async (n = 0): Promise<QuoteOffer> => (await get()).offers[n]!;
  const { offerId } = await offer();
  return {
    number,
    offerId,
    get,
    offer,
    move: (move: string, body: object) => call('post', `/offers/${offerId}/${move}`, body).expect(200),
    write: (text: string, lineId: string | null = null) =>
      call('post', `/offers/${offerId}/messages`, { text, lineId }).expect(200),
  };
}

/** Lets the offer expire a moment ago. */
const end = (offerId: string) =>
  shop.deps.db
    .updateTable('quote_offer')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', offerId)
    .execute();

const pricesOf = ({ revisions }: QuoteOffer) =>
  revisions.map(({ lines }) => lines.map(({ unitPrice }) => Number(unitPrice)));

describe('a demo partner', () => {
  it('G4: offers what was requested, and answers a question about the price with a revision', async () => {
    const quote = await send();
    expect(await quote.offer()).toMatchObject({ state: 'requested' });
    await work();
    const offered = await quote.offer();
    expect(offered).toMatchObject({ state: 'offered', messages: [] });
    const until = dayIn('Europe/Stockholm', new Date(Date.now() + 14 * 24 * 60 * 60_000));
    expect(offered.revisions).toMatchObject([{ revision: 1, validUntil: until, text: partnerTexts('sv')('offered') }]);
    const { lines } = await quote.get();
    offered.revisions[0]!.lines.forEach(({ unitPrice, leadTimeDays }, n) => {
      const part = Number(unitPrice) / Number(lines[n]!.price!.amount);
      expect(part).toBeGreaterThanOrEqual(0.909);
      expect(part).toBeLessThanOrEqual(0.971);
      expect(leadTimeDays).toBeGreaterThan(0);
    });

    await quote.write('Går det att göra något åt priset på packningarna?', lines[0]!.lineId);
    await work();
    const revised = await quote.offer();
    expect(revised.messages.map(({ from, author, text }) => [from, author, text])).toEqual([
      ['customer', 'Anna Lindqvist', 'Går det att göra något åt priset på packningarna?'],
      ['partner', 'Västkustens Värmeservice AB', partnerTexts('sv')('gaveIn')],
    ]);
    const [before, after] = pricesOf(revised);
    expect(after![0]).toBeCloseTo(before![0]! * 0.96, 2);
    expect(after![1]).toBe(before![1]);
    expect(revised.revisions[1]).toMatchObject({ revision: 2, text: partnerTexts('sv')('lowered') });
  });

  it('G4: answers after the configured time, and only for partners without users', async () => {
    const { db } = shop.deps;
    const quote = await send(['vastkusten-goteborg', 'norrland-umea']);
    const rows = await db.selectFrom('outbox').select(['key', 'errand']).orderBy('key').execute();
    expect(rows.filter(({ key }) => key.startsWith('answerQuote')).map(({ errand }) => errand)).toEqual([
      { kind: 'answerQuote', offerId: quote.offerId, revision: 0, messageId: null },
    ]);
    await work();
    expect((await quote.get()).offers.map(({ state }) => state)).toEqual(['offered', 'requested']);

    await enqueue(
      db,
      { kind: 'answerQuote', offerId: quote.offerId, revision: 7, messageId: null },
      { dueInSeconds: 12 },
    );
    expect(await workJobs(jobDeps)).toBe(0);
    const seconds = sql<number>`extract(epoch from due_at - now())::float8`;
    const [due] = await db
      .selectFrom('outbox')
      .select(seconds.as('seconds'))
      .where('done_at', 'is', null)
      .where('key', 'like', 'answerQuote%')
      .execute();
    expect(due!.seconds).toBeGreaterThan(8);
    expect(due!.seconds).toBeLessThanOrEqual(12);
  });

  it('G4: does nothing twice, however often the job runs', async () => {
    const quote = await send();
    const asked = { offerId: quote.offerId, revision: 0, messageId: null };
    await Promise.all([1, 2, 3].map(() => answer(asked)));
    expect(await answer(asked)).toBeNull();
    expect((await quote.offer()).revisions).toHaveLength(1);

    await quote.write('Kan ni sänka priset?');
    const messageId = (await quote.offer()).messages[0]!.id;
    for (const _time of [1, 2]) {
      await Promise.all([1, 2, 3].map(() => answer({ ...asked, messageId })));
    }
    const { revisions, messages } = await quote.offer();
    expect([revisions.length, messages.length]).toEqual([2, 2]);
  });

  it('G4: resumes after an interruption between the better price and the message', async () => {
    const quote = await send();
    await work();
    await quote.write('Kan ni sänka priset?');
    await work();
    await shop.deps.db
      .deleteFrom('quote_message')
      .where('sender', '=', 'partner')
      .where('offer_id', '=', quote.offerId)
      .execute();
    await shop.deps.db
      .updateTable('outbox')
      .set({ done_at: null, due_at: sql<Date>`now()` })
      .where('key', 'like', 'answerQuote%')
      .execute();
    await work();
    const { revisions, messages } = await quote.offer();
    expect(revisions).toHaveLength(2);
    expect(messages.map(({ text }) => text)).toEqual(['Kan ni sänka priset?', partnerTexts('sv')('gaveIn')]);
  });

  it('G4: ignores what people have declined or offered meanwhile', async () => {
    const declined = await send();
    await declined.move('decline', { reason: '' });
    await work();
    expect(await declined.offer()).toMatchObject({ state: 'declined', revisions: [] });
    const row = await shop.deps.db
      .selectFrom('outbox')
      .select(['fault', 'done_at'])
      .where('key', 'like', `answerQuote ${declined.offerId}%`)
      .executeTakeFirstOrThrow();
    expect({ fault: row.fault, isDone: row.done_at !== null }).toEqual({ fault: 'quote_state', isDone: true });

    const offered = await send();
    await work();
    await answer({ offerId: offered.offerId, revision: 0, messageId: null });
    expect((await offered.offer()).revisions).toHaveLength(1);
    expect(await answer({ offerId: '0'.repeat(16), revision: 0, messageId: null })).toBe('quote_unknown');
  });

  it.each([
    ['has no price at all', { unitPrice: null, commercialItemId: 'gone' }, 'nothing_offered'],
    ['costs more than an order can', { unitPrice: 900_000_000_000 }, 'invalid_request'],
  ])('G4: declines for good a request that %s', async (_name, given, fault) => {
    const quote = await send();
    const { db } = shop.deps;
    const { lines } = await db
      .selectFrom('quote_request')
      .select('lines')
      .where('number', '=', quote.number)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('quote_request')
      .set({ lines: JSON.stringify(lines.map((line) => ({ ...line, ...given }))) })
      .where('number', '=', quote.number)
      .execute();
    await work();
    expect(await quote.offer()).toMatchObject({ state: 'declined', declined: { by: 'partner' }, revisions: [] });
    const row = await db
      .selectFrom('outbox')
      .select(['fault', 'done_at'])
      .where('key', 'like', `answerQuote ${quote.offerId}%`)
      .executeTakeFirstOrThrow();
    expect({ fault: row.fault, isDone: row.done_at !== null }).toEqual({ fault, isDone: true });
  });

  it('G4: answers in the demo only', async () => {
    const { db, settings } = shop.deps;
    const earnest = { ...settings, demo: false };
    const quote = await send();
    while ((await workJobs({ ...jobDeps, demo: null })) > 0);
    const answers = db.selectFrom('outbox').select('fault').where('key', 'like', 'answerQuote%');
    expect(await answers.execute()).toEqual([{ fault: 'no demo' }]);
    expect(await quote.offer()).toMatchObject({ state: 'requested' });

    await db.deleteFrom('outbox').execute();
    const asked = { revision: 0, messageId: null };
    await partnerIsToAnswer(db, quote.offerId, asked, partnerOptionsOf(earnest));
    expect(await answers.execute()).toEqual([]);
    await partnerIsToAnswer(db, quote.offerId, asked, partnerOptionsOf(settings));
    expect(await answers.execute()).toEqual([{ fault: null }]);
  });

  it('G4: assumes that target prices of persons include tax, and those of companies do not', async () => {
    const { db } = shop.deps;
    const offeredTo = async (isCompany: boolean): Promise<number> => {
      const quote = await send();
      await db
        .updateTable('quote_request')
        .set({ customer_number: null, country: 'FR', lines: sql`jsonb_set(lines, '{0,unitPrice}', '120000')` })
        .where('number', '=', quote.number)
        .execute();
      await db.updateTable('person').set({ is_company: isCompany }).where('oid', '=', anna).execute();
      await work();
      const { lines } = await db
        .selectFrom('offer_revision')
        .select('lines')
        .where('offer_id', '=', quote.offerId)
        .executeTakeFirstOrThrow();
      return lines[0]!.unitPrice!;
    };
    const ofPerson = await offeredTo(false);
    const ofCompany = await offeredTo(true);
    expect(ofCompany / 120_000).toBeGreaterThanOrEqual(0.909);
    expect(ofPerson * 1.2).toBeCloseTo(ofCompany, -1);
  });

  it('G4: lowers the price twice, and answers everything else with a message', async () => {
    const quote = await send();
    await quote.write('Packningarna ska vara svarta.');
    await work();
    const say = async (text: string): Promise<string> => {
      await quote.write(text);
      await work();
      return (await quote.offer()).messages.at(-1)!.text;
    };
    const t = partnerTexts('sv');
    expect((await quote.offer()).messages.at(-1)!.text).toBe(t('considered'));
    expect(await say('Tack!')).toBe(t('thanks'));
    expect(await say('Rabatt?')).toBe(t('gaveIn'));
    expect(await say('Lite billigare?')).toBe(t('gaveIn'));
    expect(await say('Ännu lägre pris?')).toBe(t('lastPrice'));
    expect((await quote.offer()).revisions).toHaveLength(3);
    await end(quote.offerId);
    expect(await say('Gäller priset än?')).toBe(t('hasEnded'));
  });

  it('G4: offers again at the same prices when asked after the offer has expired', async () => {
    const quote = await send();
    await work();
    await end(quote.offerId);
    await quote.move('askagain', { text: 'Vi behöver dem nu.' });
    await work();
    const offer = await quote.offer();
    expect(offer).toMatchObject({
      state: 'offered',
      revisions: [{ revision: 1 }, { revision: 2, text: partnerTexts('sv')('offeredAgain') }],
    });
    const [before, after] = pricesOf(offer);
    expect(after).toEqual(before);
    expect(new Date(offer.expiresAt!).getTime()).toBeGreaterThan(Date.now());
  });

  it('G4: sometimes leaves a line out or offers a substitute, always the same one', async () => {
    const { db } = shop.deps;
    const units = await db
      .selectFrom('variant')
      .select([
        'commercial_item_id as commercialItemId',
        'generic_item_id as genericItemId',
        'category_id as categoryId',
      ])
      .where('category_id', '=', 'gasketed')
      .where('sales', '<>', 'discontinued')
      .orderBy('commercial_item_id')
      .limit(40)
      .execute();
    const ask = async () => {
      const request = new TestRequest(shop, { as: 'anna', locale: 'sv-se' });
      await request.collect(units.map((unit): [typeof unit, number] => [unit, 1]));
      for (const group of request.checkout.groups) await request.choose(group, ['vadholm-malmo']);
      await request.submit();
      await work();
      const quote = (
        await shop.call('get', `/quotes/${request.checkout.groups[0]!.confirmation}`, { as: 'anna', locale: 'sv-se' })
      ).body as Quote;
      return quote.offers[0]!.revisions[0]!.lines.map((line, n) => ({
        ...line,
        lineId: n,
        asked: quote.lines[n]!.articleNumber,
      }));
    };
    const lines = await ask();
    const none = lines.filter(({ unitPrice }) => unitPrice === null);
    const others = lines.filter(({ substitute }) => substitute !== null);
    expect(none.length).toBeGreaterThan(0);
    expect(none.length).toBeLessThan(10);
    expect(others.length).toBeGreaterThan(0);
    const isAlternative = (asked: string, offered: string) =>
      sql<{ found: boolean }>`
      select exists (select from relation
        join variant asked on asked.commercial_item_id = relation.commercial_item_id
        join variant offered on offered.commercial_item_id = related_commercial_item_id
        where kind = 'alternative' and asked.article_number = ${asked} and offered.article_number = ${offered}) as found`.execute(
        db,
      );
    for (const { asked, substitute } of others) {
      expect((await isAlternative(asked, substitute!.articleNumber)).rows).toEqual([{ found: true }]);
    }
    expect(await ask()).toEqual(lines);
  });
});

describe('mails about quote requests', () => {
  it('G4: tell the customer what was sent and offered, and each location what was requested', async () => {
    const quote = await send(['vastkusten-goteborg', 'norrland-umea']);
    await work();
    await quote.write('Bättre pris?');
    await work();
    // nobody gets a second mail about an offer within ten minutes; then one tells the new offer and the answer
    expect(sent.filter(({ id }) => id.startsWith('offer-'))).toHaveLength(1);
    await shop.deps.db
      .updateTable('outbox')
      .set({ due_at: sql<Date>`due_at - interval '10 minutes'` })
      .where('key', 'like', 'news%')
      .execute();
    await work();
    // to the account, not to the unconfirmed address of the contact, somebody@mail.example
    const subjects = sent.map(({ to, subject, id }) => `${to}: ${subject} (${id.split('-')[0]})`).sort();
    expect(subjects).toEqual(
      [
        `anna.lindqvist@hamnverket.example: Din offertförfrågan ${quote.number} (quote)`,
        `offert@vastkusten.example: Ny offertförfrågan ${quote.number} (asked)`,
        `umea@norrland.example: Ny offertförfrågan ${quote.number} (asked)`,
        `anna.lindqvist@hamnverket.example: Offert på din förfrågan ${quote.number} (offer)`,
        `anna.lindqvist@hamnverket.example: Reviderad offert på din förfrågan ${quote.number} (offer)`,
        `offert@vastkusten.example: Meddelande om offertförfrågan ${quote.number} (offer)`,
      ].sort(),
    );
    const link = `http://localhost:3000/sv-se/portal/quoterequests/${quote.number}`;
    for (const { text, html } of sent) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
    }
    const [{ text: first }] = sent.filter(({ id }) => id.startsWith('quote-')) as [Mail];
    expect(first).toContain('Tillfrågade: Västkustens Värmeservice AB; Norrlands Kylteknik AB, Umeå');
    expect(first).toContain('GX-050-GC-HNBR');
    const asked = sent.filter(({ id }) => id.startsWith('asked-'));
    // a location gets no more personal data than it needs
    for (const { text, html } of asked) expect(`${text}${html}`).not.toMatch(/somebody@|Some |7946|0124/);
    const { revisions } = await quote.offer();
    const total = new Intl.NumberFormat('sv-se', { style: 'currency', currency: 'SEK' }).format(
      Number(revisions[1]!.total),
    );
    const [last] = sent
      .filter(({ to, id }) => to === 'anna.lindqvist@hamnverket.example' && id.startsWith('offer-'))
      .slice(-1);
    expect(last!.text).toContain(`${total} (exkl. moms)`);
    expect(last!.text).toMatch(/^> \S/m);
  });

  it('G4: use the language of each location, and are skipped once there is a newer revision', async () => {
    const quote = await send(['rheinwerk-koeln'], { locale: 'en-nl' });
    while ((await workJobs({ ...jobDeps, mailer: null })) > 0);
    const { rows } = await sql<{ fault: string | null }>`
      select distinct fault from outbox where key like 'quote%'`.execute(shop.deps.db);
    expect(rows).toEqual([{ fault: 'no mail server is configured' }]);
    await quote.write('Price?');
    await shop.deps.db
      .updateTable('outbox')
      .set({ done_at: null, due_at: sql<Date>`now()` })
      .where('key', 'not like', 'news%')
      .execute();
    await work();
    const later = shop.deps.db.updateTable('outbox').set({ done_at: null, due_at: sql<Date>`now()` });
    await later.where('key', 'like', 'news%').execute();
    await work();
    expect(sent.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Your quote request ${quote.number}`,
        `Neue Angebotsanfrage ${quote.number}`,
        `Revised offer for your quote request ${quote.number}`,
      ]),
    );
    expect(sent.map(({ subject }) => subject)).not.toContain(`Offer for your quote request ${quote.number}`);
    const asked = sent.find(({ id }) => id.startsWith('asked-'))!;
    expect(asked.text).toContain('4 × Kanaldichtung GX-050, HNBR, 0,5 mm (GX-050-GC-HNBR)');
    expect(asked.text).toContain(`http://localhost:3000/de-de/portal/quoterequests/${quote.number}`);
  });
});
