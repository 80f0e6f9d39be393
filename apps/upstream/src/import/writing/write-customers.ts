import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/**
 * Writes the customers of the folder; others stay. People are found by the mail address they have signed in with: a
 * customer whose row names members has these and no others. Open carts and favourite lists of a member from before are
 * those of the customer number from now on, but for a cart that is being paid.
 *
 * @returns how many members have never signed in, so that the next import will find them
 */
export async function writeCustomers(db: Kysely<Database>): Promise<number> {
  for (const statement of [customers, named, gone, joined, used, cartsTaken, listsTaken]) await statement.execute(db);
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

/** The customer number that a member uses, as for each call. */
const used = sql`
  create temporary table used_number on commit drop as
  select distinct on (membership.oid) membership.oid, membership.customer_number
  from membership join person on person.oid = membership.oid
  where lower(person.email) in (select email from named_member)
  order by membership.oid, membership.customer_number = person.customer_number desc nulls last, membership.customer_number`;

const cartsTaken = sql`
  with taken as (
    update cart set customer_number = used_number.customer_number from used_number
    where cart.oid = used_number.oid and cart.customer_number is null and cart.state = 'open'
      and not exists (
        select from cart as other
        where other.oid = cart.oid and other.customer_number = used_number.customer_number and other.state = 'open'
          and other.action = cart.action and other.country = cart.country
          and other.company_site is not distinct from cart.company_site)
      and not exists (select from shop_order where cart_id = cart.id and shop_order.state = 'paying')
    returning cart.id, cart.customer_number)
  update shop_order set customer_number = taken.customer_number from taken
  where shop_order.cart_id = taken.id and shop_order.state = 'open'`;

const listsTaken = sql`
  update favourite_list set customer_number = used_number.customer_number from used_number
  where favourite_list.oid = used_number.oid and favourite_list.customer_number is null`;
