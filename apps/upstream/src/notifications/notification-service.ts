import type { NotificationJob } from '@shop/commerce-model';

export interface NotificationSettings {
  /** Base address of its API, without a slash at the end. */
  url: string;
  key: string;
  timeoutMs?: number;
}

/** What one person is to know. The service words it in the language in which it is read. */
export interface Notification {
  /** The same again is no second notification. */
  id: string;
  /** `oid` of the person, as in tokens of the identity provider. */
  recipient: string;
  about: NotificationJob['about'];
  /** What its text names: numbers, names, days as 2026-03-02. */
  values: Record<string, string>;
  /** Page of the shop that it is about; null where the shop's address is not configured. */
  address: string | null;
}

export interface NotificationService {
  /** Returns null when it is delivered, or the reason why it never will be; throws when a retry may help. */
  deliver(notification: Notification): Promise<string | null>;
}

/** Shorter than the lease of a job. */
const patienceMs = 8_000;

/** Client of the notification service, which has a small API of its own (docs/decisions/0022). */
export function createNotificationService({
  url,
  key,
  timeoutMs = patienceMs,
}: NotificationSettings): NotificationService {
  return {
    async deliver({ id, ...notification }) {
      const { ok, status } = await fetch(`${url}/messages/${encodeURIComponent(id)}`, {
        method: 'PUT',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(notification),
      });
      if (ok) return null;
      if (status === 422) return 'the notification service refuses it';
      throw new Error(`The notification service answers ${status}`);
    },
  };
}
