// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  subject: { number: string };
  greetingTo: { name: string };
  line: { articleNumber: string; name: string; quantity: string };
  moreLinesAttached: { count: number };
  moreLines: { count: number };
  collectPlace: { closes: string; opens: string; place: string };
  'changed.subject': { number: string };
  'shipped.subject': { number: string };
  shippedWith: { carrier: string };
  'cancelled.subject': { number: string };
  'complaint.subject': { number: string };
  complaint: { claim: string };
  'question.subject': { number: string };
  question: { name: string };
  'exemption.accepted.subject': { state: string };
  'exemption.refused.subject': { state: string };
}
