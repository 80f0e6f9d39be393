import { randomUUID } from 'node:crypto';
import { demoPassword } from '../sign-in.ts';
import { buy, type Article } from './buy.ts';
import { calm } from './chaos.ts';
import { Shopper, type Answer, type Person } from './shopper.ts';

/** Grace buys on account, Anna pays by card. */
export const people: Person[] = [
  { email: 'grace.osei@elmbridge.example', password: demoPassword, locale: 'en-gb', language: 'en', country: 'GB' },
  {
    email: 'anna.lindqvist@hamnverket.example',
    password: demoPassword,
    locale: 'sv-se',
    language: 'sv',
    country: 'SE',
  },
];

/** What became of the purchases of all. */
export interface Purchases {
  begun: number;
  /** What went wrong first in each that failed. */
  failed: string[];
  /** Durations of all steps: signing in, a page of the checkout, calls. */
  stepMs: number[];
}

/** Status of a page or a call; 0 without an answer in 10 s. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url, { headers: { 'x-csrf': '1' }, signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => 0,
  );

/** Notes how long each call takes; a failed one fails the purchase, though the shopper would try again. */
class WatchedShopper extends Shopper {
  readonly stepMs: number[] = [];
  failure = '';
  async watch<T>(make: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const made = await make();
    this.stepMs.push(performance.now() - startedAt);
    return made;
  }
  override async call(...parameters: Parameters<Shopper['call']>): Promise<Answer> {
    const answer = await this.watch(() => super.call(...parameters));
    if (answer.status === 0 || answer.status >= 500 || answer.status === 429)
      this.failure ||= `${parameters[0]} ${parameters[1]}: ${answer.status}`;
    return answer;
  }
}

interface Buying {
  shopUrl: string;
  person: Person;
  article: Article;
  endsAt: number;
  purchases: Purchases;
}

/** Signs in and buys, again and again until `endsAt`; who begins in time may finish. */
export async function keepBuying({ shopUrl, person, article, endsAt, purchases }: Buying): Promise<void> {
  const { locale } = person;
  for (let n = 1; Date.now() < endsAt; n += 1) {
    const shopper = new WatchedShopper(shopUrl, person, () => 0.9);
    const name = `${person.email.split('.')[0]} ${n}`;
    const page = `${shopUrl}/${locale}/checkout/verifypayment/${randomUUID()}/${n}`;
    purchases.begun += 1;
    try {
      await shopper.watch(() => shopper.signIn());
      const status = await shopper.watch(() => statusOf(page));
      if (status !== 200) shopper.failure ||= `page of the checkout: ${status}`;
      const way = person === people[0] ? 'account' : 'card';
      const what = { article, articles: [article], quantity: 4, way, kill: undefined, chaos: calm } as const;
      const entry = await buy({ name, shopper, shopUrl, locale, ...what });
      if (entry?.knows !== 'placed') shopper.failure ||= 'not placed';
    } catch (error) {
      shopper.failure ||= (error as Error).message;
    }
    purchases.stepMs.push(...shopper.stepMs);
    if (shopper.failure) purchases.failed.push(`${name}: ${shopper.failure}`);
    await shopper.close();
  }
}
