// Made from the English texts by `npm run messages`.

/** What is filled into the texts of this folder, by their key; texts that need nothing are not in it. */
export interface MessageArguments {
  demoLead: { password: string };
  codeSent: { email: string };
  codeWrong: { triesLeft: number };
  tooLong: { most: number };
  pay: { amount: string };
  paidAlreadyText: { amount: string };
}
