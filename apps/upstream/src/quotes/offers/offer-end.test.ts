import type { Problem, QuoteState } from '@shop/api-contracts';
import express from 'express';
import { sql } from 'kysely';
import { answerErrors } from '../../http/answer-errors.ts';
import { mountRoutes } from '../../http/mount.ts';
import { requestId } from '../../http/request-log.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestQuotes } from '../../testing/test-quotes.ts';
import { quoteRoutes } from '../quotes.routes.ts';

jest.setTimeout(60_000);

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
  await quotes.knowAnna();
});
afterAll(() => shop.close());

/** Sets the clock. */
function letItBe(instant: string): void {
  const clock = sql<Date>`${instant}::timestamptz`;
  quotes.app = express().use(requestId(), mountRoutes(quoteRoutes({ clock }), shop.deps), answerErrors(shop.deps.log));
}
const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
const codeOf = ({ status, body }: { status: number; body: unknown }): string =>
  status === 200 ? 'ok' : (body as Problem).code!;

/** Time zone, last day, and the instant at which the day ends there. */
const lastDays: [timeZone: string, validUntil: string, end: string, why: string][] = [
  ['Europe/Stockholm', '2026-03-28', '2026-03-28T23:00:00.000Z', 'the day before clocks go forward'],
  ['Europe/Stockholm', '2026-03-29', '2026-03-29T22:00:00.000Z', 'a day of 23 hours'],
  ['Europe/Stockholm', '2026-10-24', '2026-10-24T22:00:00.000Z', 'the day before clocks go back'],
  ['Europe/Stockholm', '2026-10-25', '2026-10-25T23:00:00.000Z', 'a day of 25 hours'],
  ['America/Sao_Paulo', '2026-03-29', '2026-03-30T03:00:00.000Z', 'no summer time any more'],
  ['America/Sao_Paulo', '2026-10-25', '2026-10-26T03:00:00.000Z', 'no summer time any more'],
  ['Pacific/Auckland', '2026-04-05', '2026-04-05T12:00:00.000Z', 'clocks go back in the south'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-27T11:00:00.000Z', 'clocks go forward in the south'],
  ['America/Chicago', '2026-11-01', '2026-11-02T06:00:00.000Z', 'a day of 25 hours'],
  ['Asia/Kolkata', '2026-02-28', '2026-02-28T18:30:00.000Z', 'half an hour'],
  ['Pacific/Kiritimati', '2026-12-31', '2026-12-31T10:00:00.000Z', 'the first to have the new year'],
  ['UTC', '2028-02-29', '2028-03-01T00:00:00.000Z', 'a leap day'],
];

describe('the end of an offer', () => {
  it.each(lastDays)('G4: in %s the %s ends at %s (%s)', async (timeZone, validUntil, end) => {
    const dayBefore = minutesAfter(end, -24 * 60);
    letItBe(dayBefore);
    const quote = await quotes.send({ time_zone: timeZone });
    await quotes.offer(quote, undefined, { validUntil });
    const stateAt = async (instant: string): Promise<QuoteState> => {
      letItBe(instant);
      const { state, expiresAt } = await quotes.offerOf(quote);
      expect(expiresAt).toBe(end);
      return state;
    };
    const zoned = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    expect(zoned.format(new Date(minutesAfter(end, -1)))).toBe(`${validUntil} 23:59`);
    expect(await stateAt(minutesAfter(end, -1))).toBe('offered');
    expect(await stateAt(end)).toBe('expired');
    expect(await stateAt(minutesAfter(end, 1))).toBe('expired');

    expect(codeOf(await quotes.tryToAccept(quote, [{ n: 0, lineIds: ['a'] }]))).toBe('offer_expired');
    // a day that is over at the customer's cannot be offered, wherever the partner is
    const late = await quotes.tryToOffer(quote, undefined, { revision: 1, validUntil });
    expect(codeOf(late)).toBe('date_past');
    letItBe(minutesAfter(end, -1));
    expect(codeOf(await quotes.tryToAccept(quote, [{ n: 0, lineIds: ['a'] }]))).toBe('ok');
  });

  it('G4: moves with a revision: a later day extends the offer, an earlier one ends it', async () => {
    letItBe('2026-06-30T12:00:00Z');
    const quote = await quotes.send();
    await quotes.offer(quote, undefined, { validUntil: '2026-06-30' });
    await quotes.offer(quote, undefined, { validUntil: '2026-07-31', revision: 1 });
    letItBe('2026-07-15T12:00:00Z');
    expect((await quotes.offerOf(quote)).state).toBe('offered');
    await quotes.offer(quote, undefined, { validUntil: '2026-07-15', revision: 2 });
    letItBe('2026-07-15T22:00:00Z');
    expect((await quotes.offerOf(quote)).state).toBe('expired');
    // an offer until today is possible up to the last minute
    letItBe('2026-07-31T21:59:00Z');
    await quotes.offer(quote, undefined, { validUntil: '2026-07-31', revision: 3 });
  });

  it('G4: does not affect an offer accepted in time', async () => {
    letItBe('2026-06-30T12:00:00Z');
    const quote = await quotes.send();
    await quotes.offer(quote, undefined, { validUntil: '2026-06-30' });
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    letItBe('2026-07-30T12:00:00Z');
    expect((await quotes.offerOf(quote)).state).toBe('accepted');
    // repeating it gets the same answer
    expect((await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }])).state).toBe('accepted');
  });
});
