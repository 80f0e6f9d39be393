import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Webhooks still to be sent, stored so that a restart loses none. */
export interface WebhookQueue {
  /**
   * Queues an event to be sent in `inMs` milliseconds, adding `eventId`. To be called in the transaction of the change
   * that it reports.
   */
  add(event: object, inMs: number): void;
  /** Webhooks that are due, earliest first. */
  due(): Webhook[];
  /** Called when it was delivered. */
  remove(eventId: string): void;
  /** Called when delivery failed: retries for a day, with a delay that doubles up to one minute. */
  postpone(webhook: Webhook): void;
}

export interface Webhook {
  eventId: string;
  body: string;
  tries: number;
  madeAt: number;
}

const firstPauseMs = 1_000;
const maxPauseMs = 60_000;
const lifeMs = 24 * 3_600_000;
const batchSize = 20;

export function createWebhookQueue(database: DatabaseSync, now: () => number = Date.now): WebhookQueue {
  const insert = database.prepare(
    'INSERT INTO payment_webhooks (event_id, body, tries, next_at, made_at) VALUES (?, ?, 0, ?, ?)',
  );
  const select = database.prepare(
    `SELECT event_id AS eventId, body, tries, made_at AS madeAt FROM payment_webhooks WHERE next_at <= ?
     ORDER BY next_at, rowid LIMIT ?`,
  );
  const remove = database.prepare('DELETE FROM payment_webhooks WHERE event_id = ?');
  const postpone = database.prepare('UPDATE payment_webhooks SET tries = tries + 1, next_at = ? WHERE event_id = ?');
  return {
    add(event, inMs) {
      const eventId = randomUUID();
      insert.run(eventId, JSON.stringify({ eventId, ...event }), now() + inMs, now());
    },
    due: () => select.all(now(), batchSize) as unknown as Webhook[],
    remove: (eventId) => void remove.run(eventId),
    postpone({ eventId, tries, madeAt }) {
      if (now() - madeAt > lifeMs) remove.run(eventId);
      else postpone.run(now() + Math.min(firstPauseMs * 2 ** tries, maxPauseMs), eventId);
    },
  };
}
