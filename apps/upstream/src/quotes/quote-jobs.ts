import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { AppSettings } from '../http/deps.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** Settings of demo partners. */
export interface PartnerOptions {
  /** Seconds until a demo partner answers; undefined: it never does. */
  partnerSeconds?: number;
}

/** Demo partners answer only in the demo. */
export const partnerOptionsOf = ({
  demo,
  demoPartnerSeconds,
}: Pick<AppSettings, 'demo' | 'demoPartnerSeconds'>): PartnerOptions =>
  demo ? { partnerSeconds: demoPartnerSeconds } : {};

/** What a location has to answer: the request after a number of revisions, or a message. */
interface Asked {
  revision: number;
  messageId: string | null;
}

/** Enqueues the answer of a demo partner; does nothing for other partners. */
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

/** Enqueues the mail about an offer to the customer. */
export const customerIsToHearOfOffer = (db: Kysely<Database>, offerId: string, revision: number): Promise<void> =>
  enqueue(db, { kind: 'quoteOffered', offerId, revision });

/** Enqueues the mails about a sent request, to the customer and the asked locations. */
export async function requestIsToBeConfirmed(db: Kysely<Database>, quoteNumber: string): Promise<void> {
  await enqueue(db, { kind: 'quoteRequested', quoteNumber });
  const offers = await db.selectFrom('quote_offer').select('id').where('request_number', '=', quoteNumber).execute();
  for (const { id } of offers) await enqueue(db, { kind: 'quoteAsked', offerId: id });
}
