/** Texts of the mails about quote requests, in one language; `{…}` is filled in. */
export interface QuoteMailTexts {
  /** To the customer: the request was sent. */
  requestSubject: string;
  greeting: string;
  sent: string;
  number: string;
  reference: string;
  asked: string;
  wantedDate: string;
  articles: string;
  /** `{name}`, `{articleNumber}`, `{quantity}`. */
  line: string;
  seeRequest: string;
  questions: string;
  /** To a place that was asked. */
  askedSubject: string;
  askedOf: string;
  customer: string;
  seeAndAnswer: string;
  /** To the customer: something was offered, for the first time or anew. */
  offerSubject: string;
  revisionSubject: string;
  /** `{partner}`. */
  offered: string;
  /** `{partner}`. */
  revised: string;
  supplier: string;
  total: string;
  withoutTax: string;
  /** Beside the last day. */
  validUntil: string;
  seeOffer: string;
  acceptance: string;
}
