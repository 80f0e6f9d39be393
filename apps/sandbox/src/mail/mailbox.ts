import type { DatabaseSync } from 'node:sqlite';

/** What somebody has written to somebody. */
export interface Mail {
  recipient: string;
  sender: string;
  subject: string;
  body: string;
  /** A code in it, shown large. */
  code?: string | undefined;
  /** Language tag of subject and body. */
  language: string;
}

export interface ReceivedMail extends Mail {
  id: number;
  sentAt: Date;
}

/** One mailbox for all addresses. Whoever has mail to send delivers it here. */
export interface Mailbox {
  deliver(mail: Mail): void;
  /** Newest first. */
  latest(recipient?: string): ReceivedMail[];
}

const kept = 500;
const shown = 100;

export function createMailbox(database: DatabaseSync): Mailbox {
  const insert = database.prepare(
    'INSERT INTO mail (recipient, sender, subject, body, code, language, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const prune = database.prepare('DELETE FROM mail WHERE id <= (SELECT max(id) FROM mail) - ?');
  const all = database.prepare('SELECT * FROM mail ORDER BY id DESC LIMIT ?');
  const ofOne = database.prepare('SELECT * FROM mail WHERE recipient = ? ORDER BY id DESC LIMIT ?');
  return {
    deliver({ recipient, sender, subject, body, code, language }) {
      insert.run(recipient, sender, subject, body, code ?? null, language, Date.now());
      prune.run(kept);
    },
    latest(recipient) {
      const rows = recipient === undefined ? all.all(shown) : ofOne.all(recipient, shown);
      return rows.map((row) => {
        const { id, recipient, sender, subject, body, code, language, sent_at } = row as unknown as Row;
        return { id, recipient, sender, subject, body, code: code ?? undefined, language, sentAt: new Date(sent_at) };
      });
    },
  };
}

interface Row extends Omit<Mail, 'code'> {
  id: number;
  code: string | null;
  sent_at: number;
}
