import type { DatabaseSync } from 'node:sqlite';

export interface StoredNotification {
  id: string;
  about: string;
  /** What its text names. */
  values: Record<string, string>;
  address: string | null;
  sentAt: Date;
  isRead: boolean;
}

/** Newest notifications that a person is shown; older ones are deleted. */
const maxOfPerson = 50;

/** Notifications of everybody; they outlive a restart. */
export function createNotificationStore(database: DatabaseSync) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS notifications (
      id TEXT PRIMARY KEY, recipient TEXT NOT NULL, about TEXT NOT NULL, texts TEXT NOT NULL, address TEXT, sent_at INTEGER NOT NULL,
      is_read INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX IF NOT EXISTS notifications_recipient ON notifications (recipient, sent_at);`);
  const write = database.prepare(
    'INSERT OR IGNORE INTO notifications (id, recipient, about, texts, address, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const newest = 'SELECT id FROM notifications WHERE recipient = ?1 ORDER BY sent_at DESC, rowid DESC LIMIT ?2';
  const trim = database.prepare(`DELETE FROM notifications WHERE recipient = ?1 AND id NOT IN (${newest})`);
  const read = database.prepare('SELECT * FROM notifications WHERE recipient = ? ORDER BY sent_at DESC, rowid DESC');
  const mark = database.prepare('UPDATE notifications SET is_read = 1 WHERE recipient = ? AND id = ?');
  return {
    /** The same id again changes nothing. */
    add(recipient: string, { id, about, values, address }: Omit<StoredNotification, 'sentAt' | 'isRead'>): void {
      write.run(id, recipient, about, JSON.stringify(values), address, Date.now());
      trim.run(recipient, maxOfPerson);
    },
    /** Newest first. */
    of: (recipient: string): StoredNotification[] =>
      read.all(recipient).map((row) => ({
        id: row['id'] as string,
        about: row['about'] as string,
        values: JSON.parse(row['texts'] as string) as Record<string, string>,
        address: row['address'] as string | null,
        sentAt: new Date(row['sent_at'] as number),
        isRead: row['is_read'] === 1,
      })),
    /** Does nothing for notifications of somebody else. */
    markRead: (recipient: string, ids: readonly string[]): void => ids.forEach((id) => mark.run(recipient, id)),
  };
}
export type NotificationStore = ReturnType<typeof createNotificationStore>;
