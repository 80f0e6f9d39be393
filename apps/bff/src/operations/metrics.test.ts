import request from 'supertest';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFakeWeb, html } from '../testing/fake-web-bundle.ts';
import { answerSimply, startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { waitFor } from '../testing/wait-for.ts';

let upstream: StandInUpstream;
let bff: RunningBff;
let release = (): void => undefined;
const text = () => bff.deps.metrics.registry.metrics();

beforeAll(async () => {
  upstream = await startUpstream(answerSimply);
  const held = new Promise<void>((resolve) => (release = resolve));
  const web = createFakeWeb(async ({ url }) => {
    if (url.includes('/slow')) await held;
    return { status: 200, headers: html, html: url };
  });
  const environment = { SHOP_VERSION: '1.4.0', SHOP_REVISION: '4f2a91c', RENDER_IN_FLIGHT: '1' };
  bff = await startBff(upstream.url, { web, environment });
});
afterAll(async () => {
  await bff.close();
  await upstream.close();
});

describe('the metrics', () => {
  it('say what runs and how busy it is', async () => {
    expect(await text()).toMatch(/bff_build_info\{version="1.4.0",revision="4f2a91c",node="v2\d[^"]+"\} 1/);
    expect(await text()).toMatch(/bff_event_loop_active_seconds_total \d+\.\d/);
  });

  it.each([
    ['/en-gb/', 'home'],
    ['/en-gb/gaskets--c12', 'category'],
    ['/en-gb/gaskets--c12/gx-050--g12-v34', 'item'],
    ['/en-gb/portal/orders', 'portal'],
    ['/en-gb/what-somebody-typed', 'other'],
  ])('count %s as a page of the kind %s, rendered and from the cache', async (path, kind) => {
    await request(bff.url).get(path).expect(200);
    await request(bff.url).get(path).expect(200);
    expect(await text()).toContain(`bff_request_duration_seconds_count{route="page ${kind}",status="2xx"} 2`);
    expect(await text()).not.toContain('typed');
  });

  it('count refusals by reason', async () => {
    await request(bff.url).get('/api/nothing').set('x-csrf', '1').expect(404);
    await request(bff.url).get('/en-gb/').set('host', 'evil.example').expect(400);
    expect(await text()).toContain('bff_refusals_total{reason="unknown_path",status="4xx"} 1');
    expect(await text()).toMatch(/bff_refusals_total\{reason="\w+",status="4xx"\} 1\n.*bff_refusals_total/s);
  });

  it('show pages being rendered and waiting for it', async () => {
    const pages = [1, 2].map((n) =>
      request(bff.url)
        .get(`/en-gb/slow${n}`)
        .then(() => undefined),
    );
    await waitFor(() => upstream.active === 0);
    await sleep(200);
    expect(await text()).toContain('bff_renders{state="in-flight"} 1');
    expect(await text()).toContain('bff_renders{state="waiting"} 1');
    release();
    await Promise.all(pages);
    expect(await text()).toContain('bff_renders{state="in-flight"} 0');
  });

  it('lines of the log name the market of a page and of a call, and nothing else that was typed', async () => {
    bff.log.splice(0);
    await request(bff.url).get('/sr-latn-rs/').expect(200);
    await request(bff.url).get('/api/settings?language=en&country=GB&locale=en-gb').set('x-csrf', '1');
    await request(bff.url).get('/api/settings?locale=typed').set('x-csrf', '1');
    await waitFor(() => bff.log.length >= 3);
    expect(bff.log.map(({ market }) => market)).toEqual(['sr-latn-rs', 'en-gb', undefined]);
  });
});
