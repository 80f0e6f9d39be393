import { sql, type Kysely } from 'kysely';

/**
 * Numbers of a company belong to its customer number, not to each of its members. What members had entered stays: that of
 * the one who works for this company alone, else of one who has it in use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column company_number text not null default '',
      add column electronic_invoice_number text not null default '',
      add column vat_id text not null default ''`.execute(db);
  await sql`
    update customer set (company_number, electronic_invoice_number, vat_id) = (
      coalesce(member.company_number, ''), coalesce(member.electronic_invoice_number, ''), coalesce(member.vat_id, ''))
    from (
      select distinct on (membership.customer_number) membership.customer_number as number, person.company_number,
        person.electronic_invoice_number, person.vat_id
      from membership join person on person.oid = membership.oid
      cross join lateral (select count(*) as total from membership as own where own.oid = person.oid) as own
      where own.total = 1 or person.customer_number = membership.customer_number
      order by membership.customer_number, person.vat_id = '', own.total, person.oid
    ) as member where member.number = customer.number`.execute(db);
}
