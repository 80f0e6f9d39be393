// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'address.error.zipCode': { example: string };
  'address.error.zipCode.US': { example: string };
  'address.zipCodeHint': { example: string };
  'document.failed.tooLarge': { most: number };
  'form.file.error.size': { size: string };
  'form.file.hint': { size: string };
  'form.file.sending': { name: string };
  'form.photo.hint': { size: string };
  'document.request': { id: string };
  'form.counter': { max: number; used: number };
}
