import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';

/** A message to one recipient. */
export interface Mail {
  recipient: string;
  sender: string;
  subject: string;
  body: string;
  /** HTML version of the body, if the message has one. */
  html?: string | undefined;
  /** A code that the mail contains, shown large. */
  code?: string | undefined;
  /** Language tag of subject and body; empty when unknown. */
  language: string;
  /** Attachments. */
  parts?: MailPart[];
}

export interface MailPart {
  /** File name. */
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

export interface ReceivedMail extends Omit<Mail, 'html' | 'parts'> {
  id: number;
  sentAt: Date;
  /** True when the message has an HTML part. */
  hasHtml: boolean;
  attachments: { id: number; name: string; type: string; bytes: number }[];
}

/** One mailbox for all addresses. */
export interface Mailbox {
  deliver(mail: Mail): void;
  /** Newest first. */
  latest(recipient?: string): ReceivedMail[];
  htmlOf(mailId: number): string | undefined;
  attachment(id: number): MailPart | undefined;
}

const kept = 500;
const shown = 100;

export function createMailbox(database: DatabaseSync): Mailbox {
  const insert = database.prepare(
    'INSERT INTO mail (recipient, sender, subject, body, code, language, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const insertPart = database.prepare(
    'INSERT INTO mail_parts (mail_id, kind, name, type, content) VALUES (?, ?, ?, ?, ?)',
  );
  const prune = database.prepare('DELETE FROM mail WHERE id <= (SELECT max(id) FROM mail) - ?');
  const all = database.prepare('SELECT * FROM mail ORDER BY id DESC LIMIT ?');
  const ofOne = database.prepare('SELECT * FROM mail WHERE recipient = ? ORDER BY id DESC LIMIT ?');
  const partsOf = database.prepare(
    'SELECT id, kind, name, type, length(content) AS bytes FROM mail_parts WHERE mail_id = ? ORDER BY id',
  );
  const htmlOf = database.prepare("SELECT content FROM mail_parts WHERE mail_id = ? AND kind = 'html'");
  const attachment = database.prepare(
    "SELECT name, type, content FROM mail_parts WHERE id = ? AND kind = 'attachment'",
  );
  return {
    deliver({ recipient, sender, subject, body, html, code, language, parts = [] }) {
      inTransaction(database, () => {
        const sent = [recipient, sender, subject, body, code ?? null, language, Date.now()];
        const { lastInsertRowid: id } = insert.run(...sent);
        if (html !== undefined) insertPart.run(id, 'html', '', 'text/html', Buffer.from(html));
        for (const part of parts) insertPart.run(id, 'attachment', part.name, part.type, part.content);
        prune.run(kept);
      });
    },
    latest(recipient) {
      const rows = recipient === undefined ? all.all(shown) : ofOne.all(recipient, shown);
      return rows.map((row) => {
        const { sent_at, code, ...mail } = row as unknown as Row;
        const parts = partsOf.all(mail.id) as unknown as PartRow[];
        return {
          ...mail,
          code: code ?? undefined,
          sentAt: new Date(sent_at),
          hasHtml: parts.some(({ kind }) => kind === 'html'),
          attachments: parts.flatMap(({ kind, ...part }) => (kind === 'attachment' ? [part] : [])),
        };
      });
    },
    htmlOf(mailId) {
      const row = htmlOf.get(mailId) as { content: Uint8Array } | undefined;
      return row && Buffer.from(row.content).toString();
    },
    attachment(id) {
      const row = attachment.get(id) as (Omit<MailPart, 'content'> & { content: Uint8Array }) | undefined;
      return row && { ...row, content: Buffer.from(row.content) };
    },
  };
}

interface Row {
  id: number;
  recipient: string;
  sender: string;
  subject: string;
  body: string;
  code: string | null;
  language: string;
  sent_at: number;
}

interface PartRow {
  id: number;
  kind: 'html' | 'attachment';
  name: string;
  type: string;
  bytes: number;
}
