import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answerUnreadable } from './answer-unreadable.ts';
import { listen } from './listen.ts';

let server: Server;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  lines = [];
  server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50, maxHeaderSize: 2_048 }, (_, response) =>
    response.end('served'),
  );
  answerUnreadable(server, { info: (line: Record<string, unknown>) => void lines.push(line) } as never);
  await listen(server, 0, '127.0.0.1');
});
afterEach(() => void server.close());

async function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  return answer;
}

describe('a request that cannot be read', () => {
  it.each([
    ['that is not HTTP', 'nonsense\r\n\r\n', 400, 'bad_request'],
    ['with too many headers', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(4_000)}\r\n\r\n`, 431, 'headers_too_long'],
    ['whose headers never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'request_timeout'],
  ])('%s has a problem as its answer, an id and a log line', async (_what, bytes, status, code) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    const problem = JSON.parse(answer.split('\r\n\r\n')[1]!) as { requestId: string };
    expect(problem).toMatchObject({ status, code });
    expect(answer).toContain(`x-request-id: ${problem.requestId}`);
    expect(lines).toEqual([{ requestId: problem.requestId, route: 'unreadable', status, reason: code }]);
  });

  it('does not disturb others', async () => {
    await send('nonsense\r\n\r\n');
    expect(await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('served');
  });
});
