import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { AppSettings } from '../http/deps.ts';
import { offerThread, openThread, tell } from '../mail/tell.ts';
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

/** Days before its end on which a customer is reminded of an offer, and after which of an acceptance without order. */
const reminderDays = { ending: 3, notOrdered: 2 };

/** Tells the customer of an offer, and again shortly before it ends. */
export async function customerIsToHearOfOffer(db: Kysely<Database>, offerId: string, revision: number): Promise<void> {
  await tell(db, offerThread(offerId, 'customer'), revision === 1 ? 'offered' : 'revised');
  await enqueue(db, { kind: 'notification', about: 'offerArrived', offerId, revision });
  const { seconds } = await db
    .selectFrom('quote_offer')
    .select(
      sql<number>`extract(epoch from expires_at - now() - make_interval(days => ${sql.lit(reminderDays.ending)}))::float8`.as(
        'seconds',
      ),
    )
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  // a shorter offer needs no reminder
  if (seconds > 0) await enqueue(db, { kind: 'offerEnding', offerId, revision }, { dueInSeconds: seconds });
}

/** Tells the supplier of an acceptance, and reminds the customer when it is not ordered. */
export async function acceptanceIsToBeTold(db: Kysely<Database>, offerId: string): Promise<void> {
  await tell(db, offerThread(offerId, 'partner'), 'accepted');
  const { acceptedAt } = await db
    .selectFrom('quote_offer')
    .select(sql<string>`accepted_at::text`.as('acceptedAt'))
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  await enqueue(
    db,
    { kind: 'offerNotOrdered', offerId, acceptedAt },
    { dueInSeconds: reminderDays.notOrdered * 24 * 60 * 60 },
  );
}

/** Reminds of an offer that still stands. Returns null when told, or the reason why not. */
export async function remindOfEnd(db: Kysely<Database>, offerId: string, revision: number): Promise<string | null> {
  const { rows } = await sql`
    select from quote_offer where id = ${offerId} and state = 'offered' and expires_at > now()
      and ${revision} = (select max(revision) from offer_revision where offer_id = quote_offer.id)`.execute(db);
  if (rows.length === 0) return 'the offer has moved on';
  await db.transaction().execute((transaction) => tell(transaction, offerThread(offerId, 'customer'), 'ending'));
  return null;
}

/** Reminds of an acceptance that is not ordered yet. Returns null when told, or the reason why not. */
export async function remindOfOrder(db: Kysely<Database>, offerId: string, acceptedAt: string): Promise<string | null> {
  const { rows } = await sql`
    select from quote_offer join cart on cart.offer_id = quote_offer.id
    where quote_offer.id = ${offerId} and accepted_at = ${acceptedAt}::timestamptz and cart.state = 'open'`.execute(db);
  if (rows.length === 0) return 'it was ordered, or withdrawn';
  await db.transaction().execute((transaction) => tell(transaction, offerThread(offerId, 'customer'), 'notOrdered'));
  return null;
}

/** Enqueues the mails about a sent request, to the customer and the asked locations. */
export async function requestIsToBeConfirmed(db: Kysely<Database>, quoteNumber: string): Promise<void> {
  await enqueue(db, { kind: 'quoteRequested', quoteNumber });
  const offers = await db.selectFrom('quote_offer').select('id').where('request_number', '=', quoteNumber).execute();
  for (const { id } of offers) {
    await enqueue(db, { kind: 'quoteAsked', offerId: id });
    await openThread(db, offerThread(id, 'partner'));
  }
}
