// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  demoLead: { password: string };
  codeSent: { email: string };
  codeWrong: { triesLeft: number };
  tooLong: { most: number };
  pay: { amount: string };
  paidAlreadyText: { amount: string };
}
