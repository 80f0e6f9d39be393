import { createServer, type AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * An upstream in its own thread that closes every idle socket after `idleMs` without announcing it, whatever the client
 * is doing.
 */
const { idleMs } = workerData as { idleMs: number };

const server = createServer((socket) => {
  let received = '';
  socket.setNoDelay(true);
  socket.on('timeout', () => socket.destroy());
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    for (;;) {
      const end = received.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = received.slice(0, end);
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      received = received.slice(end + 4 + length);
      // idle from the first answer on: a connection without a request is not in keep-alive
      socket.setTimeout(idleMs);
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    }
  });
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage({ port: (server.address() as AddressInfo).port }));
