import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Database storage for a provider's sessions, grants, codes and tokens, under the policy's name. */
export function providerRecords(database: DatabaseSync, policy: string): (model: string) => Adapter {
  const write = database.prepare(
    `INSERT INTO provider_records (key, grant_id, uid, account_id, expires_at, payload) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET grant_id = excluded.grant_id, uid = excluded.uid, account_id = excluded.account_id,
       expires_at = excluded.expires_at, payload = excluded.payload`,
  );
  const alive = 'AND (expires_at IS NULL OR expires_at > ?)';
  const byKey = database.prepare(`SELECT payload FROM provider_records WHERE key = ? ${alive}`);
  const byUid = database.prepare(`SELECT payload FROM provider_records WHERE uid = ? ${alive}`);
  const consume = database.prepare(
    `UPDATE provider_records SET payload = json_set(payload, '$.consumed', ?) WHERE key = ?`,
  );
  const remove = database.prepare('DELETE FROM provider_records WHERE key = ?');
  const removeGrant = database.prepare('DELETE FROM provider_records WHERE grant_id = ?');
  const payloadOf = (row: Record<string, unknown> | undefined) =>
    Promise.resolve(row && (JSON.parse(row['payload'] as string) as AdapterPayload));

  return (model) => {
    const keyOf = (id: string) => `${policy}:${model}:${id}`;
    return {
      upsert(id, payload, lifeSeconds) {
        const expiresAt = lifeSeconds ? nowInSeconds() + lifeSeconds : null;
        const uid = payload.uid ? keyOf(payload.uid) : null;
        write.run(
          keyOf(id),
          payload.grantId ?? null,
          uid,
          payload.accountId ?? null,
          expiresAt,
          JSON.stringify(payload),
        );
        return Promise.resolve();
      },
      find: (id) => payloadOf(byKey.get(keyOf(id), nowInSeconds())),
      findByUid: (uid) => payloadOf(byUid.get(keyOf(uid), nowInSeconds())),
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => Promise.resolve(void consume.run(nowInSeconds(), keyOf(id))),
      destroy: (id) => Promise.resolve(void remove.run(keyOf(id))),
      revokeByGrantId: (grantId) => Promise.resolve(void removeGrant.run(grantId)),
    };
  };
}

/** Deletes expired records. */
export function sweepProviderRecords(database: DatabaseSync): void {
  database.prepare('DELETE FROM provider_records WHERE expires_at <= ?').run(nowInSeconds());
}

/** Ends every session, grant and token of an account, as after a new password. */
export function endAllOf(database: DatabaseSync, oid: string): void {
  database.prepare('DELETE FROM provider_records WHERE account_id = ?').run(oid);
}
