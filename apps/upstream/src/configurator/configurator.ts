import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

export interface ConfiguratorSettings {
  /** Base address of its API, without a slash at the end. */
  url: string;
  /** Shared with it. */
  key: string;
  /** The only origin that browsers are sent to. */
  origin: string;
  timeoutMs?: number;
}

/** What the configurator is told of a session. */
export interface SessionToStart {
  sessionId: string;
  /** Where the browser comes back to, with `configurationId` in the query once something was saved. */
  returnUrl: string;
  configurationId: string;
  /** As it was saved last; null for a new configuration. */
  design: string | null;
  /** `cart-{id}` or `favouritelist-{id}`; null when it was not opened from one. */
  webshopId: string | null;
  /** BCP 47. */
  language: string;
  currency: string;
  currencyPerEuro: number;
}

/** The configurator gave no session; `httpStatusCode` says why, as in the contract. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError';
  readonly httpStatusCode: number;

  constructor(httpStatusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.httpStatusCode = httpStatusCode;
  }
}

export interface Configurator {
  /** Returns the address of its page. Throws a NoSessionError. */
  start(session: SessionToStart): Promise<string>;
  /** True when the configurator signed these bytes. */
  isSigned(rawBody: Buffer, signature: unknown): boolean;
}

/** Long enough for a slow service, short enough for a person who waits for its page. */
const patienceMs = 8_000;
const maxAnswerLength = 10_000;

const answerSchema = z.object({ url: z.string() });

/** Client of the configurator, which has a small API of its own (docs/decisions/0020). */
export function createConfigurator({ url, key, origin, timeoutMs = patienceMs }: ConfiguratorSettings): Configurator {
  async function ask(session: SessionToStart): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(`${url}/sessions`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(session),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new NoSessionError(504, 'The configurator does not answer', { cause: error });
    }
  }

  return {
    async start(session) {
      const { status, text } = await ask(session);
      if (status === 403) throw new NoSessionError(403, 'The configurator refuses the session');
      const address = status === 200 && text.length <= maxAnswerLength ? addressIn(text) : null;
      if (address === null) throw new NoSessionError(502, `The configurator answers ${status} without an address`);
      if (address.origin !== origin) throw new NoSessionError(502, `The configurator answers with ${address.origin}`);
      return address.href;
    },
    isSigned(rawBody, signature) {
      if (typeof signature !== 'string') return false;
      const expected = createHmac('sha256', key).update(rawBody).digest();
      const given = Buffer.from(signature, 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

function addressIn(text: string): URL | null {
  try {
    const { url } = answerSchema.parse(JSON.parse(text));
    return new URL(url);
  } catch {
    return null;
  }
}
