/** Work to do after a transaction commits, mostly in external systems. Jobs may run again, so each is idempotent. */
export type OutboxJob =
  | { kind: 'capture'; paymentId: string }
  | { kind: 'refund'; paymentId: string }
  | { kind: 'closeSession'; paymentId: string }
  | { kind: 'orderConfirmation'; orderId: string }
  /** Decides about a tax exemption as a clerk of the demo. */
  | { kind: 'decideTaxExempt'; taxExemptId: string }
  /** Mails the decision about a tax exemption; the database adds it (`tax_exempt_decided`). */
  | { kind: 'taxExemptDecided'; taxExemptId: string; decidedAt?: string }
  /** Answers as a demo partner: to a message, or (null) to the request after `revision` revisions. */
  | { kind: 'answerQuote'; offerId: string; messageId: string | null; revision: number }
  /** Confirms a sent request to the customer. */
  | { kind: 'quoteRequested'; quoteNumber: string }
  /** Notifies a location of a request. */
  | { kind: 'quoteAsked'; offerId: string }
  /** Mails a question about an order to the selling company. */
  | { kind: 'orderQuestion'; questionId: string }
  /** Mails a request for a unit to its owner, and the owner's answer to who asked. */
  | { kind: 'handoverAsked'; handoverId: string }
  | { kind: 'handoverDecided'; handoverId: string }
  /** Mails the news of a thread that are not told yet; `plannedAt` tells its mails apart. */
  | { kind: 'news'; thread: string; plannedAt: string }
  /** Reminds the customer of an offer that ends soon, or of one accepted at an instant and not ordered. */
  | { kind: 'offerEnding'; offerId: string; revision: number }
  | { kind: 'offerNotOrdered'; offerId: string; acceptedAt: string }
  | NotificationJob;

/** Notifies people of what they are waiting for, or what waits for them. */
export type NotificationJob = { kind: 'notification' } & (
  | { about: 'orderShipped'; orderId: string; shipmentId: string }
  | { about: 'offerArrived'; offerId: string; revision: number }
  /** Somebody asks for a unit, and its owner has to agree. */
  | { about: 'approvalWaiting'; handoverId: string }
  /** To be found out from the readings; `asOf` tells the times of looking apart. */
  | { about: 'cleaningDue'; equipmentId: string; asOf: string }
);

/** What happened in a thread of mails. */
export type MailNewsKind =
  | 'message'
  | 'offered'
  | 'revised'
  | 'accepted'
  | 'ordered'
  | 'declined'
  | 'withdrawn'
  | 'askedAgain'
  | 'ending'
  | 'notOrdered'
  | 'changed'
  | 'shipped'
  | 'cancelled'
  | 'complaint';
