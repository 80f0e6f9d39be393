/** What is to be done once a transaction is committed, mostly in the outside world; each is safe to do again. */
export type OutboxJob =
  | { kind: 'capture'; paymentId: string }
  | { kind: 'refund'; paymentId: string }
  | { kind: 'closeSession'; paymentId: string }
  | { kind: 'orderConfirmation'; orderId: string }
  /** A partner without people answers: a message, else (null) the request that was made after so many revisions. */
  | { kind: 'answerQuote'; offerId: string; messageId: string | null; revision: number }
  /** Tells the customer that a request was sent. */
  | { kind: 'quoteRequested'; quoteNumber: string }
  /** Tells a place that it was asked. */
  | { kind: 'quoteAsked'; offerId: string }
  /** Tells the customer what was offered. */
  | { kind: 'quoteOffered'; offerId: string; revision: number };
