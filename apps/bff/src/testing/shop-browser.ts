import { Browser, registration, type Ask, type Shown } from '@shop/server/testing';

/** Where browsers know the shop in tests; the servers behind it listen anywhere. */
export const shopUrl = 'http://localhost:4920';
const shopHost = new URL(shopUrl).hostname;

export const anna = 'anna.lindqvist@hamnverket.example';
export const grace = 'grace.osei@elmbridge.example';

/** A browser on the shop: calls as scripts on its pages make them, and signing in. The shop's address leads to whichever server `shop` names. */
export class ShopBrowser extends Browser {
  /** @param shop where the shop's server really listens */
  constructor(shop: string) {
    super({ origin: shopUrl, server: shop });
  }

  set shop(server: string) {
    this.site!.server = server;
  }

  /** A call of a script on a page of the shop. */
  async call(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Shown> {
    const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    return this.ask(new URL(path, shopUrl), { method, headers: { ...ours, ...headers }, ...(body ? { body } : {}) });
  }

  async json<Answer>(path: string, ask: Ask = {}): Promise<Answer> {
    return JSON.parse((await this.call(path, ask)).body) as Answer;
  }

  /** Signs in at the sandbox, from the shop; answers what is shown in the end. */
  async signIn(
    email = anna,
    { query = 'returnTo=/sv-se/', password = registration.demoPassword, before = '' } = {},
  ): Promise<Shown> {
    const page = await this.open(`/auth/login?${query}`);
    if (page.url.origin === shopUrl) return page;
    return this.send(page, /login\/[^/]+$/, { email, password }, before === '' ? undefined : before);
  }

  cookie(name: string): string | undefined {
    return this.cookieOn(shopHost, name);
  }

  cookieNames(): string[] {
    return this.cookieNamesOn(shopHost);
  }

  /** What an attacker who has got in somehow would do. */
  plant(name: string, value: string): void {
    this.plantOn(shopHost, name, value);
  }
}
