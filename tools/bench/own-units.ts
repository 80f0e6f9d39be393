import { randomUUID } from 'node:crypto';
import { Shopper } from '../faults/shopper.ts';
import { demoPassword } from '../sign-in.ts';
import { startStack, withoutPeerLimits } from '../stack.ts';
import { atMost, type Benchmark, type BenchRow } from './row.ts';
import { startScaledDatabase } from './scaled-database.ts';

const manyUnits = 10_000;
/** Units of one page, the same for both. */
const limit = '20';

/** Reads of own units; where few are found, as many by the one who has many. */
const reads: Record<string, (letter: string, units: number) => [path: string, query: Record<string, string>]> = {
  'the list': () => ['/units', { limit }],
  'its last page': (_letter, units) => ['/units', { limit, page: String(units / Number(limit)) }],
  'a search by number': (letter, units) => ['/units', { limit, q: `${letter}-${units}` }],
  'a search by name': () => ['/units', { limit, q: 'cooler' }],
  'a search without a hit': () => ['/units', { limit, q: 'nothing has this name' }],
  'a place': () => ['/units', { limit: '1', place: 'Hall 7' }],
  'a family': () => ['/units', { limit, family: 'gasketed' }],
  'the map': () => ['/units/map', {}],
  'the map of a search': (letter, units) => ['/units/map', { q: `${letter}-${units}` }],
  'the map of a family': () => ['/units/map', { family: 'gasketed' }],
};

/** Own units of somebody with 10,000, beside those of somebody with 100: each read in turns, the best of all rounds of each. */
export const ownUnits: Benchmark = {
  name: 'own-units',
  about:
    'own units of somebody who has 10,000, beside those of somebody who has 100, and a cart for units (PostgreSQL)',
  minutes: 2,
  async run({ short }) {
    const database = await startScaledDatabase({ units: manyUnits });
    if (!database) return [];
    const stack = await startStack({ upstreamEnv: { DATABASE_URL: database.url }, bffEnv: withoutPeerLimits });
    try {
      const shopperOf = async (email: string, locale: string, country: string) => {
        const person = { email, password: demoPassword, locale, language: 'en', country };
        const shopper = new Shopper(stack.url, person, Math.random);
        await shopper.signIn();
        return shopper;
      };
      const [few, many] = [
        { shopper: await shopperOf('grace.osei@elmbridge.example', 'en-gb', 'GB'), letter: 'g', units: 100, ms: 0 },
        {
          shopper: await shopperOf('sam.carter@lakeside-brewing.example', 'en-us', 'US'),
          letter: 's',
          units: manyUnits,
          ms: 0,
        },
      ];
      const rows: BenchRow[] = [];
      for (const [name, read] of Object.entries(reads)) {
        for (const one of [few, many]) one.ms = Infinity;
        for (let round = 0; round < (short ? 3 : 15); round += 1) {
          for (const one of [few, many]) {
            const [path, query] = read(one.letter, one.units);
            const startedAt = performance.now();
            const { status } = await one.shopper.call('GET', path, { query });
            if (status !== 200) throw new Error(`${path} of ${one.letter} is answered ${status}`);
            one.ms = Math.min(one.ms, performance.now() - startedAt);
          }
        }
        rows.push({
          what: `own units: ${name}`,
          measured: `of 10,000: ${many.ms.toFixed(1)} ms`,
          reference: `of 100: ${few.ms.toFixed(1)} ms`,
          ...atMost(many.ms / few.ms, 1.5),
        });
      }
      const { body } = await few.shopper.call('GET', '/units', { query: { limit: '50' } });
      const equipmentIds = (body as { units: { equipmentId: string }[] }).units.map(({ equipmentId }) => equipmentId);
      return [...rows, await rowOfCarts(stack.url, equipmentIds, short ? 5 : 25)];
    } finally {
      await stack.stop();
      await database.stop();
    }
  },
};

const manyLines = 500;
/** V8 compiles the check of so large an answer after some thirty of them, which halves its time. */
const unmeasuredRounds = 40;

interface Card {
  genericItemId: string;
  commercialItemId: string;
  categoryId: string;
  salesDetails: { salesActions: string[]; minimumQuantity: number } | null;
}

/**
 * An anonymous cart of 500 lines for the units, beside the same articles without units: read in turns, the best of all
 * rounds of each.
 */
async function rowOfCarts(shopUrl: string, equipmentIds: string[], rounds: number): Promise<BenchRow> {
  const call = async <Answer>(path: string, query: Record<string, string>, body?: object): Promise<Answer> => {
    const market = { language: 'en', country: 'GB', locale: 'en-gb' };
    const response = await fetch(`${shopUrl}/api${path}?${new URLSearchParams({ ...market, ...query })}`, {
      headers: { 'x-csrf': '1', origin: shopUrl, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} is answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const cards: Card[] = [];
  for (let page = 1; cards.length < manyLines; page += 1) {
    const { items } = await call<{ items: Card[] }>('/items/category/gaskets', { page: String(page) });
    if (items.length === 0) throw new Error(`Only ${cards.length} articles for a cart of ${manyLines} lines`);
    cards.push(...items.filter(({ salesDetails }) => salesDetails?.salesActions.includes('Buy')));
  }
  const cartWith = async (unitOf: (n: number) => object): Promise<{ id: string; ms: number }> => {
    const lines = cards.slice(0, manyLines);
    const items = lines.map(({ genericItemId, commercialItemId, categoryId, salesDetails }, n) => ({
      cartItemId: { genericItemId, commercialItemId, categoryId, ...unitOf(n) },
      quantity: salesDetails!.minimumQuantity,
    }));
    const path = `/cart/${randomUUID().replaceAll('-', '')}/addmany`;
    return { ...(await call<{ id: string }>(path, {}, { items, action: 'Buy' })), ms: Infinity };
  };
  const plain = await cartWith(() => ({}));
  const forUnits = await cartWith((n) => ({ equipmentId: equipmentIds[n % equipmentIds.length] }));
  for (let round = -unmeasuredRounds; round < rounds; round += 1) {
    for (const one of [plain, forUnits]) {
      const startedAt = performance.now();
      await call(`/cart/${one.id}`, { action: 'Buy' });
      if (round >= 0) one.ms = Math.min(one.ms, performance.now() - startedAt);
    }
  }
  return {
    what: `cart of ${manyLines} lines for ${equipmentIds.length} units`,
    measured: `${forUnits.ms.toFixed(1)} ms`,
    reference: `without units: ${plain.ms.toFixed(1)} ms`,
    ...atMost(forUnits.ms / plain.ms, 2),
  };
}
