// Made from the English texts by `npm run messages`.

/** What is filled into the texts of this folder, by their key; texts that need nothing are not in it. */
export interface MessageArguments {
  'address.error.zipCode': { example: string };
  'address.zipCodeHint': { example: string };
  'document.failed.tooLarge': { most: number };
  'form.file.error.size': { size: string };
  'form.file.hint': { size: string };
  'form.file.sending': { name: string };
  'document.request': { id: string };
  'form.counter': { max: number; used: number };
}
