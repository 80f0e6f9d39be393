import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: string;
}

export interface StandInUpstream {
  readonly url: string;
  readonly server: Server;
  /** Received requests, in order. */
  readonly requests: RecordedRequest[];
  /** Sockets currently open. */
  readonly sockets: Set<Socket>;
  /** Number of sockets accepted so far. */
  readonly accepted: number;
  /** Number of requests currently being answered. */
  readonly active: number;
  close(): Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const markets = [
  { region: 'Europe', countryCode: 'SE', languageCode: 'sv', description: 'Sverige / svenska', locale: 'sv-se' },
  { region: 'Europe', countryCode: 'DE', languageCode: 'de', description: 'Deutschland / Deutsch', locale: 'de-de' },
  { region: 'Europe', countryCode: 'GB', languageCode: 'en', description: 'United Kingdom / English', locale: 'en-gb' },
  {
    region: 'Americas',
    countryCode: 'US',
    languageCode: 'en',
    description: 'United States / English',
    locale: 'en-us',
  },
  {
    region: 'Europe',
    countryCode: 'RS',
    languageCode: 'sr-Latn',
    description: 'Srbija / srpski',
    locale: 'sr-latn-rs',
  },
];

/** Answers the few calls that the server makes itself; everything else gets `{"ok": true}`. */
export const answerSimply: Answer = (request, response) => {
  const path = (request.url ?? '').split('?')[0];
  response.setHeader('content-type', 'application/json');
  if (path === '/markets') response.end(JSON.stringify(markets));
  else if (path === '/markets/default') {
    const rest = { statusMessage: null, name: 'Deutschland', languages: ['de'] };
    response.end(JSON.stringify({ country: 'DE', language: 'de', locale: 'de-de', ...rest }));
  } else response.end('{"ok":true}');
};

/** A real HTTP server as the commerce API, on a free port of this machine. */
export async function startUpstream(answer: Answer = answerSimply, port = 0): Promise<StandInUpstream> {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  let accepted = 0;
  let active = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    active += 1;
    response.on('close', () => (active -= 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers, rawHeaders } = request;
      requests.push({ method, url, headers, rawHeaders, body });
      answer(request, response, body);
    });
  });
  server.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    requests,
    sockets,
    get accepted() {
      return accepted;
    },
    get active() {
      return active;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}
