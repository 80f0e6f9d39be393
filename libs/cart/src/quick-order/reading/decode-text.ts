/** Decodes a text file as spreadsheets save it: UTF-8, UTF-16, or Windows-1252; undefined if it is not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return textOrNothing(decode('utf-16le'));
  if (first === 0xfe && second === 0xff) return textOrNothing(decode('utf-16be'));
  // every second byte of western text in UTF-16 is 0
  if (bytes.length > 3 && second === 0 && bytes[3] === 0) return textOrNothing(decode('utf-16le'));
  if (bytes.length > 3 && first === 0 && bytes[2] === 0) return textOrNothing(decode('utf-16be'));
  try {
    return textOrNothing(decode('utf-8', true));
  } catch {
    return textOrNothing(decode('windows-1252'));
  }
}

/** Text contains no control characters other than tabs and line ends. */
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

const textOrNothing = (text: string): string | undefined => (noText.test(text) ? undefined : text);
