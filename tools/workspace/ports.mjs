import { createServer } from 'node:net';
import { freePort } from '../../libs/server/src/testing/free-port.mjs';

export { freePort };

/** The command that was typed, for advice in errors. */
const command = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';

/**
 * The port in an environment variable, or a default, checked to be free on both loopback addresses.
 *
 * @param {string} variable 'PORT' …, named in errors
 * @param {number} [fallback] without it a free port is taken
 * @throws {Error} when it is not a port number or the port is in use
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
      if (host === '127.0.0.1') throw error; // a machine without IPv6 has no ::1
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
