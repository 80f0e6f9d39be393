import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
  text: string;
}

/** Sends bytes exactly as given, and reads until the server closes or is silent for `quietMs`. */
export async function sendRaw(port: number, bytes: string | Buffer, quietMs = 150): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const text = await readUntilQuiet(socket, quietMs);
  socket.destroy();
  return parseAnswer(text);
}

function readUntilQuiet(socket: Socket, quietMs: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    let timer = setTimeout(done, 2_000);
    function done(): void {
      clearTimeout(timer);
      resolve(text);
    }
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n'), text };
}
