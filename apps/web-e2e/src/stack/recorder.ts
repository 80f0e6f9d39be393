import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A recorded request with its response. */
export interface Exchange {
  method: string;
  path: string;
  /** Including the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  sent: string;
  status: number;
  answerHeaders: IncomingHttpHeaders;
  /** Uncompressed body. */
  answer: string;
}

export interface Recorder {
  url: string;
  /** All exchanges so far, in the order in which the responses ended. */
  exchanges: Exchange[];
  close(): void;
}

/** Records the traffic between two servers, or a browser and a server. It changes nothing but turns compression off. */
export async function startRecorder(target: string, { port = 0, keepHost = false } = {}): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', headers } = request;
    const { pathname: path, search: query, host } = new URL(request.url ?? '/', target);
    const passed = { ...headers, 'accept-encoding': 'identity', ...(keepHost ? {} : { host }) };
    const sent: Buffer[] = [];
    const forward = send(new URL(path + query, target), { method, headers: passed }, (answer) => {
      const { statusCode: status = 502, headers: answerHeaders } = answer;
      const received: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => received.push(chunk));
      answer.on('end', () => {
        const [sentText, text] = [sent, received].map((chunks) => Buffer.concat(chunks).toString());
        exchanges.push({ method, path, query, headers, sent: sentText!, status, answerHeaders, answer: text! });
      });
      response.writeHead(status, answerHeaders);
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    response.on('close', () => forward.destroy());
    request.on('data', (chunk: Buffer) => sent.push(chunk));
    request.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
