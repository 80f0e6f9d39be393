import type { Mail, MailPart } from './mailbox.ts';

/** The parsed content of a message; the recipient comes from the SMTP envelope. */
export type ParsedMessage = Pick<Mail, 'subject' | 'body' | 'language'> & { html?: string; parts: MailPart[] };

interface Part {
  headers: Map<string, string>;
  content: Buffer;
}

const maxDepth = 10;

/**
 * Parses internet messages of common server software: text, HTML and attachments, in base64 or quoted-printable.
 * Encrypted and damaged mail is not supported: content that cannot be parsed is returned as raw text.
 */
export function parseMessage(raw: Buffer): ParsedMessage {
  const whole = partOf(raw);
  const parsed: ParsedMessage = {
    subject: decodedWords(whole.headers.get('subject') ?? ''),
    language: whole.headers.get('content-language') ?? '',
    body: '',
    parts: [],
  };
  for (const part of leafParts(whole)) {
    const { value: type, parameters } = headerOf(part, 'content-type', 'text/plain');
    const disposition = headerOf(part, 'content-disposition', '');
    const name = disposition.parameters.get('filename') ?? parameters.get('name');
    const content = decodedContent(part);
    const isShown = disposition.value !== 'attachment' && name === undefined;
    const text = () => decoded(content, parameters.get('charset')).replaceAll('\r\n', '\n').trim();
    if (isShown && type === 'text/plain' && parsed.body === '') parsed.body = text();
    else if (isShown && type === 'text/html' && parsed.html === undefined) parsed.html = text();
    else parsed.parts.push({ name: name ?? type.replace('/', '.'), type, content });
  }
  return parsed;
}

function partOf(raw: Buffer): Part {
  const end = /\r?\n\r?\n/.exec(raw.toString('latin1'));
  const head = end ? raw.subarray(0, end.index) : raw;
  const headers = new Map<string, string>();
  for (const line of head
    .toString('utf8')
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value!.trim());
  }
  return { headers, content: end ? raw.subarray(end.index + end[0].length) : Buffer.alloc(0) };
}

/** Parts that are not containers, in order. */
function leafParts(part: Part, depth = 0): Part[] {
  const { value, parameters } = headerOf(part, 'content-type', 'text/plain');
  const boundary = parameters.get('boundary');
  if (!value.startsWith('multipart/') || !boundary || depth === maxDepth) return [part];
  const quoted = boundary.replace(/[^\w]/g, '\\$&');
  const pieces = `\r\n${part.content.toString('latin1')}`.split(new RegExp(`\\r?\\n--${quoted}(?=--|[ \\t]*\\r?\\n)`));
  return pieces
    .slice(1)
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leafParts(partOf(Buffer.from(piece.replace(/^[ \t]*\r?\n/, ''), 'latin1')), depth + 1));
}

/** Parses `text/plain; charset=utf-8` with its parameters, including split and encoded ones (RFC 2231). */
function headerOf({ headers }: Part, name: string, fallback: string) {
  const [value = '', ...rest] = (headers.get(name) ?? fallback).split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const parameters = new Map<string, string>();
  for (const parameter of rest) {
    const [, key, text] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(parameter) ?? [];
    if (!key) continue;
    const [, base = key, isEncoded] = /^([^*]+)(?:\*\d+)?(\*)?$/.exec(key) ?? [];
    const plain = text!.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1');
    const piece = isEncoded ? decodedUri(plain.replace(/^[\w-]*'[\w-]*'/, '')) : decodedWords(plain);
    parameters.set(base.toLowerCase(), (parameters.get(base.toLowerCase()) ?? '') + piece);
  }
  return { value: value.trim().toLowerCase(), parameters };
}

function decodedContent({ headers, content }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(content.toString('latin1'), 'base64');
  if (encoding === 'quoted-printable')
    return unquoted(
      content
        .toString('latin1')
        .replace(/[ \t]+(?=\r?\n)/g, '')
        .replace(/=\r?\n/g, ''),
    );
  return content;
}

/** Decodes `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=`; whitespace between two encoded words is ignored. */
function decodedWords(text: string): string {
  return text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?([^?*]+)(?:\*[^?]*)?\?([BQ])\?([^?]*)\?=/gi, (_, charset: string, kind: string, word: string) =>
      decoded(kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : unquoted(word.replaceAll('_', ' ')), charset),
    );
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  );

function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function decoded(bytes: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString();
  }
}
