import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Shopper } from '../faults/shopper.ts';
import { demoPassword } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

/** Where an attack takes place: a shop with the limits of production, and its data folder. */
export interface Scene {
  stack: Stack;
  dataDir: string;
  /** Ids of an article that is in stock. */
  cartItemId: Record<string, string>;
}

export interface Attack {
  name: string;
  /** What it found before the shop was protected against it. */
  foundBefore: string;
  /** Returns what it found, or null. */
  run(scene: Scene): Promise<string | null>;
}

export const market = 'language=en&country=GB&locale=en-gb';

/** Headers of the shop's own pages. */
export const ownHeaders = ({ stack }: Scene): Record<string, string> => ({
  host: new URL(stack.url).host,
  'x-csrf': '1',
  origin: stack.url,
  'content-type': 'application/json',
});

export const anyCart = (): string => randomBytes(16).toString('hex');

/** Sends a change like a page does; status 0 without an answer in 5 s. */
export async function send(scene: Scene, path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(`${scene.stack.url}/api${path}?${market}`, {
      method: 'POST',
      headers: { ...ownHeaders(scene), 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch {
    return { status: 0, body: null };
  }
}

/** One visitor puts one article into a cart. */
export const addToCart = (scene: Scene, cartId = anyCart()): Promise<{ status: number; body: unknown }> =>
  send(scene, `/cart/${cartId}/add`, { cartItemId: scene.cartItemId, quantity: 4, action: 'Buy' });

/** Opens connections that announce a body of some bytes and send none of it. */
export function keepSilent(scene: Scene, count: number, path: () => string, bytes: number, cookie = ''): Socket[] {
  const headers = { ...ownHeaders(scene), 'content-length': String(bytes), ...(cookie && { cookie }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(scene.stack.url).port), '127.0.0.1');
    socket.on('error', () => undefined).write(`POST ${path()} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    return socket;
  });
}

/** A demo person who has signed in. */
export async function signIn({ stack }: Scene, email: string, locale = 'en-gb'): Promise<Shopper> {
  const country = locale.slice(-2).toUpperCase();
  const person = { email, password: demoPassword, locale, language: 'en', country };
  const shopper = new Shopper(stack.url, person, () => 1);
  await shopper.signIn();
  return shopper;
}
