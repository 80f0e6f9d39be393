import { request as send, type IncomingHttpHeaders } from 'node:http';

/** What a browser shows after all redirects; `url` is its final address. */
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
  /** The redirects included another site, so strict cookies are not sent. */
  isCrossSite?: boolean;
}

interface OpenOptions {
  /** Sent as form data. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** Stops before an address with this prefix. */
  before?: string;
}

interface Site {
  /** Public scheme, host and port. */
  origin: string;
  /** Address of its server. */
  server: string;
}

const maxRedirects = 15;

/**
 * Minimal browser for signing in: cookies by host, path and SameSite, redirects, forms. With a site it follows
 * redirects to other origins and back; without one it stops before another origin.
 */
export class Browser {
  /** The site that is served from another address than its own. */
  readonly site: Site | undefined;
  /** Answers of the site, as text: status line, headers, body. */
  readonly seen: string[] = [];
  /** Addresses it was redirected to. */
  readonly addresses: string[] = [];
  /** Set-Cookie lines as received, newest last. */
  readonly setCookies: string[] = [];
  readonly #cookies = new Map<string, Cookie>();

  constructor(site?: Site) {
    this.site = site;
  }

  /** Navigates to an address and follows redirects. */
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

  /** Fills in and submits the form with this action (matched at its end). */
  async send(page: Shown, path: RegExp, fields: Record<string, string> = {}, before?: string): Promise<Shown> {
    const forms = [...page.body.matchAll(/<form method="post"\s+action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)];
    const form = forms.find(([, action = '']) => path.test(action));
    if (!form) throw new Error(`No form to ${String(path)} on ${page.url.href}: ${page.body.slice(0, 2_000)}`);
    const [, action = '', inside = ''] = form;
    const hidden = [...inside.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const given = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)]));
    return this.open(new URL(action, page.url), { form: { ...given, ...fields }, ...(before ? { before } : {}) });
  }

  /** Sends one request without following redirects. */
  ask(url: URL, { method = 'GET', headers = {}, body, isCrossSite = false }: Ask = {}): Promise<Shown> {
    const isOwn = url.origin === this.site?.origin;
    const target = isOwn ? new URL(url.pathname + url.search, this.site.server) : url;
    const cookie = this.#cookiesFor(url, isCrossSite);
    return new Promise((resolve, reject) => {
      const outgoing = send(
        target,
        // a new socket, since a kept one may belong to a server that has ended
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

  /** All cookies for an address, for use elsewhere. */
  cookieHeader(url: string | URL): string {
    return this.#cookiesFor(new URL(url), false);
  }

  /** Value of a cookie on a host. */
  cookieOn(host: string, name: string): string | undefined {
    return this.#on(host).find((cookie) => cookie.name === name)?.value;
  }

  /** Names of all cookies on a host. */
  cookieNamesOn(host: string): string[] {
    return this.#on(host).map(({ name }) => name);
  }

  /** Sets a cookie, as an attacker might. */
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
