import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/**
 * Writes the customers of the folder; others stay. People are found by the mail address they have signed in with: a
 * customer whose row names members has these and no others.
 *
 * @returns how many members have never signed in, so that the next import will find them
 */
export async function writeCustomers(db: Kysely<Database>): Promise<number> {
  for (const statement of [customers, named, gone, joined]) await statement.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from named_member
    where not exists (select from person where lower(person.email) = named_member.email)`.execute(db);
  return rows[0]!.count;
}

const customers = sql`
  insert into customer (number, name, selected_locale, discounts, has_credit, needs_order_reference, is_partner,
    is_tax_exempt, company_number, vat_id)
  select staged.key, staged.data->>'name', market.data->'locales'->>0,
    jsonb_build_object('general', staged.data->'discount', 'categories', coalesce(agreed.discounts, '{}')),
    (staged.data->>'credit')::boolean, (staged.data->>'order_reference')::boolean, false,
    (staged.data->>'tax_exempt')::boolean, staged.data->>'company_number', staged.data->>'vat_id'
  from staged_customers as staged
  join lateral (
    select data from market order by country = staged.data->>'country' desc nulls last, position limit 1) as market on true
  left join (
    select data->>'customer' as customer, jsonb_object_agg(data->>'category', data->'discount') as discounts
    from staged_discounts group by 1) as agreed on agreed.customer = staged.key
  on conflict (number) do update set name = excluded.name, selected_locale = excluded.selected_locale,
    discounts = excluded.discounts, has_credit = excluded.has_credit,
    needs_order_reference = excluded.needs_order_reference, is_tax_exempt = excluded.is_tax_exempt,
    company_number = excluded.company_number, vat_id = excluded.vat_id`;

const named = sql`
  create temporary table named_member on commit drop as
  select distinct key as customer_number, lower(email) as email
  from staged_customers cross join lateral jsonb_array_elements_text(
    case jsonb_typeof(data->'members') when 'array' then data->'members' else '[]' end) as email`;

const gone = sql`
  delete from membership using person
  where person.oid = membership.oid and membership.customer_number in (select customer_number from named_member)
    and not exists (
      select from named_member as one
      where one.customer_number = membership.customer_number and one.email = lower(person.email))`;

const joined = sql`
  insert into membership (oid, customer_number)
  select person.oid, named_member.customer_number
  from named_member join person on lower(person.email) = named_member.email
  on conflict do nothing`;
