import type { Quote } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { asBytes } from '../../testing/download.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestQuotes, type SentQuote } from '../../testing/test-quotes.ts';
import { remindOfOrder } from '../quote-jobs.ts';
import { sendQuoteNews } from './send-quote-mails.ts';

jest.setTimeout(120_000);

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());

const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function mailTo(side: 'customer' | 'partner', { offerIds }: SentQuote): Promise<string> {
  const { db, settings } = shop.deps;
  expect(await sendQuoteNews({ db, mailer, settings }, { side, offerId: offerIds[0]! })).toBeNull();
  return plain(sent.at(-1)!.text);
}

/** 4 × 198.50, 1 × 17 500 in place of what was requested, a third line not supplied, 450 of freight. */
async function offered(): Promise<{ quote: SentQuote; answer: Quote }> {
  const quote = await quotes.send();
  const line = { leadTimeDays: 7, promisedDate: '2027-01-11', substitute: null, note: '' };
  const answer = await quotes.offer(quote, undefined, {
    terms: { freight: 'amount', freightAmount: '450.00', incoterm: 'DAP', place: 'Malmö' },
    lines: [
      { ...line, lineId: 'a', unitPrice: '198.50' },
      { ...line, lineId: 'b', unitPrice: '17500.00', substitute: { articleNumber: 'KT 9', name: 'Steel plate' } },
      { ...line, lineId: 'c', unitPrice: null },
    ],
  });
  return { quote, answer };
}

describe('an offer with freight', () => {
  it('G4: has one total, with the freight, on page, in the mail and in the document', async () => {
    const { quote, answer } = await offered();
    // 794 + 17 500 + 450
    expect(answer.offers[0]!.revisions[0]!.total).toBe('18744.00');
    expect(await mailTo('customer', quote)).toContain(
      'Frakt: 450,00 kr\nSumma: 18 744,00 kr (exkl. moms, med frakt)\nGiltig till',
    );
    const body = { format: 'pdf', quoteNumber: quote.number };
    const pdf = await asBytes(shop.call('post', '/documents/quote', { ...quotes.customer, body })).expect(200);
    const { text } = await readPdf(pdf.body as Buffer);
    expect(plain(text)).toMatch(/Frakt 450,00\s+Summa exkl. moms i SEK 18 744,00/);
    // a day of arrival only for what is supplied
    expect(text.match(/2027-01-11/g)).toHaveLength(2);
  });

  it('G4: is mailed line by line as offered: substitutes by their numbers, and what cannot be supplied', async () => {
    const { quote } = await offered();
    expect(await mailTo('customer', quote)).toContain(
      [
        '4 × Line a (GX050GCHNBR): 794,00 kr',
        '1 × Steel plate (KT 9): 17 500,00 kr',
        '10 × Line c (SKTT20): kan inte levereras',
      ].join('\n'),
    );
  });

  it('G4: accepted in part, is mailed to its supplier with the sum of what is accepted', async () => {
    const { quote } = await offered();
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    const text = await mailTo('partner', quote);
    expect(text).toContain('Gesamtbetrag: 1.244,00 SEK (zzgl. MwSt., mit Fracht)');
    expect(text).toContain('(GX050GCHNBR): 794,00 SEK');
    expect(text).not.toContain('KT 9');
  });

  it('G4: names the number of the seller for tax, in the language of the mail', async () => {
    const { quote } = await offered();
    expect(await mailTo('customer', quote)).toContain('Momsregistreringsnummer SE556900018001');
  });
});

describe('an acceptance that is not ordered', () => {
  it('G4: is reminded of by mail after two days, unless it was ordered meanwhile', async () => {
    const { db } = shop.deps;
    const { quote } = await offered();
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    const offerId = quote.offerIds[0]!;
    const { rows } = await sql<{ acceptedAt: string; inDays: number }>`
      select errand ->> 'acceptedAt' as "acceptedAt",
        round(extract(epoch from due_at - now()) / 86400)::int as "inDays"
      from outbox where key like ${`offerNotOrdered ${offerId}%`}`.execute(db);
    expect(rows.map(({ inDays }) => inDays)).toEqual([2]);
    const { acceptedAt } = rows[0]!;
    expect(await remindOfOrder(db, offerId, acceptedAt)).toBeNull();
    expect(await mailTo('customer', quote)).toContain(
      'Du har accepterat offerten från Partner 1 men ännu inte beställt.',
    );
    // the reminder of an earlier acceptance
    expect(await remindOfOrder(db, offerId, '2026-01-01T00:00:00Z')).toBe('it was ordered, or withdrawn');
    await db.updateTable('cart').set({ state: 'ordered' }).where('offer_id', '=', offerId).execute();
    expect(await remindOfOrder(db, offerId, acceptedAt)).toBe('it was ordered, or withdrawn');
  });
});
