import { Client } from 'pg';

/** Milliseconds in which a server must say whether it takes writes. */
const answerMs = 2_000;

/**
 * The one of several servers that takes writes; undefined when there is none. After a promotion the old primary may still
 * live, cut off from the others: of two that take writes the one with the later timeline is the primary.
 */
export async function findPrimary(addresses: readonly string[]): Promise<string | undefined> {
  const timelines = await Promise.all(addresses.map((address) => timelineOf(address).catch(() => 0)));
  const latest = Math.max(...timelines);
  return latest === 0 ? undefined : addresses[timelines.indexOf(latest)];
}

/** Counts the promotions before; 0 for a standby. */
async function timelineOf(connectionString: string): Promise<number> {
  const client = new Client({ connectionString, connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  // a connection that ends meanwhile fails its query too
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ file: string | null }>(
      'select case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file',
    );
    const { file } = rows[0]!;
    return file === null ? 0 : Number.parseInt(file.slice(0, 8), 16);
  } finally {
    void client.end().catch(() => undefined);
  }
}
