import type { AddressFields } from '@shop/api-contracts';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { bulkInsert, type Database, mediaFileOf, type StoredCompanySite } from '@shop/commerce-model';
import type { CustomerSeed, DemoCompany } from '../demo-company.ts';
import { importMedia } from './import-media.ts';

/** Imports company sites; their logos become public files. */
export async function importCompanies(db: Kysely<Database>, companies: StoredCompanySite[]): Promise<void> {
  const sites = companies.map(({ logo, ...company }) => {
    if (!logo) return { files: [], data: company };
    const [light, dark] = [logo.light, logo.dark].map((svg) =>
      mediaFileOf(`${company.id}-logo.svg`, 'image/svg+xml', svg),
    );
    const image = { src: light!.src, srcDark: dark!.src, width: logo.width, height: logo.height };
    return { files: [light!, dark!], data: { ...company, settings: { ...company.settings, logo: image } } };
  });
  await importMedia(
    db,
    sites.flatMap(({ files }) => files),
  );
  await bulkInsert(
    db,
    'company',
    sites.map(({ data }) => ({ id: data.id, data })),
  );
}

/** Imports customers, their members, and the addresses of both. */
export async function importPeople(db: Kysely<Database>, { customers, users, pages }: DemoCompany): Promise<void> {
  await bulkInsert(
    db,
    'customer',
    customers.map(({ registration, ...customer }) => ({
      number: customer.number,
      name: customer.name,
      selected_locale: customer.selectedLocale,
      discounts: customer.discounts,
      has_credit: customer.hasCredit,
      needs_order_reference: customer.needsOrderReference,
      is_partner: customer.isPartner,
      is_tax_exempt: customer.isTaxExempt,
      company_site: customer.companySite,
      ...registrationRow(
        registration ?? users.find(({ customerNumbers }) => customerNumbers[0] === customer.number) ?? null,
      ),
    })),
  );
  const now = new Date().toISOString();
  await bulkInsert(
    db,
    'person',
    users.map((user) => ({
      oid: user.oid,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      is_company: user.isCompany,
      company_name: user.companyName,
      phone_number: user.phoneNumber,
      company_number: user.companyNumber,
      electronic_invoice_number: user.electronicInvoiceNumber,
      vat_id: user.vatId,
      permissions: user.permissions,
      customer_number: user.customerNumbers[0] ?? null,
      market: user.market,
      locale: user.locale,
      known_since: now,
    })),
  );
  await bulkInsert(
    db,
    'membership',
    users.flatMap(({ oid, customerNumbers }) => customerNumbers.map((number) => ({ oid, customer_number: number }))),
  );
  const [version] = pages
    .flatMap(({ page, updated }) => (page === 'terms' ? (updated ?? []) : []))
    .sort()
    .reverse();
  const accepting = version === undefined ? [] : users.filter(({ hasAcceptedTerms }) => hasAcceptedTerms);
  await bulkInsert(
    db,
    'accepted_terms',
    accepting.map(({ oid }) => ({ oid, version, accepted_at: now })),
  );
  await bulkInsert(db, 'address', [
    ...customers.flatMap(({ number, addresses }) =>
      addresses.map((one) => addressRow(one, { customer_number: number, oid: null })),
    ),
    ...users.flatMap(({ oid, addresses }) => addresses.map((one) => addressRow(one, { customer_number: null, oid }))),
  ]);
}

/** Columns of a company's numbers; empty for a customer without any. */
const registrationRow = (registration: CustomerSeed['registration']) => ({
  company_number: registration?.companyNumber ?? '',
  electronic_invoice_number: registration?.electronicInvoiceNumber ?? '',
  vat_id: registration?.vatId ?? '',
});

/** Has the same id at every import. */
function addressRow(address: AddressFields, owner: { customer_number: string | null; oid: string | null }) {
  const text = JSON.stringify([owner, address]);
  return {
    id: createHash('sha256').update(text).digest('hex').slice(0, 32),
    ...owner,
    display_name: address.displayName,
    company_or_name: address.companyOrName,
    street_address: address.streetAddress,
    address_line_two: address.addressLineTwo,
    zip_code: address.zipCode,
    city: address.city,
    country_code: address.countryCode,
    state_code: address.stateCode,
    default_delivery: address.defaultDelivery,
    default_invoice: address.defaultInvoice,
  };
}
