/** Work to do after a transaction commits, mostly in external systems. Jobs may run again, so each is idempotent. */
export type OutboxJob =
  | { kind: 'capture'; paymentId: string }
  | { kind: 'refund'; paymentId: string }
  | { kind: 'closeSession'; paymentId: string }
  | { kind: 'orderConfirmation'; orderId: string }
  /** Decides about a tax exemption as a clerk of the demo. */
  | { kind: 'decideTaxExempt'; taxExemptId: string }
  /** Answers as a demo partner: to a message, or (null) to the request after `revision` revisions. */
  | { kind: 'answerQuote'; offerId: string; messageId: string | null; revision: number }
  /** Confirms a sent request to the customer. */
  | { kind: 'quoteRequested'; quoteNumber: string }
  /** Notifies a location of a request. */
  | { kind: 'quoteAsked'; offerId: string }
  /** Notifies the customer of an offer. */
  | { kind: 'quoteOffered'; offerId: string; revision: number };
