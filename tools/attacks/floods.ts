import { addToCart, anyCart, send, type Attack } from './attack.ts';

/** Bytes that one visitor may make the shop keep in ten minutes (WRITE_BYTES_PER_10_MINUTES), and some more. */
const maxBytes = 1_200_000;
const notFoundPaths = 150;

export const floodOfLines: Attack = {
  name: 'one visitor writes carts of 500 lines until refused',
  foundBefore: '334 kB kept per request, 5 MB a second',
  async run(scene) {
    const note = 'x'.repeat(200);
    const line = { cartItemId: scene.cartItemId, quantity: 4, note };
    const body = { items: Array.from({ length: 500 }, () => line), action: 'Buy' };
    let kept = 0;
    let first: number | undefined;
    for (let n = 0; n < 30; n += 1) {
      const { status } = await send(scene, `/cart/${anyCart()}/addmany`, body);
      first ??= status;
      if (status === 200) kept += JSON.stringify(body).length;
      if (status === 429) break;
    }
    if (first !== 200) return `the attack does not get through: ${first}`;
    return kept > maxBytes ? `${Math.round(kept / 1_000)} kB were accepted from one visitor` : null;
  },
};

export const inventedPaths: Attack = {
  name: 'invented paths push pages out of the page cache',
  foundBefore: 'upstream down was 503 instead of a cached page',
  async run({ stack }) {
    const read = (path: string) => fetch(stack.url + path, { signal: AbortSignal.timeout(20_000) });
    for (let n = 0; n < 2; n += 1) await (await read('/en-gb/')).text();
    for (let n = 0; n < notFoundPaths; n += 1) {
      const path = `/en-gb/${anyCart()}`;
      // kept from the second request on
      for (let times = 0; times < 2; times += 1) await (await read(path)).text();
    }
    await stack.stopUpstream();
    const { status } = await read('/en-gb/');
    await stack.startUpstream();
    return status === 200 ? null : `the home page was answered ${status} while upstream was down`;
  },
};

/** A visitor's limit must not be everybody's: checked after the floods. */
export const stillServed: Attack = {
  name: 'the shop after all that',
  foundBefore: '',
  async run(scene) {
    const { stack } = scene;
    const { status } = await fetch(`${stack.url}/en-gb/`);
    const health = await fetch(`${stack.upstreamUrl}/healthz`);
    const { status: added } = await addToCart(scene);
    // the visitor of the flood is refused, with its own reason
    return status === 200 && health.status === 200 && (added === 200 || added === 429)
      ? null
      : `page ${status}, health ${health.status}, add ${added}`;
  },
};
