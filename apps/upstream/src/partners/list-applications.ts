import type { Application, partners } from '@shop/api-contracts';
import type { SignedInCall } from '../http/route.ts';
import { Problem } from '../problem/problem.ts';

/** Lists the tools that a partner's market offers its members. Throws a Problem 403 `not_a_partner`. */
export async function listApplications({
  db,
  person,
  context: { market, language },
}: SignedInCall<typeof partners.applications>): Promise<Application[]> {
  if (!person.isBusinessUser) throw new Problem(403, 'not_a_partner', 'Only partners can use these tools');
  const rows = await db.selectFrom('partner_application').selectAll().orderBy('position').execute();
  return rows
    .filter(({ countries }) => countries.length === 0 || countries.includes(market.country))
    .map(({ id, address, image, texts: { name, description } }) => ({
      id,
      name: name[language],
      description: description[language],
      address,
      image,
    }));
}
