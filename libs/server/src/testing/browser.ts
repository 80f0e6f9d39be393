import { request as send, type IncomingHttpHeaders } from 'node:http';

/** What a browser shows after all redirects; `url` is where it is now. */
export interface Shown {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Cookie {
  host: string;
  path: string;
  name: string;
  value: string;
  isStrict: boolean;
}

/** One request. */
export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The chain of redirects has been on another site: strict cookies stay at home. */
  isCrossSite?: boolean;
}

interface OpenOptions {
  /** Sent as a form is. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** It stops before an address that begins so. */
  before?: string;
}

interface Site {
  /** Scheme, host and port under which browsers know it. */
  origin: string;
  /** Where its server listens now. */
  server: string;
}

const maxRedirects = 15;

/**
 * A browser as far as signing in needs one: cookies by host, path and SameSite, redirects, forms. With a site it goes between that and all
 * others as it is told; without one it stops before an address on another origin, where nobody listens.
 */
export class Browser {
  /** The site that is served from another address than its own. */
  readonly site: Site | undefined;
  /** Answers of the site, as text: status line, headers, body. */
  readonly seen: string[] = [];
  /** Addresses it has been sent to. */
  readonly addresses: string[] = [];
  /** Set-Cookie lines as they came, newest last. */
  readonly setCookies: string[] = [];
  readonly #cookies = new Map<string, Cookie>();

  constructor(site?: Site) {
    this.site = site;
  }

  /** Goes to an address as a person does, and follows. */
  async open(address: string | URL, { form, headers, before }: OpenOptions = {}): Promise<Shown> {
    let url = new URL(address, this.site?.origin);
    let ask: Ask = form ? sent(form) : {};
    for (let hop = 0; hop < maxRedirects; hop += 1) {
      const from = ask.isCrossSite ? 'cross-site' : hop === 0 ? 'none' : 'same-origin';
      const ofDocument = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-site': from };
      const shown = await this.ask(url, { ...ask, headers: { ...ofDocument, ...ask.headers, ...headers } });
      const { location } = shown.headers;
      if (location === undefined) return shown;
      const next = new URL(location, url);
      this.addresses.push(next.href);
      const isBefore = before === undefined ? !this.site && next.origin !== url.origin : next.href.startsWith(before);
      if (isBefore) return { ...shown, url: next };
      ask = { isCrossSite: ask.isCrossSite === true || next.hostname !== url.hostname };
      url = next;
    }
    throw new Error(`Too many redirects, the last to ${url.href}`);
  }

  /** Fills the form of a page that goes to this path (its end is enough) and sends it. */
  async send(page: Shown, path: RegExp, fields: Record<string, string> = {}, before?: string): Promise<Shown> {
    const forms = [...page.body.matchAll(/<form method="post"\s+action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)];
    const form = forms.find(([, action = '']) => path.test(action));
    if (!form) throw new Error(`No form to ${String(path)} on ${page.url.href}: ${page.body.slice(0, 2_000)}`);
    const [, action = '', inside = ''] = form;
    const hidden = [...inside.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const given = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)]));
    return this.open(new URL(action, page.url), { form: { ...given, ...fields }, ...(before ? { before } : {}) });
  }

  /** One request, no redirect followed. */
  ask(url: URL, { method = 'GET', headers = {}, body, isCrossSite = false }: Ask = {}): Promise<Shown> {
    const isOwn = url.origin === this.site?.origin;
    const target = isOwn ? new URL(url.pathname + url.search, this.site.server) : url;
    const cookie = this.#cookiesFor(url, isCrossSite);
    return new Promise((resolve, reject) => {
      const outgoing = send(
        target,
        // a socket of its own: one that was kept may belong to a server that has ended since
        { method, agent: false, headers: { host: url.host, ...headers, ...(cookie === '' ? {} : { cookie }) } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            for (const line of answer.headers['set-cookie'] ?? []) this.#keep(url, line);
            const status = answer.statusCode ?? 0;
            if (isOwn) this.seen.push(`${status}\n${answer.rawHeaders.join('\n')}\n\n${text}`);
            resolve({ url, status, headers: answer.headers, body: text });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  /** Everything it has for an address, to hand it to somebody else. */
  cookieHeader(url: string | URL): string {
    return this.#cookiesFor(new URL(url), false);
  }

  /** A cookie that it has on a host. */
  cookieOn(host: string, name: string): string | undefined {
    return this.#on(host).find((cookie) => cookie.name === name)?.value;
  }

  /** Names of all cookies that it has on a host. */
  cookieNamesOn(host: string): string[] {
    return this.#on(host).map(({ name }) => name);
  }

  /** Gives it a cookie as an attacker would who has got in somehow. */
  plantOn(host: string, name: string, value: string): void {
    this.#cookies.set(`${host}|/|${name}`, { host, path: '/', name, value, isStrict: true });
  }

  #on(host: string): Cookie[] {
    return [...this.#cookies.values()].filter((cookie) => cookie.host === host);
  }

  #cookiesFor(url: URL, isCrossSite: boolean): string {
    return this.#on(url.hostname)
      .filter(({ path }) => `${url.pathname}/`.startsWith(path.replace(/\/?$/, '/')))
      .filter(({ isStrict }) => !(isCrossSite && isStrict))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(url: URL, line: string): void {
    this.setCookies.push(line);
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const attribute = (wanted: string): string | undefined =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? '/';
    const key = `${url.hostname}|${path}|${name}`;
    const isGone =
      value === '' || attribute('max-age') === '0' || new Date(attribute('expires') ?? '9999') < new Date();
    const isStrict = attribute('samesite') === 'Strict';
    if (isGone) this.#cookies.delete(key);
    else this.#cookies.set(key, { host: url.hostname, path, name, value, isStrict });
  }
}

const sent = (form: Record<string, string>): Ask => ({
  method: 'POST',
  body: new URLSearchParams(form).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
