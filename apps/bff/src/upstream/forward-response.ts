import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { bestEncoding, encode, encoder, type Encoding } from '../http/encodings.ts';

/** Maximum size of answers that are buffered, so that a slow browser does not hold upstream's socket. */
const readWholeBytes = 256 * 1024;
/** Shorter answers fit into one packet without compression. */
const worthCompressingBytes = 1_400;
const compressible = /^(?:application\/(?:[a-z.+-]*\+)?json|text\/)/;

type Headers = Record<string, string | string[] | undefined>;

/** Forwards upstream's answer to the browser, compressed if upstream has not done so and it saves a packet. */
export function forwardResponse(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): void {
  response.statusCode = answer.statusCode ?? 502;
  const given = headers['content-length'];
  const length = given === undefined ? undefined : Number(given);
  const encoding = encodingFor(request, response.statusCode, headers, length);
  if (encoding !== 'identity') announce(headers, encoding);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  if (length === undefined || length > readWholeBytes) {
    // a broken answer breaks the browser's too, so that nobody takes a part for the whole
    if (encoding === 'identity') pipeline(answer, response, () => undefined);
    else pipeline(answer, encoder(encoding), response, () => undefined);
    return;
  }
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    const [first] = chunks;
    const bytes = first && chunks.length === 1 ? first : Buffer.concat(chunks);
    if (encoding === 'identity') response.end(bytes);
    else
      void encode(bytes, encoding).then((encoded) => response.setHeader('content-length', encoded.length).end(encoded));
  });
}

function encodingFor(request: IncomingMessage, status: number, headers: Headers, length: number | undefined): Encoding {
  const type = headers['content-type'];
  const isWorthIt =
    status === 200 &&
    headers['content-encoding'] === undefined &&
    (length === undefined || length >= worthCompressingBytes) &&
    typeof type === 'string' &&
    compressible.test(type) &&
    request.method === 'GET';
  return isWorthIt ? bestEncoding(request.headers['accept-encoding']) : 'identity';
}

function announce(headers: Headers, encoding: Encoding): void {
  const { vary, etag } = headers;
  headers['content-encoding'] = encoding;
  headers['vary'] = typeof vary === 'string' ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  // weak, because the bytes differ while the meaning is the same
  if (typeof etag === 'string' && !etag.startsWith('W/')) headers['etag'] = `W/${etag}`;
  delete headers['content-length'];
}
