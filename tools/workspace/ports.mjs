import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that is free on loopback at this moment. */
export async function freePort() {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * A free port to come back to at every start: below those that systems lend to outgoing connections, so that it is likely to be free again,
 * and by chance, so that two copies of the repository do not meet on it.
 */
export async function lastingPort() {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    try {
      await listen(server, port, '127.0.0.1');
      return port;
    } catch {
      // somebody is there: another one
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  }
  return freePort();
}

/** What the person typed, for advice. */
const command = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';

/**
 * The port that an environment variable names, or a default, checked to be free on both loopback addresses.
 *
 * @param {string} variable 'PORT' …, named in errors
 * @param {number} [fallback] without it a free port is taken
 * @throws {Error} when it is no port number or somebody listens there
 */
export async function chosenPort(variable, fallback) {
  const text = process.env[variable];
  if (!text && fallback === undefined) return freePort();
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable}=${text} is not a port: give a number from 1 to 65535.`);
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    try {
      await listen(server, port, host);
    } catch (error) {
      if (error.code === 'EACCES')
        throw new Error(`Port ${port} is not allowed for this user: set ${variable} to one above 1023.`);
      if (error.code === 'EADDRINUSE') {
        throw new Error(
          `Port ${port} is in use by another program. Stop that one, or choose another port: ${variable}=${port + 100} ${command}`,
        );
      }
      if (host === '127.0.0.1') throw error; // a machine without IPv6 has no ::1, which is fine
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  }
  return port;
}

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });
