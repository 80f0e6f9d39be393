// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  requestSubject: { number: string };
  line: { articleNumber: string; name: string; quantity: string };
  askedSubject: { number: string };
  offerSubject: { number: string };
  revisionSubject: { number: string };
  offered: { partner: string };
  revised: { partner: string };
}
