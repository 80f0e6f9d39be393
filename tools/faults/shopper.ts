import { request as playwright, type APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../sign-in.ts';

/** A buyer's account and market. */
export interface Person {
  email: string;
  password: string;
  locale: string;
  language: string;
  country: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

interface Call {
  body?: unknown;
  ifMatch?: string | undefined;
  query?: Record<string, string>;
  /** Sent as the field formFile. */
  file?: { name: string; mimeType: string; buffer: Buffer };
}

/** Minimum time before a shopper gives up. */
const giveUpAfterMs = 90_000;
/** Temporary failures, which are tried again: no response, or "not now". */
const isPassing = (status: number): boolean => [0, 401, 408, 425, 429, 500, 502, 503, 504].includes(status);

/**
 * A shopper's browser without a screen: cookies, redirects, calls to the shop. It repeats a failed call with the same Idempotency-Key like
 * a network layer, or with a new one like a second click.
 */
export class Shopper {
  readonly #shopUrl: string;
  readonly #person: Person;
  readonly #random: () => number;
  #context: APIRequestContext | undefined;

  constructor(shopUrl: string, person: Person, random: () => number) {
    this.#shopUrl = shopUrl;
    this.#person = person;
    this.#random = random;
  }

  async signIn(): Promise<void> {
    await this.#context?.dispose();
    const context = await playwright.newContext({ baseURL: this.#shopUrl });
    this.#context = context;
    const { locale, email, password } = this.#person;
    await signIn(context, { email, password }, `/${locale}/`);
  }

  /** One call to the shop; status 0 without a response. */
  async call(
    method: string,
    path: string,
    { body, ifMatch, query, file }: Call = {},
    key: string = randomUUID(),
  ): Promise<Answer> {
    const { language, country, locale } = this.#person;
    try {
      const response = await this.#context!.fetch(`/api${path}`, {
        method,
        params: { language, country, locale, ...query, t: Date.now() },
        headers: {
          'x-csrf': '1',
          origin: this.#shopUrl,
          ...(method === 'GET' ? {} : { 'idempotency-key': key }),
          ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        },
        ...(body === undefined ? {} : { data: body }),
        ...(file === undefined ? {} : { multipart: { formFile: file } }),
        timeout: 30_000,
      });
      return { status: response.status(), body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, body: null };
    }
  }

  /** Repeats a call until it is answered; sometimes sends it twice at once, like impatient people. */
  async callUntilAnswered(method: string, path: string, call: Call = {}): Promise<Answer> {
    const endsAt = Date.now() + giveUpAfterMs;
    let key = randomUUID();
    for (;;) {
      const isDouble = method !== 'GET' && this.#random() < 0.2;
      const tries = await Promise.all([
        this.call(method, path, call, key),
        ...(isDouble ? [this.call(method, path, call)] : []),
      ]);
      const answer = tries.find(({ status }) => status < 300 && status > 0) ?? tries[0];
      const isInFlight = (answer.body as { code?: string } | null)?.code === 'change_in_flight';
      if (!isPassing(answer.status) && !isInFlight) return answer;
      if (Date.now() > endsAt) throw new Error(`${method} ${path} was still answered ${answer.status} after 90 s`);
      if (answer.status === 401) await this.signIn().catch(() => undefined);
      if (this.#random() < 0.5) key = randomUUID();
      await sleep(200);
    }
  }

  /** Submits a form of the provider's pages. Returns the redirect address, or null without a response. */
  async sendForm(url: string, form: Record<string, string>): Promise<string | null> {
    try {
      const response = await this.#context!.post(url, { form, maxRedirects: 0, timeout: 15_000 });
      return response.headers()['location'] ?? null;
    } catch {
      return null;
    }
  }

  /** The Cookie header of this browser, for requests that it could not send itself. */
  async cookies(): Promise<string> {
    const { cookies } = await this.#context!.storageState();
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async close(): Promise<void> {
    await this.#context?.dispose();
  }
}
