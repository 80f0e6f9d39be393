/** What a browser shows after all redirects; `url` is where it is now. */
export interface Shown {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

interface Cookie {
  host: string;
  path: string;
  name: string;
  value: string;
}

/** A browser as far as sign-in needs one: cookies by host and path, redirects, forms. It stops at addresses where nobody listens. */
export class Browser {
  #cookies = new Map<string, Cookie>();

  /** Set-Cookie lines as they came, newest last. */
  readonly setCookies: string[] = [];

  async open(
    address: string | URL,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Shown> {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    for (let hop = 0; hop < 12; hop += 1) {
      const cookie = this.#cookiesFor(url);
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { ...headers, ...(cookie && { cookie }) },
        ...(body && { body }),
      });
      for (const line of response.headers.getSetCookie()) this.#keep(url, line);
      const location = response.headers.get('location');
      const text = await response.text();
      if (!location) return { url, status: response.status, headers: response.headers, text };
      const next = new URL(location, url);
      if (next.origin !== url.origin) return { url: next, status: response.status, headers: response.headers, text };
      url = next;
      body = undefined;
    }
    throw new Error(`Too many redirects, the last to ${url.href}`);
  }

  /** Fills the form of a page that goes to this path (its end is enough) and sends it. */
  async send(page: Shown, path: RegExp, fields: Record<string, string> = {}): Promise<Shown> {
    const forms = [...page.text.matchAll(/<form method="post"\s+action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)];
    const form = forms.find(([, action]) => path.test(action!));
    if (!form) throw new Error(`No form to ${String(path)} on ${page.url.href}: ${page.text}`);
    const hidden = [...form[2]!.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const given = Object.fromEntries(hidden.map(([, name, value]) => [name!, unescaped(value!)]));
    return this.open(new URL(form[1]!, page.url), { ...given, ...fields });
  }

  /** Everything it has on this host, to hand it to somebody else. */
  cookieHeader(url: string | URL): string {
    return this.#cookiesFor(new URL(url));
  }

  #cookiesFor(url: URL): string {
    return [...this.#cookies.values()]
      .filter(({ host, path }) => host === url.hostname && `${url.pathname}/`.startsWith(path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(url: URL, line: string) {
    this.setCookies.push(line);
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const attribute = (wanted: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? '/';
    const key = `${url.hostname}|${path}|${name}`;
    const isGone = value === '' || new Date(attribute('expires') ?? '9999') < new Date();
    if (isGone) this.#cookies.delete(key);
    else this.#cookies.set(key, { host: url.hostname, path, name, value });
  }
}

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
