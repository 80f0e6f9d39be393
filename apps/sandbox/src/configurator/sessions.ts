import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** What the shop tells of a session. */
export const sessionSchema = (shopUrl: string) =>
  z.object({
    sessionId: z.uuid(),
    configurationId: z.string().min(1).max(40),
    returnUrl: z.url().refine((url) => new URL(url).origin === shopUrl, 'must lead to the shop'),
    design: z.string().max(8_000).nullable(),
    language: z.string().min(2).max(20),
    currency: z.string().regex(/^[A-Z]{3}$/),
    currencyPerEuro: z.number().positive(),
  });
export type Session = z.output<ReturnType<typeof sessionSchema>>;

/** Sessions kept; more than a demo has in two days, after which the shop saves nothing for them. */
const maxSessions = 2_000;

/** Sessions of the configurator, the newest ones; they outlive a restart. */
export function createSessions(database: DatabaseSync) {
  database.exec(
    'CREATE TABLE IF NOT EXISTS configurator_sessions (session_id TEXT PRIMARY KEY, session TEXT NOT NULL) STRICT',
  );
  const write = database.prepare('INSERT OR REPLACE INTO configurator_sessions (session_id, session) VALUES (?, ?)');
  const read = database.prepare('SELECT session FROM configurator_sessions WHERE session_id = ?');
  const purge = database.prepare(
    `DELETE FROM configurator_sessions WHERE rowid <= (SELECT max(rowid) FROM configurator_sessions) - ${maxSessions}`,
  );
  return {
    keep(session: Session): void {
      write.run(session.sessionId, JSON.stringify(session));
      purge.run();
    },
    find(sessionId: string): Session | undefined {
      const row = read.get(sessionId);
      return row && (JSON.parse(row['session'] as string) as Session);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
