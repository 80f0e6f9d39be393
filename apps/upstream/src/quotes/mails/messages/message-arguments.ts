// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  requestSubject: { number: string };
  greetingTo: { name: string };
  line: { articleNumber: string; name: string; quantity: string };
  moreLines: { count: number };
  askedSubject: { number: string };
  'customer.offered.subject': { number: string };
  'customer.revised.subject': { number: string };
  'customer.offered': { partner: string };
  'customer.revised': { partner: string };
  'customer.message.subject': { number: string };
  'customer.message': { partner: string };
  'customer.declined.subject': { number: string };
  'customer.declined': { partner: string };
  'customer.ending.subject': { number: string };
  'customer.ending': { partner: string; until: string };
  'customer.notOrdered.subject': { number: string };
  'customer.notOrdered': { partner: string };
  'partner.message.subject': { number: string };
  'partner.message': { customer: string };
  'partner.accepted.subject': { number: string };
  'partner.accepted': { customer: string };
  'partner.ordered.subject': { number: string };
  'partner.ordered': { customer: string; order: string };
  'partner.declined.subject': { number: string };
  'partner.declined': { customer: string };
  'partner.withdrawn.subject': { number: string };
  'partner.withdrawn': { customer: string };
  'partner.askedAgain.subject': { number: string };
  'partner.askedAgain': { customer: string };
  'partner.cancelled.subject': { number: string };
  'partner.cancelled': { customer: string; order: string };
}
