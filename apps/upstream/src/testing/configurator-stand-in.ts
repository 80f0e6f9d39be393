import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConfigurator, type Configurator, type SessionToStart } from '../configurator/configurator.ts';

/** Key that the configurator of tests shares with the shop. */
export const configuratorKey = 'configurator-key-of-tests';

export interface ConfiguratorStandIn {
  configurator: Configurator;
  origin: string;
  /** Sessions that it was asked for. */
  sessions: SessionToStart[];
  /** How it answers from now on; by default with its own page. */
  answerWith(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A configurator on loopback whose answers a test decides. */
export async function startConfiguratorStandIn({ timeoutMs = 3_000 } = {}): Promise<ConfiguratorStandIn> {
  const sessions: SessionToStart[] = [];
  let answer: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const session = JSON.parse(Buffer.concat(chunks).toString()) as SessionToStart;
      sessions.push(session);
      if (answer) answer(response);
      else if (request.headers.authorization !== `Bearer ${configuratorKey}`) response.writeHead(401).end();
      else response.end(JSON.stringify({ url: `${origin}/configure/${session.sessionId}` }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    configurator: createConfigurator({ url: `${origin}/api`, key: configuratorKey, origin, timeoutMs }),
    origin,
    sessions,
    answerWith: (next) => void (answer = next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
