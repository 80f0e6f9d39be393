import type { TaxExempt } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { ownerOf, placeOf } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';
import { readFile } from '../../http/files/read-file.ts';
import { storeFile } from '../../http/files/store-file.ts';
import type { ReceivedFile } from '../../http/files/receive-file.ts';

/** Exemptions of the customer number in use, or of a person without one. */
export class TaxExemptStore {
  private readonly db: Kysely<Database>;
  private readonly owner: ReturnType<typeof ownerOf>;
  private readonly oid: string;
  /** Current ISO day. */
  private readonly today: string;

  constructor(db: Kysely<Database>, person: Person, today: string) {
    this.db = db;
    this.owner = ownerOf(person);
    this.oid = person.oid;
    this.today = today;
  }

  /** Sorted by state and day; with `validOnly` those accepted and valid today. */
  async all(validOnly = false): Promise<TaxExempt[]> {
    const rows = await this.own()
      .where('expiry_date', '>=', validOnly ? this.today : '0001-01-01')
      .where('state', 'in', validOnly ? ['accepted'] : ['received', 'accepted', 'refused'])
      .orderBy('state_code')
      .orderBy('expiry_date')
      .orderBy('tax_exempt.id')
      .execute();
    return rows.map((row) => this.answerOf(row));
  }

  /** `locale`: in which the person is told of the decision. */
  async add(given: { stateCode: string; expiryDate: string }, file: ReceivedFile, locale: string): Promise<TaxExempt> {
    const id = randomUUID();
    const row = { id, ...this.owner, state_code: given.stateCode, expiry_date: given.expiryDate };
    const sender = { added_by: this.oid, locale };
    await this.db
      .insertInto('tax_exempt')
      .values({ ...row, ...sender, file_id: await storeFile(this.db, file) })
      .execute();
    return this.answerOf(await this.own().where('tax_exempt.id', '=', id).executeTakeFirstOrThrow());
  }

  /** Deletes its certificate too. */
  async remove(id: string): Promise<void> {
    const { column, value } = placeOf(this.owner);
    const removed = await this.db
      .deleteFrom('tax_exempt')
      .where('id', '=', id)
      .where(column, '=', value)
      .returning('file_id')
      .executeTakeFirst();
    if (removed) await this.db.deleteFrom('stored_file').where('id', '=', removed.file_id).execute();
  }

  /** Loads the certificate of an own exemption; undefined when it does not exist. */
  async file(id: string) {
    const found = await this.own().where('tax_exempt.id', '=', id).executeTakeFirst();
    return found && readFile(this.db, found.fileId);
  }

  private own() {
    const { column, value } = placeOf(this.owner);
    return this.db
      .selectFrom('tax_exempt')
      .innerJoin('stored_file', 'stored_file.id', 'tax_exempt.file_id')
      .where(column, '=', value)
      .select([
        'tax_exempt.id',
        'state_code as stateCode',
        sql<string>`expiry_date::text`.as('expiryDate'),
        'file_id as fileId',
        'state',
        'refusal',
        'stored_file.name as fileName',
        sql<number>`octet_length(stored_file.bytes)`.as('fileBytes'),
      ]);
  }

  private answerOf(row: Awaited<ReturnType<ReturnType<TaxExemptStore['own']>['executeTakeFirstOrThrow']>>): TaxExempt {
    return {
      id: row.id,
      country: 'US',
      stateCode: row.stateCode,
      expiryDate: row.expiryDate,
      file: { id: row.fileId, name: row.fileName, bytes: row.fileBytes },
      state: row.state,
      refusal: row.refusal,
      isValid: row.state === 'accepted' && row.expiryDate >= this.today,
    };
  }
}
