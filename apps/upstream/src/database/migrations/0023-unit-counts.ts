import { sql, type Kysely } from 'kysely';

/** Lists of ten thousand own units are read a page at a time from indexes, and counted without reading them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What units are counted by: those of one owner that stand at one spot and are of one family. */
const key = 'customer_number, oid, place, place_latitude, place_longitude, place_area, family_id';

const statements = [
  // as of the unit and its installation, so that each list is read from one index; search_text: in lower case, each number on
  // a line of its own; sort_name: own name in lower case, its numbers with twenty digits, so that "3 2" stands before "3 10";
  // place: its name with the town, since there is a "Hall 2" in many, else the town, else the degrees; place_area: country and
  // postal code without spaces
  `alter table unit_registration add column family_id text, add column sort_name text not null default '',
     add column search_text text not null default '',
     add column place text, add column place_latitude double precision, add column place_longitude double precision,
     add column place_area text`,
  // whole words, since "Shed 2" does not say that it is in Ed
  `create function words_of(written text) returns text language sql immutable return
     ' ' || btrim(regexp_replace(lower(written), '[^[:alnum:]]+', ' ', 'g')) || ' '`,
  // The unit is locked on insert only: its correction finds a registration that is stored, but none that is on its way.
  `create function copy_to_registration() returns trigger language plpgsql as $$
     declare
       of_unit record;
     begin
       if tg_op = 'INSERT' then
         perform from unit where equipment_id = new.equipment_id for no key update;
       end if;
       select unit.serial_number, unit.serial_key, unit.tag_id, unit.product_family_id, latitude, longitude,
           case when in_use_at <> '' and city <> '' and position(words_of(city) in words_of(in_use_at)) = 0
             then in_use_at || ', ' || city
             else coalesce(nullif(in_use_at, ''), nullif(city, ''),
               round(latitude::numeric, 3) || ', ' || round(longitude::numeric, 3)) end as place,
           case when country <> '' and zip <> ''
             then country || ' ' || upper(regexp_replace(zip, '[^A-Za-z0-9]', '', 'g')) end as area
         into of_unit from unit left join unit_installation using (equipment_id)
         where unit.equipment_id = new.equipment_id;
       new.serial_key = coalesce(of_unit.serial_key, '');
       new.family_id = of_unit.product_family_id;
       new.sort_name = regexp_replace(
         regexp_replace(lower(new.custom_name), '(\\d+)', '00000000000000000000\\1', 'g'), '\\d*(\\d{20})(?!\\d)', '\\1', 'g');
       new.search_text = lower(concat_ws(E'\\n', new.custom_name, of_unit.serial_number, of_unit.tag_id));
       new.place = of_unit.place;
       new.place_latitude = of_unit.latitude;
       new.place_longitude = of_unit.longitude;
       new.place_area = of_unit.area;
       return new;
     end $$`,
  `create trigger registration_copies before insert or update on unit_registration for each row
     execute function copy_to_registration()`,
  // whoever changes them: a customer, or the seller's import
  `create function renew_registrations_of_units() returns trigger language plpgsql as $$
     begin
       update unit_registration set equipment_id = equipment_id where equipment_id in (
         select equipment_id from (
           select equipment_id, serial_number, serial_key, tag_id, product_family_id from changed
           except select equipment_id, serial_number, serial_key, tag_id, product_family_id from former) as other);
       return null;
     end $$`,
  `create trigger unit_copied after update on unit referencing old table as former new table as changed
     for each statement execute function renew_registrations_of_units()`,
  `create function renew_registrations() returns trigger language plpgsql as $$
     begin
       update unit_registration set equipment_id = equipment_id where equipment_id in (select equipment_id from changed);
       return null;
     end $$`,
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger installation_copied_on_${event} after ${event} on unit_installation
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement
      execute function renew_registrations()`,
  ),
  `update unit_registration set equipment_id = equipment_id`,
  `drop index unit_registration_customer`,
  `drop index unit_registration_oid`,
  ...Object.entries({
    customer: 'customer_number',
    oid: 'oid',
    place: 'customer_number, place',
    family: 'customer_number, family_id',
  }).map(
    ([name, columns]) =>
      `create index unit_registration_${name} on unit_registration (${columns}, sort_name, serial_key, equipment_id)`,
  ),

  // owners as of the registrations, without references: what is left when one is deleted is counted down to nothing
  `create table unit_count (
     customer_number text, oid text, place text, place_latitude double precision, place_longitude double precision,
     place_area text, family_id text, units int not null, constraint unit_count_key unique nulls not distinct (${key}))`,
  `create index unit_count_oid on unit_count (oid) where oid is not null`,
  `create index unit_count_none on unit_count (units) where units = 0`,
  `insert into unit_count select ${key}, count(*) from unit_registration group by ${key}`,
  // in the order of the key, so that two statements that change the same counts do not wait for each other in a circle
  `create function count_units() returns trigger language plpgsql as $$
     begin
       execute 'insert into unit_count select ${key}, sum(units) from ('
         || case tg_op
           when 'INSERT' then 'select *, 1 as units from added'
           when 'DELETE' then 'select *, -1 as units from removed'
           else 'select *, 1 as units from added union all select *, -1 from removed' end
         || ') as changed group by ${key} having sum(units) <> 0 order by ${key}
           on conflict on constraint unit_count_key do update set units = unit_count.units + excluded.units';
       delete from unit_count where units = 0;
       return null;
     end $$`,
  `create trigger units_counted_on_insert after insert on unit_registration
     referencing new table as added for each statement execute function count_units()`,
  `create trigger units_counted_on_update after update on unit_registration
     referencing new table as added old table as removed for each statement execute function count_units()`,
  `create trigger units_counted_on_delete after delete on unit_registration
     referencing old table as removed for each statement execute function count_units()`,
];
