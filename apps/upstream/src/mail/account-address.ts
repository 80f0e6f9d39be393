import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

export const noAddress = 'the account has no e-mail address';

/**
 * Address of an account, as the identity provider confirmed it; null when it has none. Anybody can write another one
 * into a contact, and nobody has confirmed that: mails sent there, by us or by the payment provider, would reach whoever is named.
 */
export async function accountAddress(db: Kysely<Database>, oid: string | null): Promise<string | null> {
  if (oid === null) return null;
  const { rows } = await sql<{ email: string }>`
    select email from person where oid = ${oid} and email <> ''`.execute(db);
  return rows[0]?.email ?? null;
}
