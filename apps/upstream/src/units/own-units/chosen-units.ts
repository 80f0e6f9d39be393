import type { InputOf, units } from '@shop/api-contracts';
import { serialKeyOf, serialSignsOf } from '@shop/commerce-model';
import { sql } from 'kysely';
import type { Person } from '../../access/person.ts';
import { isOwn, ownRegistrations } from '../registration/registrations.ts';

type Filters = Pick<NonNullable<InputOf<typeof units.list>['query']>, 'q' | 'place' | 'family' | 'withoutPlace'>;

/** Query for the own units that filters leave. */
export const chosenUnits = (person: Person, filters: Filters, { inOrder = false } = {}) =>
  ownRegistrations(person, { conditions: conditionsOf(filters), inOrder });

/** Query for the same units, counted by place, spot and family: kept counts, but for a search. */
export function countedUnits(person: Person, filters: Filters) {
  if (filters.q) return sql`select *, 1 as units from (${chosenUnits(person, filters)}) as chosen`;
  return sql`select * from unit_count where ${sql.join([isOwn(person, 'unit_count'), ...conditionsOf(filters)], sql` and `)}`;
}

const conditionsOf = ({ q, place, family, withoutPlace }: Filters) => [
  ...(withoutPlace === 'true' ? [sql`place is null`] : place ? [sql`place = ${place}`] : []),
  ...(family ? [sql`family_id = ${family}`] : []),
  ...(q ? [isFoundBy(q)] : []),
];

function isFoundBy(q: string) {
  const inText = sql`search_text like lower(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`;
  // as typed: an ending keeps its zeros
  const signs = serialSignsOf(q);
  if (signs === '') return inText;
  return sql`(${inText} or serial_key like ${`%${signs}%`} or serial_key like ${`${serialKeyOf(q)}%`})`;
}
