import { Agent, createServer, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '@shop/server';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadBalancer {
  url: string;
  close(): Promise<void>;
}

interface Target {
  host: string;
  port: number;
  isReady: boolean;
}

interface Options {
  port: number;
  /** Ports of the servers on loopback. */
  targets: readonly number[];
  /** False: what a server leaves unanswered is not sent to the next; for the negative control. */
  resends?: boolean;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Milliseconds between questions to `/readyz`, and until one counts as failed. */
const checkMs = 200;
const checkLimitMs = 2_000;

/**
 * What stands before several servers on this machine: it asks each whether it is ready, takes turns, and sends what a
 * server left unanswered to the next one where that is safe (a read, or a change with its Idempotency-Key, which the shop
 * makes once). In production that is HAProxy, nginx or an ingress; here Node's own http, since a request must be sent
 * again to another server and no kept package for it does that.
 */
export async function startLoadBalancer({ port, targets: ports, resends = true }: Options): Promise<LoadBalancer> {
  const targets: Target[] = ports.map((one) => ({ host: '127.0.0.1', port: one, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let isClosed = false;

  /** Those that are ready, the next one first; all when none says so. */
  function inTurn(): Target[] {
    turn += 1;
    const ready = targets.filter(({ isReady }) => isReady);
    const candidates = ready.length > 0 ? ready : targets;
    return candidates.map((_target, n) => candidates[(turn + n) % candidates.length]!);
  }

  const ask = (target: Target, method: string, path: string, headers: IncomingHttpHeaders, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const { host, port: targetPort } = target;
      const outgoing = send({ host, port: targetPort, agent, method, path, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          if (!incoming.complete) return reject(new Error('cut off'));
          resolve({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks) });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  async function forward(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const { method = 'GET', url = '/', headers } = incoming;
    const isSafe = method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
    const forwarded = {
      ...headers,
      'x-forwarded-for': [headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', '),
    };
    let last: unknown;
    const candidates = inTurn();
    // each once more: of two servers the first may have come back while the second went
    for (const target of resends ? [...candidates, ...candidates] : candidates.slice(0, 1)) {
      try {
        return await ask(target, method, url, forwarded, body);
      } catch (error) {
        last = error;
        target.isReady = false;
        const isUnsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!isSafe && !isUnsent) break;
      }
    }
    throw last;
  }

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      forward(incoming, Buffer.concat(chunks)).then(
        ({
          status,
          headers: { connection: _hop, 'keep-alive': _time, 'transfer-encoding': _coding, ...headers },
          body,
        }) => {
          response.writeHead(status, {
            ...headers,
            ...(incoming.method === 'HEAD' ? {} : { 'content-length': body.length }),
          });
          response.end(body);
        },
        () => response.writeHead(502).end('no server answers\n'),
      );
    });
  });

  async function check(target: Target): Promise<void> {
    while (!isClosed) {
      const address = `http://${target.host}:${target.port}/readyz`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(checkLimitMs) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      target.isReady = answer?.ok === true;
      await sleep(checkMs, undefined, { ref: false });
    }
  }
  const { port: taken } = (await listen(server, port, '127.0.0.1')) as Pick<AddressInfo, 'port'>;
  for (const target of targets) void check(target);
  return {
    url: `http://127.0.0.1:${taken}`,
    async close() {
      isClosed = true;
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
