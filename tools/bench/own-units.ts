import { Shopper } from '../faults/shopper.ts';
import { demoPassword } from '../sign-in.ts';
import { startStack, withoutPeerLimits } from '../stack.ts';
import { measureCartForUnits } from './cart-for-units.ts';
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
      return [...rows, await measureCartForUnits(stack.url, database.equipmentIds.slice(0, 50), short ? 5 : 25)];
    } finally {
      await stack.stop();
      await database.stop();
    }
  },
};
