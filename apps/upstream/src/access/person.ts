import { sql, type Kysely } from 'kysely';
import type { Database, Discounts } from '@shop/commerce-model';
import type { Identity } from './verify-token.ts';

/** Who is signed in, as far as the shop knows; texts are empty where nothing is known. */
export interface Person {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  phoneNumber: string;
  companyNumber: string;
  electronicInvoiceNumber: string;
  vatId: string;
  isCompany: boolean;
  permissions: string[];
  /** The one in use, always one of the own; null without any. */
  customerNumber: string | null;
  hasMultipleCustomerNumbers: boolean;
  /** A partner: as the customer number in use says. */
  isBusinessUser: boolean;
  /** Of the customer number in use. */
  discounts: Discounts | null;
  /** Version of the terms that was accepted last. */
  acceptedTerms: string | null;
}

/** The person of a token, in one query; made known at the first call, by one of several that come at once. */
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

/** A customer number that is no longer the person's own is not in use, whatever was chosen once. */
async function readPerson(db: Kysely<Database>, oid: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select person.oid, person.email, first_name as "firstName", last_name as "lastName", company_name as "companyName",
      phone_number as "phoneNumber", company_number as "companyNumber",
      electronic_invoice_number as "electronicInvoiceNumber", vat_id as "vatId", is_company as "isCompany", permissions,
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
