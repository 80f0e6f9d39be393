import type { InputOf, units } from '@shop/api-contracts';
import { serialKeyOf, serialSignsOf } from '@shop/commerce-model';
import { sql } from 'kysely';
import type { Person } from '../access/person.ts';
import { isOwn, ownRegistrations, placeName } from './registrations.ts';

type Filters = Pick<NonNullable<InputOf<typeof units.list>['query']>, 'q' | 'place' | 'family' | 'withoutPlace'>;

/** Query for the own units that filters leave: their ids and what they are ordered by. */
export function chosenUnits(person: Person, { q = '', place = '', family = '', withoutPlace }: Filters) {
  const isUnplaced = withoutPlace === 'true';
  if (q + place + family === '' && !isUnplaced) return ownRegistrations(person);
  const wanted = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  // as typed: an ending keeps its zeros
  const signs = serialSignsOf(q);
  return sql`
    select unit_registration.equipment_id, custom_name, unit_registration.serial_key
    from unit_registration join unit using (equipment_id) left join unit_installation using (equipment_id)
    where ${isOwn(person)}
      and (custom_name ilike ${wanted} or serial_number ilike ${wanted} or tag_id ilike ${wanted}
        or (${signs} <> '' and (unit.serial_key like ${`%${signs}%`} or unit.serial_key like ${`${serialKeyOf(q)}%`})))
      and ${isUnplaced ? sql`${placeName} is null` : sql`(${place} = '' or ${placeName} = ${place})`}
      and (${family} = '' or product_family_id = ${family})`;
}
