import { sql, type Kysely } from 'kysely';
import type { Database, Discounts } from '@shop/commerce-model';
import type { Identity } from './verify-token.ts';

/** The signed-in person; unknown texts are empty. */
export interface Person {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  /** The company fields are those of the customer number in use, else the person's own. */
  companyName: string;
  companyNumber: string;
  electronicInvoiceNumber: string;
  vatId: string;
  isCompany: boolean;
  permissions: string[];
  /** Customer number in use, one of the person's own; null without any. */
  customerNumber: string | null;
  hasMultipleCustomerNumbers: boolean;
  /** True when the customer number in use belongs to a partner. */
  isBusinessUser: boolean;
  /** Of the customer number in use. */
  discounts: Discounts | null;
  /** Version of the terms accepted last. */
  acceptedTerms: string | null;
}

/** Loads the person of a token in one query, creating the row at the first call; safe for several calls at once. */
export async function loadPerson(db: Kysely<Database>, identity: Identity): Promise<Person> {
  const known = await readPerson(db, identity.oid);
  if (known && (known.email === identity.email || identity.email === '')) return known;
  await db
    .insertInto('person')
    .values({ oid: identity.oid, email: identity.email, first_name: identity.firstName, last_name: identity.lastName })
    .onConflict((conflict) => conflict.column('oid').doUpdateSet({ email: identity.email }))
    .execute();
  return (await readPerson(db, identity.oid))!;
}

/** Ignores the chosen customer number if it no longer belongs to the person. */
async function readPerson(db: Kysely<Database>, oid: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select person.oid, person.email, first_name as "firstName", last_name as "lastName", phone_number as "phoneNumber",
      coalesce(customer.name, person.company_name) as "companyName",
      coalesce(customer.company_number, person.company_number) as "companyNumber",
      coalesce(customer.electronic_invoice_number, person.electronic_invoice_number) as "electronicInvoiceNumber",
      coalesce(customer.vat_id, person.vat_id) as "vatId", is_company as "isCompany", permissions,
      customer.number as "customerNumber", coalesce(own.total, 0) > 1 as "hasMultipleCustomerNumbers",
      coalesce(customer.is_partner, false) as "isBusinessUser", customer.discounts,
      (select max(version) from accepted_terms where accepted_terms.oid = person.oid) as "acceptedTerms"
    from person
    left join lateral (
      select customer_number, count(*) over ()::int as total from membership
      where membership.oid = person.oid
      order by customer_number = person.customer_number desc nulls last, customer_number limit 1) as own on true
    left join customer on customer.number = own.customer_number
    where person.oid = ${oid}`.execute(db);
  return rows[0];
}
