import { request as send, type IncomingHttpHeaders } from 'node:http';
/** Where browsers know the shop in tests; the servers behind it listen anywhere. */
export const shopUrl = 'http://localhost:4920';

/** Of all demo accounts of the sandbox. */
const demoPassword = 'Vadholm-2026';

/** What a browser has got after all redirects. */
export interface Shown {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Cookie {
  host: string;
  name: string;
  value: string;
  path: string;
  isStrict: boolean;
  isReadable: boolean;
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The chain of redirects has been on another site: strict cookies stay at home. */
  isCrossSite?: boolean;
}

/**
 * A browser as far as signing in needs one: cookies by host, path and SameSite, redirects, forms. The shop's address leads to whichever
 * server `shop` names. Everything that it ever saw of the shop is in `seen`.
 */
export class Browser {
  /** Where the shop's server really listens. */
  shop: string;
  /** Answers of the shop, as text: status line, headers, body. */
  readonly seen: string[] = [];
  /** Addresses it has been sent to. */
  readonly addresses: string[] = [];
  readonly #cookies = new Map<string, Cookie>();

  constructor(shop: string) {
    this.shop = shop;
  }

  /** Goes to an address as a person does, and follows. Stops before an address that begins with `before`. */
  async open(
    address: string,
    { before, form }: { before?: string; form?: Record<string, string> } = {},
  ): Promise<Shown> {
    let url = new URL(address, shopUrl);
    let ask: Ask = { isCrossSite: false };
    if (form)
      ask = {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
    for (let hop = 0; hop < 15; hop += 1) {
      const site = ask.isCrossSite ? 'cross-site' : hop === 0 ? 'none' : 'same-origin';
      const shown = await this.ask(url, {
        ...ask,
        headers: { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-site': site, ...ask.headers },
      });
      const { location } = shown.headers;
      if (location === undefined) return shown;
      const next = new URL(location, url);
      this.addresses.push(next.href);
      if (before !== undefined && next.href.startsWith(before)) return { ...shown, url: next };
      ask = { isCrossSite: ask.isCrossSite === true || next.hostname !== url.hostname };
      url = next;
    }
    throw new Error(`Too many redirects, the last to ${url.href}`);
  }

  /** Sends the form of a page whose address ends so. */
  async send(page: Shown, path: RegExp, fields: Record<string, string> = {}, before?: string): Promise<Shown> {
    const forms = [...page.body.matchAll(/<form method="post"\s+action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)];
    const form = forms.find(([, action = '']) => path.test(action));
    if (!form) throw new Error(`No form to ${String(path)} on ${page.url.href}: ${page.body.slice(0, 2_000)}`);
    const [, action = '', inside = ''] = form;
    const hidden = [...inside.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const given = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    return this.open(new URL(action, page.url).href, { form: { ...given, ...fields }, ...(before ? { before } : {}) });
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
  async signIn(email = anna, { query = 'returnTo=/sv-se/', password = demoPassword, before = '' } = {}) {
    const page = await this.open(`/auth/login?${query}`);
    if (page.url.origin === shopUrl) return page;
    return this.send(page, /login\/[^/]+$/, { email, password }, before === '' ? undefined : before);
  }

  cookie(name: string): string | undefined {
    return [...this.#cookies.values()].find((one) => one.host === 'localhost' && one.name === name)?.value;
  }

  cookieNames(): string[] {
    return [...this.#cookies.values()].filter(({ host }) => host === 'localhost').map(({ name }) => name);
  }

  /** What an attacker who has got in somehow would do. */
  plant(name: string, value: string): void {
    this.#cookies.set(`localhost|/|${name}`, {
      host: 'localhost',
      name,
      value,
      path: '/',
      isStrict: true,
      isReadable: false,
    });
  }

  /** One request, no redirect followed. */
  ask(url: URL, { method = 'GET', headers = {}, body, isCrossSite = false }: Ask = {}): Promise<Shown> {
    const isShop = url.origin === shopUrl;
    const target = isShop ? new URL(url.pathname + url.search, this.shop) : url;
    const cookies = [...this.#cookies.values()]
      .filter((one) => one.host === url.hostname && url.pathname.startsWith(one.path) && !(isCrossSite && one.isStrict))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    return new Promise((resolve, reject) => {
      const outgoing = send(
        target,
        { method, headers: { host: url.host, ...headers, ...(cookies === '' ? {} : { cookie: cookies }) } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            for (const line of answer.headers['set-cookie'] ?? []) this.#keep(url, line);
            const status = answer.statusCode ?? 0;
            if (isShop) this.seen.push(`${status}\n${answer.rawHeaders.join('\n')}\n\n${text}`);
            resolve({ url, status, headers: answer.headers, body: text });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  #keep(url: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const attribute = (wanted: string): string | undefined =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? '/';
    const key = `${url.hostname}|${path}|${name}`;
    const isGone =
      value === '' || attribute('max-age') === '0' || new Date(attribute('expires') ?? '9999') < new Date();
    if (isGone) this.#cookies.delete(key);
    else
      this.#cookies.set(key, {
        host: url.hostname,
        name,
        value,
        path,
        isStrict: attribute('samesite') === 'Strict',
        isReadable: !attributes.some((one) => one.toLowerCase() === 'httponly'),
      });
  }
}

export const anna = 'anna.lindqvist@hamnverket.example';
export const grace = 'grace.osei@elmbridge.example';
