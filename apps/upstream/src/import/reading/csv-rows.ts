import { createReadStream } from 'node:fs';
import Papa from 'papaparse';
import { FileError } from './file-error.ts';

const chunkBytes = 256 * 1024;
/** So much text in one row means a quote that nobody closed. */
const maxRowLength = 2 * 1024 * 1024;
const neverClosed =
  'a quoted value that begins after this row is never closed: the file may be cut off, or a " inside a value must be written twice';

/** Rows of a file, in order; resolves when they were taken. */
export type TakeRows = (rows: string[][]) => Promise<void>;

/**
 * Reads a text file row by row, with a comma, semicolon or tab between its values, in memory that does not depend on its
 * length.
 *
 * @throws FileError
 */
export async function readCsvRows(path: string, take: TakeRows): Promise<void> {
  let parser: Papa.Parser | undefined;
  let rest = '';
  let row = 0;
  const parse = async (isLast: boolean): Promise<void> => {
    parser ??= new Papa.Parser({ delimiter: delimiterOf(rest), newline: '\n' });
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as Papa.ParseResult<string[]>;
    rest = rest.slice(meta.cursor);
    const broken = errors.find(({ type }) => type === 'Quotes');
    if (broken || rest.length > maxRowLength) throw new FileError(neverClosed, row + (broken?.row ?? data.length));
    row += data.length;
    await take(data);
  };
  for await (const text of textOf(path)) {
    rest += text;
    await parse(false);
  }
  await parse(true);
}

const delimiterOf = (text: string): string =>
  Papa.parse(text, { preview: 20, delimitersToGuess: [',', ';', '\t'] }).meta.delimiter;

/** The text of a file in pieces, its lines ended by `\n`. */
async function* textOf(path: string): AsyncGenerator<string> {
  // removes a byte order mark
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let carriageReturn = '';
  const decode = (bytes?: Uint8Array): string => {
    try {
      const text = carriageReturn + (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
      // the other half of a line's end may come with the next piece
      carriageReturn = bytes && text.endsWith('\r') ? '\r' : '';
      return (carriageReturn === '' ? text : text.slice(0, -1)).replace(/\r\n?/g, '\n');
    } catch (cause) {
      throw new FileError('is not UTF-8: save it as "CSV UTF-8"', undefined, { cause });
    }
  };
  for await (const bytes of createReadStream(path, { highWaterMark: chunkBytes })) {
    const text = decode(bytes as Uint8Array);
    if (text.includes('\0')) throw new FileError('holds signs that no text has: save it as "CSV UTF-8"');
    yield text;
  }
  yield decode();
}
