import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** The selling company of a market, as mails name it: name, address, phone number and mail, registration. */
export async function companyLines(db: Kysely<Database>, country: string): Promise<string[]> {
  const market = await db.selectFrom('market').select('data').where('country', '=', country).executeTakeFirst();
  if (!market) return [];
  const { settings, seller } = market.data;
  const { name, address, phoneNumber, email } = settings['contact'] as Record<
    'name' | 'address' | 'phoneNumber' | 'email',
    string
  >;
  return [
    name,
    address,
    `${phoneNumber}, ${email}`,
    [seller?.registration, seller?.vatId].filter(Boolean).join(', '),
  ].filter(Boolean);
}
