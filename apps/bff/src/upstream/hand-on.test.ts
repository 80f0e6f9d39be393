import request from 'supertest';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';

const ours = { 'x-csrf': '1' };
const answers: Record<string, string> = {
  '/settings': JSON.stringify({ text: 'word '.repeat(4_000) }),
  '/countries': JSON.stringify({ text: 'word '.repeat(200_000) }),
  '/keywords': '["short"]',
};
let upstream: StandInUpstream;
let bff: RunningBff;

beforeAll(async () => {
  upstream = await startUpstream((incoming, response) => {
    const body = answers[(incoming.url ?? '').split('?')[0] ?? ''] ?? '';
    const isStreamed = incoming.url?.includes('streamed');
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      etag: '"1"',
      ...(isStreamed ? {} : { 'content-length': Buffer.byteLength(body) }),
    });
    response.end(body);
  });
  bff = await startBff(upstream.url);
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
});

const ask = (path: string, accepted: string) =>
  request(bff.url).get(`/api${path}`).set(ours).set('accept-encoding', accepted);

describe('upstream answers', () => {
  it.each(['/settings', '/settings?streamed', '/countries', '/countries?streamed'])(
    'arrive whole, and compressed if the browser accepts it: %s',
    async (path) => {
      const expected = answers[path.split('?')[0] ?? ''];
      for (const [accepted, encoding] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const answer = await ask(path, accepted);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['etag']).toBe(encoding ? 'W/"1"' : '"1"');
        expect(answer.text === expected).toBe(true);
      }
    },
  );

  it('are sent uncompressed when they are short', async () => {
    const answer = await ask('/keywords', 'br');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toEqual(['short']);
  });
});
