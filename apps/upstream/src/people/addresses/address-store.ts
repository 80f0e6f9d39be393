import type { Address, AddressFields } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { AddressTable, Database } from '@shop/commerce-model';
import { placeOf, type Owner } from '../../access/owner.ts';

/** Addresses of one owner; those of others are not found. */
export class AddressStore {
  readonly #db: Kysely<Database>;
  readonly #owner: Owner;

  constructor(db: Kysely<Database>, owner: Owner) {
    this.#db = db;
    this.#owner = owner;
  }

  async all(): Promise<Address[]> {
    const { column, value } = placeOf(this.#owner);
    const rows = await this.#db.selectFrom('address').selectAll().where(column, '=', value).execute();
    return rows.map(addressOf);
  }

  /** Serialises changes of this owner's addresses until the transaction ends. */
  async lock(): Promise<void> {
    const { column, value } = placeOf(this.#owner);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${column} ${value}`}, 0))`.execute(this.#db);
  }

  async add(id: string, fields: AddressFields): Promise<Address> {
    await this.#takeDefaults(fields, id);
    const row = { id, ...this.#owner, ...rowOf(fields) };
    return addressOf(await this.#db.insertInto('address').values(row).returningAll().executeTakeFirstOrThrow());
  }

  /** Undefined when the address does not exist. */
  async update(id: string, fields: AddressFields): Promise<Address | undefined> {
    const { column, value } = placeOf(this.#owner);
    await this.#takeDefaults(fields, id);
    const row = await this.#db
      .updateTable('address')
      .set(rowOf(fields))
      .where('id', '=', id)
      .where(column, '=', value)
      .returningAll()
      .executeTakeFirst();
    return row && addressOf(row);
  }

  /** False when the address does not exist. */
  async remove(id: string): Promise<boolean> {
    const { column, value } = placeOf(this.#owner);
    const { numDeletedRows } = await this.#db
      .deleteFrom('address')
      .where('id', '=', id)
      .where(column, '=', value)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** Removes the default marks from other addresses. */
  async #takeDefaults({ defaultDelivery, defaultInvoice }: AddressFields, id: string): Promise<void> {
    if (!defaultDelivery && !defaultInvoice) return;
    const { column, value } = placeOf(this.#owner);
    await this.#db
      .updateTable('address')
      .set({
        ...(defaultDelivery ? { default_delivery: false } : {}),
        ...(defaultInvoice ? { default_invoice: false } : {}),
      })
      .where(column, '=', value)
      .where('id', '<>', id)
      .execute();
  }
}

function rowOf(fields: AddressFields): Omit<AddressTable, 'id' | 'customer_number' | 'oid'> {
  return {
    display_name: fields.displayName,
    company_or_name: fields.companyOrName,
    street_address: fields.streetAddress,
    address_line_two: fields.addressLineTwo,
    zip_code: fields.zipCode,
    city: fields.city,
    country_code: fields.countryCode,
    state_code: fields.stateCode,
    default_delivery: fields.defaultDelivery,
    default_invoice: fields.defaultInvoice,
  };
}

function addressOf(row: AddressTable): Address {
  return {
    id: row.id,
    displayName: row.display_name,
    companyOrName: row.company_or_name,
    streetAddress: row.street_address,
    addressLineTwo: row.address_line_two,
    zipCode: row.zip_code,
    city: row.city,
    countryCode: row.country_code,
    stateCode: row.state_code,
    defaultDelivery: row.default_delivery,
    defaultInvoice: row.default_invoice,
  };
}
