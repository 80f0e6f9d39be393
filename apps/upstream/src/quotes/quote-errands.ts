import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { AppSettings } from '../http/deps.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** How a partner without people behaves. */
export interface PartnerOptions {
  /** Seconds until it answers; without them it does not. */
  partnerSeconds?: number;
}

/** Only in the demo partners answer by themselves. */
export const partnerOptionsOf = ({
  demo,
  demoPartnerSeconds,
}: Pick<AppSettings, 'demo' | 'demoPartnerSeconds'>): PartnerOptions =>
  demo ? { partnerSeconds: demoPartnerSeconds } : {};

/** What was asked of a place: the request after so many revisions, or a message. */
interface Asked {
  revision: number;
  messageId: string | null;
}

/** Something was asked of a place: where the partner answers by itself, it is to answer after a while. */
export async function partnerIsToAnswer(
  db: Kysely<Database>,
  offerId: string,
  asked: Asked,
  { partnerSeconds: dueInSeconds }: PartnerOptions,
): Promise<void> {
  if (dueInSeconds === undefined) return;
  const partner = await db
    .selectFrom('quote_offer')
    .innerJoin('partner_location', 'partner_location.id', 'location_id')
    .innerJoin('partner', 'partner.id', 'partner_id')
    .select('answers_itself')
    .where('quote_offer.id', '=', offerId)
    .executeTakeFirstOrThrow();
  if (!partner.answers_itself) return;
  await enqueue(db, { kind: 'answerQuote', offerId, ...asked }, { dueInSeconds });
}

/** Something was offered: the customer is to hear of it by mail. */
export const customerIsToHearOfOffer = (db: Kysely<Database>, offerId: string, revision: number): Promise<void> =>
  enqueue(db, { kind: 'quoteOffered', offerId, revision });

/** A request was sent: the customer and the places that were asked are to hear of it by mail. */
export async function requestIsToBeConfirmed(db: Kysely<Database>, quoteNumber: string): Promise<void> {
  await enqueue(db, { kind: 'quoteRequested', quoteNumber });
  const offers = await db.selectFrom('quote_offer').select('id').where('request_number', '=', quoteNumber).execute();
  for (const { id } of offers) await enqueue(db, { kind: 'quoteAsked', offerId: id });
}
