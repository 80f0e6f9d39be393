// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  greetingTo: { name: string };
  'asked.subject': { number: string };
  'confirmed.subject': { number: string };
  'refused.subject': { number: string };
  'released.subject': { number: string };
}
