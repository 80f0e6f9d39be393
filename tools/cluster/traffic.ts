import { setTimeout as sleep } from 'node:timers/promises';
import { demoPages } from '../demo-pages.ts';
import { buy, type Way } from '../faults/buy.ts';
import { calm } from '../faults/chaos.ts';
import { findArticle, plentifulNumber } from '../faults/find-article.ts';
import type { BuyerEntry } from '../faults/ledgers.ts';
import { Shopper, type Answer, type Person } from '../faults/shopper.ts';
import { demoPassword } from '../sign-in.ts';
import type { Cluster } from './start-cluster.ts';
import { Tally } from './tally.ts';

const people: Person[] = [
  { email: 'grace.osei@elmbridge.example', password: demoPassword, locale: 'en-gb', language: 'en', country: 'GB' },
  {
    email: 'anna.lindqvist@hamnverket.example',
    password: demoPassword,
    locale: 'sv-se',
    language: 'sv',
    country: 'SE',
  },
];
const ways: Way[] = ['account', 'card'];
/** Pack quantity of the article. */
const quantity = 4;
const readers = 3;
const readPauseMs = 20;
const market = 'language=en&country=GB&locale=en-gb';

/** A shopper whose changes are counted, each attempt. */
class CountedShopper extends Shopper {
  readonly changes: Tally;
  constructor(shopUrl: string, person: Person, changes: Tally) {
    super(shopUrl, person, () => 0.9);
    this.changes = changes;
  }
  override async call(...parameters: Parameters<Shopper['call']>): Promise<Answer> {
    const answer = await super.call(...parameters);
    const [method, path] = parameters;
    // a cart that waits for its payment is no failure
    const isFailure = answer.status === 0 || answer.status >= 500 || answer.status === 401;
    if (method !== 'GET') this.changes.add(isFailure ? `${method} ${path}: ${answer.status}` : undefined);
    return answer;
  }
}

export interface Traffic {
  reads: Tally;
  changes: Tally;
  /** Stock before the first purchase is read by the caller: nobody buys before `begin`. */
  begin(): Promise<void>;
  /** Acknowledged orders so far. */
  acknowledged(): number;
  /** Ends the purchases under way and resolves with all that buyers know. */
  end(): Promise<{ buyers: BuyerEntry[]; troubles: string[] }>;
}

/** Visitors who read pages and calls, and people who buy, without a pause until `end`. */
export async function createTraffic({ url, upstreamUrl, upstreams }: Cluster): Promise<Traffic> {
  const reads = new Tally();
  const changes = new Tally();
  const entries = new Map<string, BuyerEntry>();
  const troubles: string[] = [];
  let isOver = false;
  const pages = await demoPages(upstreamUrl);
  const article = await findArticle(upstreams[0]!, plentifulNumber);
  let n = 0;
  /** Pages, which the BFFs keep for a minute, and calls, which they do not. */
  const paths = [
    () => pages.home,
    () => `/api/items/search?${market}&expression=gasket&page=1&t=${(n += 1)}`,
    () => pages.category,
    () => `/api/categories?${market}&t=${(n += 1)}`,
    () => pages.item,
  ];

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const path = paths[turn % paths.length]!();
      const failure = await fetch(`${url}${path}`, {
        headers: { 'x-csrf': '1' },
        signal: AbortSignal.timeout(20_000),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok ? undefined : `GET ${path}: ${answer.status}`;
        },
        (error: Error) => `GET ${path}: ${error.message}`,
      );
      reads.add(failure);
      await sleep(readPauseMs);
    }
  }

  async function shop(person: Person): Promise<void> {
    const shopper = new CountedShopper(url, person, changes);
    await shopper.signIn();
    for (let count = 1; !isOver; count += 1) {
      const name = `${person.email.split('.')[0]} ${count}`;
      const way = person === people[0] ? ways[count % ways.length]! : 'card';
      const { locale } = person;
      const purchase = { name, shopper, shopUrl: url, locale, article, articles: [article], quantity, way };
      try {
        const entry = await buy({ ...purchase, kill: undefined, chaos: calm });
        if (entry) entries.set(entry.orderId, entry);
      } catch (error) {
        troubles.push(`${name} (${way}): ${(error as Error).message}`);
      }
    }
    await shopper.close();
  }

  let all: Promise<unknown> = Promise.resolve();
  return {
    reads,
    changes,
    async begin() {
      all = Promise.all([...Array.from({ length: readers }, (_, reader) => read(reader)), ...people.map(shop)]);
      all.catch(() => undefined);
      while ([...entries.values()].length < people.length) await Promise.race([all, sleep(100)]);
    },
    acknowledged: () => [...entries.values()].filter(({ knows }) => knows === 'placed').length,
    async end() {
      isOver = true;
      await all;
      return { buyers: [...entries.values()], troubles };
    },
  };
}
