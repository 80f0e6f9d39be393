import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { documentTexts } from '../paper/document-texts.ts';
import { registrationOf } from '../paper/registration.ts';

/** The selling company of a market, as mails name it: name, address, phone number and mail, registration. */
export async function companyLines(db: Kysely<Database>, country: string, locale: string): Promise<string[]> {
  const market = await db.selectFrom('market').select('data').where('country', '=', country).executeTakeFirst();
  if (!market) return [];
  const { settings } = market.data;
  const { name, address, phoneNumber, email } = settings['contact'] as Record<
    'name' | 'address' | 'phoneNumber' | 'email',
    string
  >;
  return [name, address, `${phoneNumber}, ${email}`, registrationOf(market.data, documentTexts(locale))].filter(
    Boolean,
  );
}
