import { Browser, registration, type Ask, type Shown } from '@shop/server/testing';

/** Public address of the shop in tests; the servers behind it listen on other ports. */
export const shopUrl = 'http://localhost:4920';
const shopHost = new URL(shopUrl).hostname;

export const anna = 'anna.lindqvist@hamnverket.example';
export const grace = 'grace.osei@elmbridge.example';

/**
 * A browser on the shop: sends calls like scripts on its pages, and signs in. The shop's address is resolved to the
 * server given as `shop`.
 */
export class ShopBrowser extends Browser {
  /** @param shop address on which the shop's server listens */
  constructor(shop: string) {
    super({ origin: shopUrl, server: shop });
  }

  set shop(server: string) {
    this.site!.server = server;
  }

  /** Sends a call like a script on a page of the shop. */
  async call(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Shown> {
    const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    return this.ask(new URL(path, shopUrl), { method, headers: { ...ours, ...headers }, ...(body ? { body } : {}) });
  }

  async json<Answer>(path: string, ask: Ask = {}): Promise<Answer> {
    return JSON.parse((await this.call(path, ask)).body) as Answer;
  }

  /** Signs in at the sandbox, starting from the shop; returns the final page. */
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

  /** Sets a cookie, like an attacker who has gained access. */
  plant(name: string, value: string): void {
    this.plantOn(shopHost, name, value);
  }
}
