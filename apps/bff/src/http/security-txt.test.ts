import request from 'supertest';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';

let upstream: StandInUpstream;
let bff: RunningBff;

async function start(environment: Record<string, string>) {
  upstream = await startUpstream();
  bff = await startBff(upstream.url, { environment });
}
afterEach(async () => {
  await bff.close();
  await upstream.close();
});

const path = '/.well-known/security.txt';
const daysUntil = (date: string): number => (Date.parse(date) - Date.now()) / 86_400_000;

describe('security.txt (RFC 9116)', () => {
  it('says whom to tell about a weakness, in the order of the configuration', async () => {
    await start({
      PUBLIC_URL: 'https://shop.example',
      SECURITY_CONTACTS: 'mailto:security@shop.example https://shop.example/report',
      SECURITY_POLICY_URL: 'https://shop.example/rules',
    });
    const answer = await request(bff.url).get(path).set('host', 'shop.example');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const expires = /^Expires: (.*)$/m.exec(answer.text)?.[1] ?? '';
    expect(answer.text.split('\n')).toEqual([
      'Contact: mailto:security@shop.example',
      'Contact: https://shop.example/report',
      `Expires: ${expires}`,
      `Canonical: https://shop.example${path}`,
      'Policy: https://shop.example/rules',
      'Preferred-Languages: en',
      '',
    ]);
    expect(daysUntil(expires)).toBeGreaterThan(170);
    expect(daysUntil(expires)).toBeLessThan(365);
  });

  it('answers HEAD, and refuses to be written', async () => {
    await start({ SECURITY_CONTACTS: 'mailto:security@shop.example' });
    expect((await request(bff.url).head(path)).status).toBe(200);
    expect((await request(bff.url).post(path)).status).toBe(405);
  });

  it('is not there while nobody is named', async () => {
    await start({});
    const answer = await request(bff.url).get(path);
    expect(answer.text).not.toContain('Contact:');
    expect(answer.headers['content-type']).not.toContain('text/plain');
  });
});
