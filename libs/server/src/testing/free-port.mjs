import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Nobody gets a port twice, since it may be free only until its server listens. */
const given = new Set();

/**
 * A loopback port that is free. It lies below the range from which systems take ports for outgoing connections and for servers that ask
 * for any port, so that nobody gets it before it is used or while its server is restarted; random, so that two programs that ask are
 * unlikely to get the same.
 *
 * @returns {Promise<number>}
 * @throws {Error} when a hundred ports in a row were in use
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 30_000);
    if (given.has(port) || !(await canListen(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('No port from 20000 to 29999 is free on 127.0.0.1.');
}

const canListen = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
