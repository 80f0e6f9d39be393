import { randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const codeLifeMs = 10 * 60_000;
/** Longer than the lifetime of an interaction. */
const proofLifeMs = 2 * 3_600_000;
const maxTries = 5;
/**
 * Maximum number of codes per address within the lifetime of a code, so that guessing is hopeless with all tries of all
 * codes.
 */
const maxCodes = 10;

export type Checked = { result: 'right' } | { result: 'wrong'; triesLeft: number } | { result: 'gone' };

/** Addresses proven by a code from their mailbox, stored per interaction, so that a restart loses nothing. */
export interface AddressProofs {
  /**
   * Starts again for an interaction.
   *
   * @returns the code to send, undefined when too many were sent to this address
   */
  begin(interaction: string, email: string): string | undefined;
  /** The address of the interaction, proven or not. */
  addressOf(interaction: string): string | undefined;
  check(interaction: string, code: string): Checked;
  /** The proven address; undefined before the proof. */
  provenAddressOf(interaction: string): string | undefined;
  end(interaction: string): void;
}

export function createAddressProofs(database: DatabaseSync, now: () => number = Date.now): AddressProofs {
  const codesSent = database.prepare('SELECT count(*) AS count FROM codes_sent WHERE email = ? AND sent_at > ?');
  const noteSent = database.prepare('INSERT INTO codes_sent (email, sent_at) VALUES (?, ?)');
  const forgetSent = database.prepare('DELETE FROM codes_sent WHERE sent_at <= ?');
  const forgetProofs = database.prepare('DELETE FROM address_proofs WHERE sent_at <= ?');
  const write = database.prepare(
    `INSERT INTO address_proofs (interaction, email, code, tries, sent_at, is_proven) VALUES (?, ?, ?, 0, ?, 0)
     ON CONFLICT (interaction) DO UPDATE SET email = excluded.email, code = excluded.code, tries = 0, sent_at = excluded.sent_at, is_proven = 0`,
  );
  const read = database.prepare('SELECT * FROM address_proofs WHERE interaction = ?');
  const countTry = database.prepare(
    'UPDATE address_proofs SET tries = tries + 1 WHERE interaction = ? AND tries < ? RETURNING tries',
  );
  const prove = database.prepare('UPDATE address_proofs SET is_proven = 1, code = NULL WHERE interaction = ?');
  const remove = database.prepare('DELETE FROM address_proofs WHERE interaction = ?');
  const rowOf = (interaction: string) => read.get(interaction) as Row | undefined;

  return {
    begin(interaction, email) {
      forgetSent.run(now() - codeLifeMs);
      forgetProofs.run(now() - proofLifeMs);
      const { count } = codesSent.get(email, now() - codeLifeMs) as { count: number };
      if (count >= maxCodes) return undefined;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      noteSent.run(email, now());
      write.run(interaction, email, code, now());
      return code;
    },
    addressOf: (interaction) => rowOf(interaction)?.email,
    check(interaction, code) {
      const row = rowOf(interaction);
      if (!row?.code || row.sent_at + codeLifeMs <= now()) return { result: 'gone' };
      // Counted before the comparison, in one statement, so that even parallel tries are limited to five.
      const counted = countTry.get(interaction, maxTries) as { tries: number } | undefined;
      if (!counted) return { result: 'gone' };
      const typed = Buffer.from(code.replace(/\s/g, ''));
      const right = Buffer.from(row.code);
      if (typed.length === right.length && timingSafeEqual(typed, right)) {
        prove.run(interaction);
        return { result: 'right' };
      }
      const triesLeft = maxTries - counted.tries;
      return triesLeft > 0 ? { result: 'wrong', triesLeft } : { result: 'gone' };
    },
    provenAddressOf(interaction) {
      const row = rowOf(interaction);
      return row?.is_proven === 1 ? row.email : undefined;
    },
    end: (interaction) => void remove.run(interaction),
  };
}

interface Row {
  email: string;
  code: string | null;
  sent_at: number;
  is_proven: number;
}
