import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/** Key in table meta of who fills the search index, and until when nobody else does. */
const leaseKey = 'search_index_lease';

/** The right to fill the index, for as long as it is renewed: it lasts beyond any step of a fill. */
export interface FillLease {
  /** Throws a LeaseLostError when somebody else has it by now. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/** Another process fills the index. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Takes the right to fill the index; null while somebody else has it. */
export async function takeFillLease(db: Kysely<Database>, holder: string, seconds: number): Promise<FillLease | null> {
  async function take(): Promise<boolean> {
    const until = sql`extract(epoch from now()) + ${seconds}::int`;
    const { rows } = await sql`
      insert into meta (key, value) values (${leaseKey}, ${holder}::text || ' ' || (${until}))
      on conflict (key) do update set value = excluded.value
        where split_part(meta.value, ' ', 1) = ${holder}
          or split_part(meta.value, ' ', 2)::float8 < extract(epoch from now())
      returning key`.execute(db);
    return rows.length > 0;
  }
  if (!(await take())) return null;
  return {
    async renew() {
      if (!(await take())) throw new LeaseLostError('another process fills the search index');
    },
    async release() {
      await sql`delete from meta where key = ${leaseKey} and split_part(value, ' ', 1) = ${holder}`.execute(db);
    },
  };
}
