import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createPayments } from './payments.ts';
import { createWebhookQueue, type Webhook } from './webhook-queue.ts';

interface Options {
  database: DatabaseSync;
  shopUrl: string;
  hmacKey: string;
  log: Pick<Logger, 'info' | 'error'>;
}

const intervalMs = 200;
const responseTimeoutMs = 10_000;

/**
 * Settles payments that are due and sends webhooks to the shop: `POST {shop}/webhooks/payments/sandbox`, body
 * `{eventId, outcome}`, header `hmacsignature` with the HMAC-SHA256 of the body in base64, until the shop answers 2xx.
 *
 * @returns a function that stops it; unsent webhooks stay in the database
 */
export function startSendingWebhooks({ database, shopUrl, hmacKey, log }: Options): () => Promise<void> {
  const payments = createPayments(database);
  const queue = createWebhookQueue(database);
  const stopping = new AbortController();

  async function send(webhook: Webhook): Promise<void> {
    const { eventId, body, tries } = webhook;
    const reply = await post(body).catch((error: Error) => error.message);
    if (stopping.signal.aborted && reply !== 'delivered') return;
    if (reply === 'delivered') queue.remove(eventId);
    else queue.postpone(webhook);
    log.info({ eventId, tries: tries + 1, result: reply }, 'webhook');
  }

  async function post(body: string): Promise<string> {
    const answer = await fetch(`${shopUrl}/webhooks/payments/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        hmacsignature: createHmac('sha256', hmacKey).update(body).digest('base64'),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(responseTimeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? 'delivered' : `status ${answer.status}`;
  }

  const ended = (async () => {
    while (!stopping.signal.aborted) {
      try {
        payments.settleDue();
        await Promise.all(queue.due().map(send));
      } catch (error) {
        log.error({ err: error }, 'webhooks failed');
      }
      await setTimeout(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return ended;
  };
}
