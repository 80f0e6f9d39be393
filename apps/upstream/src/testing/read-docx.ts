import { inflateRawSync } from 'node:zlib';

/** Content of a DOCX file. */
export interface ReadDocx {
  /** Its files by name. */
  parts: Map<string, Buffer>;
  /** `word/document.xml`. */
  body: string;
  /** Text of the body, one line per paragraph. */
  text: string;
}

/** Signatures and lengths of records in a zip file. */
const [directoryEnd, directoryEntry] = ['PK\x05\x06', 'PK\x01\x02'];
const localHeaderLength = 30;

export function readDocx(bytes: Buffer): ReadDocx {
  const parts = unzip(bytes);
  const body = parts.get('word/document.xml')!.toString();
  const paragraphs = body.split('</w:p>').map((paragraph) => {
    const runs = [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)];
    return runs.map(([, text]) => unescaped(text!)).join('');
  });
  return { parts, body, text: paragraphs.filter(Boolean).join('\n') };
}

function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(directoryEnd, undefined, 'latin1');
  const parts = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < bytes.readUInt16LE(end + 10); n++) {
    if (bytes.toString('latin1', at, at + 4) !== directoryEntry) throw new Error('No zip file');
    const [method, length] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + localHeaderLength + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + length);
    parts.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), method === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
